import type { ServerResponse } from "node:http";

/** Where the preview's own script and its messages are; no page of a site can be there. */
export const RELOAD_SCRIPT = "/page-data/.cinegen/reload.js";
const RELOAD_EVENTS = "/page-data/.cinegen/events";

/** Tells open browsers what became of a rebuild. */
export class ReloadChannel {
  readonly #browsers = new Set<ServerResponse>();
  #error: string | undefined;

  /** @returns whether the request was the preview's own */
  answer(path: string, response: ServerResponse): boolean {
    if (path === RELOAD_SCRIPT) {
      response.writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-store" });
      response.end(SCRIPT);
      return true;
    }
    if (path !== RELOAD_EVENTS) return false;
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write(this.#error === undefined ? ": ready\n\n" : message("error", this.#error));
    this.#browsers.add(response);
    response.on("close", () => this.#browsers.delete(response));
    return true;
  }

  /** A rebuild is done: browsers load the page again. */
  reload(): void {
    this.#error = undefined;
    this.#send(message("reload", ""));
  }

  /** A rebuild failed: browsers show the error over the page, and so does a page opened later. */
  fail(error: string): void {
    this.#error = error;
    this.#send(message("error", error));
  }

  close(): void {
    for (const browser of this.#browsers) browser.end();
  }

  #send(text: string): void {
    for (const browser of this.#browsers) browser.write(text);
  }
}

function message(event: string, data: string): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Runs in the previewed page. Styles are set through the CSSOM, which the site's policy allows. */
const SCRIPT = `const events = new EventSource(${JSON.stringify(RELOAD_EVENTS)});
let overlay;
events.addEventListener("reload", () => location.reload());
events.addEventListener("error", (event) => {
  if (typeof event.data !== "string") return;
  overlay?.remove();
  overlay = document.createElement("div");
  overlay.id = "cinegen-overlay";
  overlay.setAttribute("role", "alert");
  overlay.textContent = JSON.parse(event.data);
  Object.assign(overlay.style, {
    position: "fixed", inset: "0", zIndex: "2147483647", padding: "4rem 2rem", overflow: "auto",
    font: "1rem/1.6 ui-monospace, monospace", whiteSpace: "pre-wrap", color: "#fff",
    background: "rgb(90 12 20 / 0.96)",
  });
  document.body.append(overlay);
});
`;
