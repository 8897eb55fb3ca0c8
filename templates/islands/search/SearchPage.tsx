import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { SearchForm } from "../../parts/SearchForm.tsx";
import { useIsLive } from "../members/browser.ts";
import { Announcement } from "./Announcement.tsx";
import { indexStore } from "./index-store.ts";
import { countText } from "./result-text.ts";
import { NothingFound, ResultGroups } from "./ResultList.tsx";
import { typedText } from "./typed-text.ts";
import { useSearch } from "./use-search.ts";

interface SearchPageProps {
  readonly id: string;
  readonly label: string | undefined;
}

/**
 * A field with its results below it on the page, as links under headings. What was searched for
 * stands in the page's address, so that it can be shared and come back to.
 */
export function SearchPage({ id, label }: SearchPageProps) {
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const isLive = useIsLive();
  const [typed, setTyped] = useState(() => queryOfAddress() || typedText(id));
  const query = isLive ? typed.trim() : "";
  const { index, found } = useSearch(query);

  useEffect(() => {
    const readAddress = () => setTyped(queryOfAddress());
    addEventListener("popstate", readAddress);
    return () => removeEventListener("popstate", readAddress);
  }, []);
  useEffect(() => {
    if (field.current && field.current.value !== typed) field.current.value = typed;
  }, [typed]);

  return (
    <div className="search" onKeyDown={moveBetweenResults}>
      <SearchForm
        id={id}
        label={label}
        form={{
          onSubmit: (event) => {
            event.preventDefault();
            results.current?.focus();
          },
        }}
        field={{
          ref: field,
          onFocus: () => void indexStore.load(),
          onInput: ({ currentTarget: { value } }) => {
            setTyped(value);
            writeAddress(value.trim());
          },
        }}
      />
      {query !== "" && (
        <section className="results" ref={results} tabIndex={-1} aria-label="Søkeresultater">
          {!found && (index === "failed" ? <Failure /> : <p>Søker …</p>)}
          {found?.count === 0 && <NothingFound found={found} />}
          {found && found.count > 0 && <ResultGroups found={found} />}
        </section>
      )}
      <Announcement text={found ? countText(found) : ""} />
    </div>
  );
}

function Failure() {
  return (
    <div className="empty">
      <p>Søket svarte ikke. Sjekk at du er på nett, og prøv en gang til.</p>
      <button type="button" className="button" onClick={() => void indexStore.load()}>
        Prøv igjen
      </button>
    </div>
  );
}

/** The arrow keys go from the field to the results, and between them. */
function moveBetweenResults(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.nativeEvent.isComposing) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>("input, .result a")];
  const place = places[places.indexOf(event.target as HTMLElement) + step];
  if (!place) return;
  event.preventDefault();
  place.focus();
}

function queryOfAddress(): string {
  if (typeof location === "undefined") return "";
  return new URLSearchParams(location.search).get("q") ?? "";
}

function writeAddress(query: string): void {
  const address = new URL(location.href);
  if (query === "") address.searchParams.delete("q");
  else address.searchParams.set("q", query);
  history.replaceState(history.state, "", address);
}
