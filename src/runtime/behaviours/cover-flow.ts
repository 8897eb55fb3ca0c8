/** Moves through a row of posters: by its two buttons, and by the arrow keys from poster to poster. */
export function startCoverFlows(root: ParentNode, signal: AbortSignal): void {
  for (const flow of root.querySelectorAll("[data-cover-flow]")) {
    const track = flow.querySelector<HTMLElement>("[data-cover-flow-track]");
    if (!track) continue;
    for (const button of flow.querySelectorAll<HTMLElement>("[data-cover-flow-step]")) {
      const by = Number(button.dataset.coverFlowStep);
      button.addEventListener("click", () => track.scrollBy({ left: by * pageOf(track) }), {
        signal,
      });
    }
    track.addEventListener("keydown", (event) => moveFocus(track, event), { signal });
  }
}

/** Nearly a screenful, so that the last poster seen stays in sight. */
function pageOf(track: HTMLElement): number {
  return track.clientWidth * 0.8;
}

function moveFocus(track: HTMLElement, event: KeyboardEvent): void {
  const links = [...track.querySelectorAll<HTMLElement>("li:not([hidden]) a")];
  const from = links.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: links.length - 1 }[
    event.key
  ];
  const link = to === undefined || from < 0 ? undefined : links[to];
  if (!link) return;
  event.preventDefault();
  link.focus();
}
