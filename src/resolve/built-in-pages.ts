import type { PageDefinition } from "../model/page.ts";
import { OFFLINE_PATH } from "../model/path.ts";

/** Pages that every output has, also where a venue's `site/` folder does not define them. */
export const BUILT_IN_PAGES: readonly PageDefinition[] = [
  builtIn("404", "/404.html", "Vi fant ikke siden", "NotFound"),
  builtIn("offline", OFFLINE_PATH, "Du er uten nett", "Offline"),
];

function builtIn(id: string, path: string, title: string, component: string): PageDefinition {
  return {
    id,
    title,
    path,
    pageType: "standard",
    layout: "default",
    template: { rows: [{ columns: [{ xs: 12, md: 12, lg: 12 }] }] },
    blocks: [
      {
        component,
        id: `${id}-main`,
        hide: false,
        place: { row: 0, column: 0, order: 0 },
        data: [],
        options: {},
      },
    ],
    sources: [],
    meta: {},
    body: "",
    noindex: true,
    membersOnly: false,
    file: "built-in page",
  };
}
