import { useCallback, useRef, useState } from "react";
import type { Ticket, UserProfile } from "../../src/membership/entities.ts";
import { membershipOfTab } from "../../src/membership/membership.ts";
import type { MemberIconName } from "../icons/member-paths.ts";
import {
  Loading,
  MemberIcon,
  MemberOnly,
  PATHS,
  sortTickets,
  titleOf,
  useLoad,
  useMemberState,
  whenText,
} from "./members/index.ts";

/** The member's own page: `/min-side`. */
export default function MyPage() {
  return (
    <MemberOnly
      loading={<Loading text="Henter profilen din" shape="line" count={3} />}
      reason="Logg inn for å se billettene, kinolista og profilen din."
    >
      {(profile) => <Overview profile={profile} />}
    </MemberOnly>
  );
}

function Overview({ profile }: { readonly profile: UserProfile }) {
  const [now] = useState(() => Date.now());
  const tickets = useMemberState((state) => state.tickets.items);
  useLoad(useCallback((signal: AbortSignal) => membershipOfTab().loadTickets(signal), []));
  const next = sortTickets(tickets, now).upcoming[0];
  return (
    <div className="my-page">
      <ul className="quick-links__list">
        <Way href={PATHS.tickets} icon="ticket" title="Billettene mine">
          {next ? nextText(next, now) : "Vis koden i døra, også uten nett"}
        </Way>
        <Way href={PATHS.watchList} icon="star-empty" title="Kinolista mi">
          Filmene du har lyst til å se
        </Way>
      </ul>
      <section className="my-page__profile" aria-labelledby="my-page-profile">
        <h2 id="my-page-profile" className="section-title">
          Profilen din
        </h2>
        <div className="profile">
          <MemberIcon name="avatar" className="icon profile__picture" />
          <p>
            <strong className="profile__name">{profile.userName}</strong>
            <span className="profile__email">{profile.email}</span>
          </p>
        </div>
        <div className="notice__ways">
          <button
            type="button"
            className="button button--quiet"
            onClick={() => membershipOfTab().logOut()}
          >
            Logg ut
          </button>
          <RemoveEverything />
        </div>
      </section>
    </div>
  );
}

/** `Neste: Nattoget, i morgen, 6. desember, kl. 20.00` */
function nextText(ticket: Ticket, now: number): string {
  const { startTime } = ticket;
  const when = startTime === undefined ? "" : `, ${whenText(startTime, now)}`;
  return `Neste: ${titleOf(ticket)}${when}`;
}

interface WayProps {
  readonly href: string;
  readonly icon: MemberIconName;
  readonly title: string;
  readonly children: string;
}

function Way({ href, icon, title, children }: WayProps) {
  return (
    <li>
      <a className="quick-link" href={href}>
        <span className="quick-link__title">{title}</span>
        <span className="quick-link__text">{children}</span>
        <MemberIcon name={icon} />
      </a>
    </li>
  );
}

/** Asks first: tickets that are gone from the device do not open without a network. */
function RemoveEverything() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="text-button" onClick={() => dialog.current?.showModal()}>
        Fjern alle mine data fra denne enheten
      </button>
      <dialog ref={dialog} className="question" aria-labelledby="remove-title">
        <form method="dialog">
          <h3 id="remove-title" className="question__title">
            Fjerne alt fra denne enheten?
          </h3>
          <p>
            Du logges ut, og billettene, innloggingen og valgene du har gjort på nettstedet slettes
            fra denne nettleseren. Medlemskapet og billettene dine finnes fortsatt når du logger inn
            igjen.
          </p>
          <p className="notice__ways">
            <button
              type="submit"
              className="button"
              onClick={() => membershipOfTab().removeEverything()}
            >
              Fjern alt
            </button>
            <button type="submit" className="button button--quiet">
              Avbryt
            </button>
          </p>
        </form>
      </dialog>
    </>
  );
}
