import { createElement } from "react";
import { useSite } from "../context.ts";

interface IslandProps {
  /** Name of a chunk in `templates/islands`. */
  readonly name: string;
  /** When the browser brings it to life (ARCHITECTURE.md, "The page in the browser"). */
  readonly when: "load" | "visible" | "interaction" | "member";
  /** Serialised as JSON; the browser starts from the same values. */
  readonly props: Readonly<Record<string, unknown>>;
}

/** A part of the page that React takes over in the browser; its markup is rendered by React here. */
export function Island({ name, when, props }: IslandProps) {
  const site = useSite();
  return createElement("cine-island", {
    "data-name": name,
    "data-when": when,
    "data-props": JSON.stringify(props),
    dangerouslySetInnerHTML: { __html: site.islandMarkup(name, props) },
  });
}
