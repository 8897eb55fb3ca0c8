import { useSite } from "../context.ts";

/** Marks that a venue can choose in `site/`: our own drawings on a grid of 32 by 32. */
const MARKS: Readonly<Record<string, string>> = {
  kultursal: "M3 29V3h26v26h-8V18a5 5 0 0 0-10 0v11z",
  kino: "M3 3h14l12 6v14l-12 6H3zm7 8v10l9-5z",
  fjord: "M3 3h26v12c-6-4-9 4-14 2S8 12 3 16zm0 18c5-4 7 1 12 3s8-6 14-2v7H3z",
};

/** The venue's mark, where it has one, and its name in type; what follows a dot is set lighter. */
export function Logo() {
  const { site, settings } = useSite();
  const mark = MARKS[settings.theme.logo ?? ""];
  const dot = site.title.lastIndexOf(".");
  const name = dot > 0 ? site.title.slice(0, dot) : site.title;
  return (
    <>
      {mark !== undefined && (
        <svg className="wordmark__mark" viewBox="0 0 32 32" aria-hidden="true">
          <path d={mark} fillRule="evenodd" />
        </svg>
      )}
      <span className="wordmark__name">
        {name}
        <span className="wordmark__end">{site.title.slice(name.length)}</span>
      </span>
    </>
  );
}
