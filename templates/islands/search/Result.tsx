import type { EventStatus } from "../../../src/model/event.ts";
import { STATUS_TEXT } from "../../../src/model/event-words.ts";
import type { SearchEntry } from "../../../src/search/entry.ts";
import { highlight } from "../../../src/search/highlight.ts";
import { Artwork } from "../../parts/Artwork.tsx";
import type { Found } from "./index-store.ts";
import { contextLine, factsText, resultTime } from "./result-text.ts";

interface ResultProps {
  readonly entry: SearchEntry;
  readonly found: Found;
}

/** The picture of a result, or artwork of our own. */
export function ResultPicture({ entry }: Pick<ResultProps, "entry">) {
  if (entry.picture === undefined) {
    return <Artwork seed={entry.title} className="picture result__picture" />;
  }
  return (
    <span className="picture result__picture">
      <img src={entry.picture} alt="" width={64} height={64} loading="lazy" decoding="async" />
    </span>
  );
}

/** The lines below a result's title: what it is, when and where, and why it was found. */
export function ResultLines({ entry, found }: ResultProps) {
  const facts = factsText(entry);
  const time = resultTime(entry, found.now);
  const context = contextLine(entry, found);
  return (
    <>
      {facts !== "" && (
        <span className="result__line kicker">
          <Marked text={facts} found={found} />
        </span>
      )}
      {time && (
        <span className="result__line">
          {time.when}
          {entry.place !== undefined && " · "}
          <Marked text={entry.place ?? ""} found={found} />
          <Status status={time.status} />
        </span>
      )}
      {context && (
        <span className="result__line result__context">
          {context.label !== "" && `${context.label}: `}
          <Marked text={context.text} found={found} />
        </span>
      )}
    </>
  );
}

function Status({ status = "onsale" }: { readonly status: EventStatus | undefined }) {
  const text = STATUS_TEXT[status];
  if (text === "") return null;
  return (
    <>
      {" · "}
      <strong data-event-status={status}>{text}</strong>
    </>
  );
}

interface MarkedProps {
  readonly text: string;
  readonly found: Found;
}

/** A text with the words that were searched for marked. */
export function Marked({ text, found }: MarkedProps) {
  return highlight(text, found.words).map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
