import { useEffect, useRef } from "react";
import { useIsOnline, usePath } from "./browser.ts";
import { failureText } from "./failure-text.ts";
import { useMemberState } from "./membership.ts";
import { PATHS, withReturn } from "./paths.ts";

interface LogInPromptProps {
  /** Why one would log in. */
  readonly reason: string;
  /** Path to return to where the server knows it; else the page that is open. */
  readonly path?: string | undefined;
  /** What was here went while it was used: who cannot see that is told. */
  readonly takesFocus?: boolean;
}

/** The way in, for those who are not logged in, or no longer. */
export function LogInPrompt({ reason, path, takesFocus = false }: LogInPromptProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  const error = useMemberState((state) => state.userProfile.error);
  const isOnline = useIsOnline();
  const openPath = usePath();
  const returnPath = path ?? openPath;
  const hasEnded = error?.reason === "session-ended";
  return (
    <div ref={notice} className="notice" tabIndex={-1}>
      <p role={hasEnded ? "alert" : undefined}>
        {hasEnded ? failureText(error, isOnline) : reason}
      </p>
      <p className="notice__ways">
        <a className="button" href={withReturn(PATHS.logIn, returnPath)}>
          Logg inn
        </a>
        <a href={withReturn(PATHS.signUp, returnPath)}>Bli medlem</a>
      </p>
    </div>
  );
}
