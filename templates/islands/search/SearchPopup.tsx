import type { ReactNode } from "react";
import { hrefOfPath } from "../../../src/model/path.ts";
import type { ResultGroup } from "../../../src/search/search.ts";
import type { Found } from "./index-store.ts";
import { Marked, ResultLines, ResultPicture } from "./Result.tsx";
import { countText, GROUP_TITLES } from "./result-text.ts";

/** About so many results are shown, and at least two of each kind. */
const RESULTS = 6;

interface SearchPopupProps {
  /** Makes ids unique on the page. */
  readonly id: string;
  /** Undefined while the index is on its way. */
  readonly found: Found | undefined;
  /** The chosen option by number. */
  readonly active: number;
}

/** What drops down from a search field. */
export function SearchPopup({ id, found, active }: SearchPopupProps) {
  return (
    // The field keeps the focus while a result is clicked.
    <div className="search-popup" onMouseDown={(event) => event.preventDefault()}>
      {found === undefined && <p>Søker …</p>}
      {found?.count === 0 && (
        <p>
          {countText(found)}. <a href="/search">Se hele programmet</a>
        </p>
      )}
      {found && found.count > 0 && <Results id={id} found={found} active={active} />}
    </div>
  );
}

interface ResultsProps extends SearchPopupProps {
  readonly found: Found;
}

function Results({ id, found, active }: ResultsProps) {
  const groups = shownGroups(found);
  const entries = groups.flatMap((group) => group.entries);
  return (
    <>
      {found.isApproximate && <p>{countText(found)}</p>}
      <div id={listId(id)} role="listbox" aria-label="Søkeresultater">
        {groups.map((group) => (
          <div key={group.name} role="group" aria-labelledby={`${id}-${group.name}`}>
            <p id={`${id}-${group.name}`} className="results__title" role="presentation">
              {GROUP_TITLES[group.name]}
            </p>
            {group.entries.map((entry) => (
              <Option
                key={entry.path}
                id={optionId(id, entries.indexOf(entry))}
                href={hrefOfPath(entry.path)}
                isActive={entries.indexOf(entry) === active}
              >
                <ResultPicture entry={entry} />
                <span className="result__text">
                  <span className="result__title">
                    <Marked text={entry.title} found={found} />
                  </span>
                  <ResultLines entry={entry} found={found} />
                </span>
              </Option>
            ))}
          </div>
        ))}
        {found.count > entries.length && (
          <Option
            id={optionId(id, entries.length)}
            href={`/search?q=${encodeURIComponent(found.query)}`}
            isActive={entries.length === active}
          >
            <span className="more">Se alle {found.count} treff</span>
          </Option>
        )}
      </div>
    </>
  );
}

interface OptionProps {
  readonly id: string;
  readonly href: string;
  readonly isActive: boolean;
  readonly children: ReactNode;
}

/** A result that the arrow keys of the field choose, and a link like any other for the mouse. */
function Option({ id, href, isActive, children }: OptionProps) {
  return (
    <a id={id} className="result" role="option" aria-selected={isActive} href={href} tabIndex={-1}>
      {children}
    </a>
  );
}

/** @returns how many options the list of a popup has */
export function optionCount(found: Found): number {
  const shown = shownGroups(found).reduce((sum, { entries }) => sum + entries.length, 0);
  return shown < found.count ? shown + 1 : shown;
}

/** @returns the id of a popup's list */
export function listId(id: string): string {
  return `${id}-results`;
}

/** @returns the id of an option by its number */
export function optionId(id: string, number: number): string {
  return `${id}-result-${number}`;
}

function shownGroups({ groups }: Found): readonly ResultGroup[] {
  const each = Math.max(2, Math.ceil(RESULTS / groups.length));
  return groups.map(({ name, entries }) => ({ name, entries: entries.slice(0, each) }));
}
