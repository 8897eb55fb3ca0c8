import { useEffect, useRef, useState } from "react";
import type { Ticket } from "../../../src/membership/entities.ts";
import { capitalise } from "../../../src/model/format.ts";
import { MemberIcon } from "./MemberIcon.tsx";
import { QrCode } from "./QrCode.tsx";
import { placeText, titleOf, whenText } from "./ticket-text.ts";

interface QrViewProps {
  readonly ticket: Ticket;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A button that shows the ticket's code on the whole screen, black on white, for the scanner. */
export function QrView({ ticket, now }: QrViewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useWakefulScreen(isOpen);
  const { startTime, sal, seatsInfo, qrCode, qrUrl } = ticket;
  const title = titleOf(ticket);
  if (qrCode === "" && qrUrl === undefined) return null;

  const open = (): void => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const place = [sal, ...seatsInfo.seats.map(placeText), seatsInfo.info];
  return (
    <div className="stub__code">
      <button type="button" className="button" onClick={open}>
        <MemberIcon name="ticket" />
        <span>
          Vis koden<span className="visually-hidden"> til {title}</span>
        </span>
      </button>
      <dialog
        ref={dialog}
        className="qr-view"
        aria-label={`Billettkode til ${title}`}
        onClose={() => setOpen(false)}
      >
        {isOpen && (
          <form method="dialog">
            <button type="submit" className="round qr-view__close">
              <MemberIcon name="close" />
              <span className="visually-hidden">Lukk koden</span>
            </button>
            <QrCode key={qrUrl} code={qrCode} url={qrUrl} />
            <p className="qr-view__title">{title}</p>
            {startTime !== undefined && <p>{capitalise(whenText(startTime, now))}</p>}
            <p>{place.filter(Boolean).join(" · ")}</p>
          </form>
        )}
      </dialog>
    </div>
  );
}

/** Keeps the screen from going dark in the queue, where the browser can. */
function useWakefulScreen(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    const lock = navigator.wakeLock.request("screen").catch(() => undefined);
    return () => void lock.then((held) => held?.release());
  }, [isWanted]);
}
