import { Drawing } from "../../icons/Drawing.tsx";
import { MEMBER_PATHS, type MemberIconName } from "../../icons/member-paths.ts";

interface MemberIconProps {
  readonly name: MemberIconName;
  readonly className?: string;
}

/** One of the drawings of members' islands. */
export function MemberIcon({ name, className }: MemberIconProps) {
  return <Drawing path={MEMBER_PATHS[name]} isFilled={name === "star"} className={className} />;
}
