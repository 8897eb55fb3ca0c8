import { useCallback, useState } from "react";
import { membershipOfTab } from "../../src/membership/membership.ts";
import {
  FailureNotice,
  Loading,
  MemberOnly,
  useLoad,
  useMemberState,
  sortTickets,
  ticketKey,
  updatedText,
} from "./members/index.ts";
import { PastTicket, TicketStub } from "./members/TicketStub.tsx";

const LOADING = <Loading text="Henter billettene dine" shape="stub" count={2} />;

/** The member's tickets, which open without a network too: `/min-side/billetter`. */
export default function Tickets() {
  return (
    <MemberOnly loading={LOADING} reason="Logg inn for å se billettene dine.">
      {({ email }) => <TicketList key={email} />}
    </MemberOnly>
  );
}

function TicketList() {
  const [now] = useState(() => Date.now());
  const { items, updatedAt, isKept, error } = useMemberState((state) => state.tickets);
  const reload = useLoad(
    useCallback((signal: AbortSignal) => membershipOfTab().loadTickets(signal), []),
  );
  const { upcoming, past } = sortTickets(items, now);
  return (
    <div className="my-tickets">
      {error && <FailureNotice failure={error} onRetry={reload} />}
      {updatedAt === undefined && !error && LOADING}
      {updatedAt !== undefined && upcoming.length === 0 && <NothingYet />}
      {upcoming.length > 0 && (
        <ul className="stubs">
          {upcoming.map((ticket) => (
            <TicketStub key={ticketKey(ticket)} ticket={ticket} now={now} />
          ))}
        </ul>
      )}
      {updatedAt !== undefined && (
        <p className="my-tickets__updated" role="status">
          Sist oppdatert {updatedText(updatedAt, now)}
        </p>
      )}
      {!isKept && (
        <p className="notice">
          Nettleseren lar oss ikke lagre billettene på denne enheten. Uten nett kan du bare vise dem
          så lenge du holder denne siden åpen.
        </p>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past-tickets">
          <h2 id="past-tickets" className="section-title">
            Tidligere billetter
          </h2>
          <ul className="past-tickets">
            {past.map((ticket) => (
              <PastTicket key={ticketKey(ticket)} ticket={ticket} now={now} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function NothingYet() {
  return (
    <div className="empty">
      <p>Du har ingen billetter til kommende forestillinger.</p>
      <p className="notice__ways">
        <a className="button" href="/kinoprogram">
          Se kinoprogrammet
        </a>
      </p>
    </div>
  );
}
