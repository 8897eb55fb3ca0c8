import { useState } from "react";
import { hrefOfPath } from "../../../src/model/path.ts";
import type { SearchEntry } from "../../../src/search/entry.ts";
import type { ResultGroup } from "../../../src/search/search.ts";
import { indexStore, type Found } from "./index-store.ts";
import { Marked, ResultLines, ResultPicture } from "./Result.tsx";
import { countText, GROUP_TITLES } from "./result-text.ts";

/** A kind has more results behind a button. */
const SHOWN_AT_ONCE = 6;
const SUGGESTIONS = 3;

interface FoundProps {
  readonly found: Found;
}

/** Results under a heading for each kind. */
export function ResultGroups({ found }: FoundProps) {
  return (
    <>
      <p className="results__count">{countText(found)}</p>
      {found.groups.map((group) => (
        <Group key={`${group.name} ${found.query}`} group={group} found={found} />
      ))}
    </>
  );
}

/** What helps who found nothing: how to search, and what is on. */
export function NothingFound({ found }: FoundProps) {
  const suggestions = indexStore.comingUp(SUGGESTIONS);
  return (
    <>
      <div className="empty">
        <p>{countText(found)}.</p>
        <p>Prøv med færre ord, eller skriv bare begynnelsen.</p>
      </div>
      {suggestions.length > 0 && (
        <>
          <h2 className="results__title">Snart på programmet</h2>
          <List entries={suggestions} found={found} />
        </>
      )}
    </>
  );
}

interface GroupProps extends FoundProps {
  readonly group: ResultGroup;
}

function Group({ group: { name, entries }, found }: GroupProps) {
  const [isWhole, setWhole] = useState(entries.length <= SHOWN_AT_ONCE);
  return (
    <>
      <h2 className="results__title">{GROUP_TITLES[name]}</h2>
      <List entries={isWhole ? entries : entries.slice(0, SHOWN_AT_ONCE)} found={found} />
      {!isWhole && (
        <button type="button" className="text-button" onClick={() => setWhole(true)}>
          Vis alle {entries.length}
        </button>
      )}
    </>
  );
}

interface ListProps extends FoundProps {
  readonly entries: readonly SearchEntry[];
}

function List({ entries, found }: ListProps) {
  return (
    <ul className="results__list">
      {entries.map((entry) => (
        <li key={entry.path} className="result">
          <ResultPicture entry={entry} />
          <div className="result__text">
            <h3 className="result__title">
              <a className="cover-link" href={hrefOfPath(entry.path)}>
                <Marked text={entry.title} found={found} />
              </a>
            </h3>
            <ResultLines entry={entry} found={found} />
          </div>
        </li>
      ))}
    </ul>
  );
}
