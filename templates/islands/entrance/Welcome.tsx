import { useEffect, useRef } from "react";
import type { Entrance } from "../../../src/membership/account.ts";
import type { UserProfile } from "../../../src/membership/entities.ts";
import { PATHS } from "../members/index.ts";

interface WelcomeProps {
  readonly profile: UserProfile;
  /** How the person came in on this screen; undefined: they were logged in before. */
  readonly entrance: Entrance | undefined;
  /** Undefined: the member's own page. */
  readonly returnPath: string | undefined;
}

/** Says who is logged in, and goes on to where the member came from. */
export function Welcome({ profile, entrance, returnPath = PATHS.myPage }: WelcomeProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // A click on a real link: the page's runtime swaps the page, or else the browser loads it.
    if (entrance === "kept") link.current?.click();
    if (entrance === "not-kept") link.current?.focus();
  }, [entrance]);
  return (
    <div className="notice">
      <p>
        Du er logget inn som <strong>{profile.userName}</strong>.
      </p>
      {entrance === "not-kept" && (
        <p>
          Nettleseren din lagrer ingenting fra dette nettstedet, så du må logge inn på nytt hvis du
          laster siden igjen.
        </p>
      )}
      <p className="notice__ways">
        <a ref={link} className="button" href={returnPath}>
          Gå videre
        </a>
      </p>
    </div>
  );
}
