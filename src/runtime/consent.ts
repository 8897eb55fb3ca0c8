import type { SafeStorage } from "./storage.ts";

/** What a visitor has chosen about tracking. */
export type Choice = "granted" | "refused";

const STORAGE_KEY = "cinegen-consent";

const DIALOG = `
<h2 id="consent-title">Får vi telle besøket ditt?</h2>
<p>Vi vil gjerne vite hva som blir lest og hvilke forestillinger som fenger. Da trenger vi informasjonskapsler
fra tjenestene vi måler med. Siden virker like godt om du avslår, og du kan ombestemme deg når som helst, nederst på siden.
<a href="/informasjonskapsler">Les mer om informasjonskapsler</a></p>
<p class="consent__choices"><button type="button" value="refused">Avslå</button>
<button type="button" value="granted">Godta</button></p>`;

const STYLES = `
.consent { position: fixed; z-index: 90; inset: auto 1rem 1rem; box-sizing: border-box; max-width: 36rem;
  max-height: calc(100vh - 2rem); margin: 0 auto; padding: 1.25rem 1.5rem; overflow: auto;
  border: 1px solid var(--line, currentColor); border-radius: .75rem;
  background: var(--raised, Canvas); color: var(--ink, CanvasText); }
.consent h2 { margin: 0 0 .5rem; font-size: 1.25rem; }
.consent p { margin: 0 0 1rem; }
.consent a { color: inherit; }
.consent__choices { display: flex; flex-wrap: wrap; gap: .75rem; }
.consent p:last-child { margin: 0; }
.consent button { flex: 1 1 10rem; min-height: 3rem; padding: .5rem 1rem; border: 2px solid; border-radius: .5rem;
  background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }`;

/** @returns what was chosen on an earlier page; undefined where nothing has been chosen */
export function storedChoice(storage: SafeStorage): Choice | undefined {
  const stored = storage.read("localStorage", STORAGE_KEY);
  return stored === "granted" || stored === "refused" ? stored : undefined;
}

/** Keeps the choice; where storage is blocked it lasts as long as the document. */
export function storeChoice(storage: SafeStorage, choice: Choice): void {
  storage.write("localStorage", STORAGE_KEY, choice);
}

/**
 * Asks for consent without blocking the page: refusing takes one click, just as accepting.
 * @param onChoice called with each choice; the dialogue is gone by then
 * @returns opens the dialogue and moves the keyboard to it
 */
export function createConsentDialog(onChoice: (choice: Choice) => void): {
  show(options: { readonly takeFocus: boolean }): void;
} {
  const styles = new CSSStyleSheet();
  styles.replaceSync(STYLES);
  document.adoptedStyleSheets.push(styles);
  const dialog = document.createElement("dialog");
  dialog.className = "consent";
  dialog.setAttribute("aria-labelledby", "consent-title");
  dialog.innerHTML = DIALOG;
  let opener: Element | null = null;

  dialog.addEventListener("click", ({ target }) => {
    const choice = target instanceof HTMLButtonElement ? target.value : "";
    if (choice !== "granted" && choice !== "refused") return;
    dialog.remove();
    if (opener instanceof HTMLElement) opener.focus();
    onChoice(choice);
  });

  return {
    show({ takeFocus }) {
      opener = takeFocus ? document.activeElement : null;
      // First in the page, so that the keyboard meets the question before what it is about.
      document.body.prepend(dialog);
      // Opened by its attribute: `show()` would take the focus from who has begun to read.
      dialog.setAttribute("open", "");
      if (takeFocus) dialog.querySelector("button")?.focus();
    },
  };
}
