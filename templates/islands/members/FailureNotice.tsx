import type { Failure } from "../../../src/membership/failure.ts";
import { useIsOnline } from "./browser.ts";
import { failureText, type StatusTexts } from "./failure-text.ts";
import { MemberIcon } from "./MemberIcon.tsx";

interface FailureNoticeProps {
  readonly failure: Failure;
  readonly statusTexts?: StatusTexts;
  readonly onRetry: () => void;
}

/** Says what went wrong, and offers another try. */
export function FailureNotice({ failure, statusTexts, onRetry }: FailureNoticeProps) {
  const isOnline = useIsOnline();
  return (
    <div className="notice notice--bad" role="alert">
      <MemberIcon name="exclamation" />
      <p>{failureText(failure, isOnline, statusTexts)}</p>
      <button type="button" className="button button--quiet" onClick={onRetry}>
        Prøv igjen
      </button>
    </div>
  );
}
