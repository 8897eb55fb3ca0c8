import type { Ticket } from "../../../src/membership/entities.ts";
import { capitalise, formatDay, formatDayAndTime } from "../../../src/model/format.ts";
import { Poster } from "./Poster.tsx";
import { QrView } from "./QrView.tsx";
import { seatsText, whenText } from "./ticket-text.ts";

interface TicketProps {
  readonly ticket: Ticket;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A ticket that can still be used, with the way to its code. */
export function TicketStub({ ticket, now }: TicketProps) {
  const { movieTitle, startTime, expirationDate, sal, seatsInfo, notes } = ticket;
  return (
    <li className="stub">
      <Poster url={ticket.image} title={movieTitle} />
      <div className="stub__text">
        <p className="stub__when">
          {startTime !== undefined && capitalise(whenText(startTime, now))}
        </p>
        <h2 className="stub__title">{movieTitle}</h2>
        <dl className="stub__facts">
          {sal !== "" && <Fact label="Sal">{sal}</Fact>}
          {seatsInfo.seats.map((row) => (
            <Fact key={row.row} label={`Rad ${row.row}`}>
              {seatsText(row)}
            </Fact>
          ))}
          {seatsInfo.info !== "" && <Fact label="Billett">{seatsInfo.info}</Fact>}
        </dl>
        {notes !== "" && <p className="stub__notes">{notes}</p>}
        {expirationDate !== undefined && (
          <p className="stub__expiry">Gyldig til {formatDayAndTime(expirationDate, now)}</p>
        )}
      </div>
      <QrView ticket={ticket} now={now} />
    </li>
  );
}

/** A ticket that has been used, or not. */
export function PastTicket({ ticket: { movieTitle, startTime }, now }: TicketProps) {
  return (
    <li className="past-ticket">
      <span>{movieTitle}</span>
      {startTime !== undefined && <span>{formatDay(startTime, now)}</span>}
    </li>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
