import { useEffect } from "react";
import { keepPage } from "../../src/membership/kept-page.ts";
import { membershipOfTab } from "../../src/membership/membership.ts";
import { MemberIcon, PATHS, useMemberState } from "./members/index.ts";

/** What the page itself asks for goes first. */
const PATIENCE_MS = 500;

/** In the header: who is logged in, with the way to their page; else the way in. */
export default function MemberBadge() {
  const profile = useMemberState((state) => state.userProfile.userProfile);
  useTicketsAtHand(profile?.email);
  if (!profile) {
    return (
      <a className="member-link" href={PATHS.logIn}>
        <MemberIcon name="profile" />
        <span>Logg inn</span>
      </a>
    );
  }
  const [initial = ""] = profile.userName;
  return (
    <a className="member-link" href={PATHS.myPage}>
      <b className="member-link__initial" aria-hidden="true">
        {initial}
      </b>
      <span className="member-link__name">
        <span className="visually-hidden">Min side. Innlogget som </span>
        {profile.userName}
      </span>
    </a>
  );
}

/** A member who never opened the tickets can show them at a door without coverage all the same. */
function useTicketsAtHand(email: string | undefined): void {
  useEffect(() => {
    if (email === undefined) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void membershipOfTab().ensureTickets(controller.signal);
      void keepPage(PATHS.tickets, "Tickets");
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [email]);
}
