import type { Ticket } from "../../../src/membership/entities.ts";
import { capitalise, formatDay, formatDayAndTime } from "../../../src/model/format.ts";
import { Poster } from "./Poster.tsx";
import { QrView } from "./QrView.tsx";
import { seatsText, titleOf, whenText } from "./ticket-text.ts";

interface TicketProps {
  readonly ticket: Ticket;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A ticket that can still be used, with the way to its code. */
export function TicketStub({ ticket, now }: TicketProps) {
  const { startTime, expirationDate, sal, seatsInfo, notes } = ticket;
  const title = titleOf(ticket);
  return (
    <li className="stub">
      <Poster url={ticket.image} title={title} />
      <div className="stub__text">
        {startTime !== undefined && (
          <p className="stub__when">{capitalise(whenText(startTime, now))}</p>
        )}
        <h2 className="stub__title">{title}</h2>
        <dl className="stub__facts">
          {sal !== "" && <Fact label="Sal">{sal}</Fact>}
          {seatsInfo.seats.map(({ row, seats }, index) => (
            <Fact key={index} label={row === "" || seats === "" ? "Plass" : `Rad ${row}`}>
              {seatsText(seats) || `rad ${row}`}
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
export function PastTicket({ ticket, now }: TicketProps) {
  const { startTime } = ticket;
  return (
    <li className="past-ticket">
      <span>{titleOf(ticket)}</span>
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
