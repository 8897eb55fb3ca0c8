/** Tells screen readers what happens, politely. */
export interface Announcer {
  say(text: string): void;
}

/** Adds the one live region of the document; it outlives every navigation. */
export function createAnnouncer(): Announcer {
  const region = document.createElement("div");
  region.setAttribute("role", "status");
  region.className = "visually-hidden";
  document.body.append(region);
  return { say: (text) => (region.textContent = text) };
}
