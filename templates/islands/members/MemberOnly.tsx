import { useState, type ReactNode } from "react";
import type { UserProfile } from "../../../src/membership/entities.ts";
import { LogInPrompt } from "./LogInPrompt.tsx";
import { useMemberState } from "./membership.ts";

interface MemberOnlyProps {
  /** Shown until it is known whether somebody is logged in. */
  readonly loading: ReactNode;
  /** Why one would log in: `Logg inn for å se kinolista di.` */
  readonly reason: string;
  readonly children: (profile: UserProfile) => ReactNode;
}

/** A screen for members; everybody else is shown the way in, which leads back here. */
export function MemberOnly({ loading, reason, children }: MemberOnlyProps) {
  const { userProfile, loading: isUnknown } = useMemberState((state) => state.userProfile);
  const [wasMember, setWasMember] = useState(false);
  if (userProfile && !wasMember) setWasMember(true);
  if (userProfile) return children(userProfile);
  if (isUnknown) return loading;
  return <LogInPrompt reason={wasMember ? "Du er logget ut." : reason} takesFocus={wasMember} />;
}
