import { MARKS } from "../../src/model/brand.ts";
import { useSite } from "../context.ts";

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
        <wbr />
        <span className="wordmark__end">{site.title.slice(name.length)}</span>
      </span>
    </>
  );
}
