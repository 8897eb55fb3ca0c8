import { createElement } from "react";
import { useSite } from "../context.ts";

interface IslandProps {
  /** Name of a chunk in `templates/islands`. */
  readonly name: string;
  /** When the browser brings it to life (ARCHITECTURE.md, "The page in the browser"). */
  readonly when: "load" | "visible" | "interaction" | "member";
  /** JSON values and dates; the browser starts from the same values. */
  readonly props: Readonly<Record<string, unknown>>;
}

/** A part of the page that React takes over in the browser; its markup is rendered by React here. */
export function Island({ name, when, props }: IslandProps) {
  const site = useSite();
  return createElement("cine-island", {
    "data-name": name,
    "data-when": when,
    "data-props": serialise(props),
    dangerouslySetInnerHTML: { __html: site.islandMarkup(name, props) },
  });
}

/** JSON has no dates: the browser makes one again of `{"$date": ISO}`. */
function serialise(props: IslandProps["props"]): string {
  return JSON.stringify(props, function (this: Record<string, unknown>, key, json: unknown) {
    return this[key] instanceof Date ? { $date: json } : json;
  });
}
