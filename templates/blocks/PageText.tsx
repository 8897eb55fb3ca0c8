import { Html } from "../parts/Html.tsx";
import type { BlockProps } from "../records.ts";

/** The text that a page's Markdown file holds. */
export function PageText({ page }: BlockProps) {
  return page.definition.body === "" ? null : <Html html={page.definition.body} />;
}
