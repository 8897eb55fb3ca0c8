import { Icon } from "../icons/Icon.tsx";
import { PATHS, useMemberState } from "./members/index.ts";

/** In the header: who is logged in, with the way to their page; else the way in. */
export default function MemberBadge() {
  const profile = useMemberState((state) => state.userProfile.userProfile);
  return (
    <a className="member-link" href={profile ? PATHS.myPage : PATHS.logIn}>
      <Icon name="profile" />
      {profile ? (
        <span className="member-link__name">
          <span className="visually-hidden">Min side. Innlogget som </span>
          {profile.userName}
        </span>
      ) : (
        <span>Logg inn</span>
      )}
    </a>
  );
}
