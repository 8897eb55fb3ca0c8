import { useEffect, useRef, useState } from "react";
import { hasEdi } from "../../src/membership/entities.ts";
import type { Failure } from "../../src/membership/failure.ts";
import { membershipOfTab } from "../../src/membership/membership.ts";
import {
  failureText,
  MemberIcon,
  PATHS,
  type StatusTexts,
  useIsOnline,
  useMemberState,
  useTask,
  withReturn,
} from "./members/index.ts";

interface WatchListButtonProps {
  /** Identifies the film at the membership backend. */
  readonly ediNumber: string;
  /** Name of the film: many such buttons may stand on one page. */
  readonly title: string;
  /** Path of the page, to which a log-in returns. */
  readonly path?: string;
}

const STATUS_TEXTS: StatusTexts = {
  404: "Filmklubben har ikke fått denne filmen ennå. Prøv igjen senere.",
};

/** Puts a film on the member's watch list; everybody else is shown the way in. */
export default function WatchListButton({ ediNumber, title, path }: WatchListButtonProps) {
  const { userProfile, error } = useMemberState((state) => state.userProfile);
  const isOnline = useIsOnline();
  if (userProfile) return <AddButton key={userProfile.email} ediNumber={ediNumber} title={title} />;
  return (
    <span className="watch-add">
      <a className="watch-button" href={withReturn(PATHS.logIn, path)}>
        <MemberIcon name="star-empty" />
        <span>
          Sett på kinolista<span className="visually-hidden">: {title}. Du må logge inn.</span>
        </span>
      </a>
      {error?.reason === "session-ended" && (
        <span className="watch-add__failure" role="alert">
          {failureText(error, isOnline)}
        </span>
      )}
    </span>
  );
}

function AddButton({ ediNumber, title }: WatchListButtonProps) {
  const items = useMemberState((state) => state.watchList.items);
  const isListed = items.some((movie) => hasEdi(movie, ediNumber));
  const [failure, setFailure] = useState<Failure>();
  const [wasUsed, setWasUsed] = useState(false);
  const task = useTask();
  const isOnline = useIsOnline();
  useEffect(() => {
    const controller = new AbortController();
    void membershipOfTab().ensureWatchList(controller.signal);
    return () => controller.abort();
  }, []);

  const add = (): void =>
    task.start(async (signal) => {
      setWasUsed(true);
      setFailure(undefined);
      setFailure(await membershipOfTab().addToWatchList(ediNumber, signal));
    });

  if (isListed) return <ListedLink title={title} takesFocus={wasUsed} />;
  return (
    <span className="watch-add">
      <button
        type="button"
        className="watch-button"
        aria-disabled={task.isRunning || undefined}
        onClick={add}
      >
        <MemberIcon name="star-empty" />
        <span>
          {task.isRunning ? "Setter på kinolista …" : "Sett på kinolista"}
          <span className="visually-hidden">: {title}</span>
        </span>
      </button>
      <span className="watch-add__failure" role="alert">
        {failure && failureText(failure, isOnline, STATUS_TEXTS)}
      </span>
    </span>
  );
}

interface ListedLinkProps {
  readonly title: string;
  /** The button that had it is gone. */
  readonly takesFocus: boolean;
}

function ListedLink({ title, takesFocus }: ListedLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  return (
    <a ref={link} className="watch-button watch-button--listed" href={PATHS.watchList}>
      <MemberIcon name="star" />
      <span>
        På kinolista<span className="visually-hidden">: {title}</span>
      </span>
    </a>
  );
}
