import { useMemo, useState } from "react";
import { correction, generate } from "lean-qr/nano";

interface QrCodeProps {
  /** The text to encode; empty where only a picture is given. */
  readonly code: string;
  /** The backend's own picture of the code. */
  readonly url: string | undefined;
}

/**
 * A ticket's code: the backend's picture as soon as it is there, and until then, or where it does not
 * load, one that is made here from the text.
 */
export function QrCode({ code, url }: QrCodeProps) {
  const [picture, setPicture] = useState<"awaited" | "loaded" | "failed">("awaited");
  const drawing = useMemo(() => drawCode(code), [code]);
  return (
    <div className="qr">
      {url !== undefined && picture !== "failed" && (
        <img
          className="qr__picture"
          src={url}
          alt="QR-kode"
          width={320}
          height={320}
          hidden={picture !== "loaded"}
          referrerPolicy="no-referrer"
          onLoad={() => setPicture("loaded")}
          onError={() => setPicture("failed")}
        />
      )}
      {picture !== "loaded" && drawing && (
        <svg
          className="qr__picture"
          role="img"
          aria-label="QR-kode"
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          shapeRendering="crispEdges"
        >
          <path d={drawing.path} />
        </svg>
      )}
      {picture !== "loaded" && !drawing && (
        <p role="status">
          {picture === "failed"
            ? "Koden kan ikke vises uten nett. Vis denne siden til betjeningen."
            : "Henter koden …"}
        </p>
      )}
      {code !== "" && <p className="qr__text">{code}</p>}
    </div>
  );
}

interface CodeDrawing {
  /** Width and height in modules, quiet zone included. */
  readonly size: number;
  /** The dark modules. */
  readonly path: string;
}

/** The light border that a scanner needs, in modules. */
const QUIET_ZONE = 4;

/** @returns undefined for an empty text, and for one that is too long for any code */
function drawCode(code: string): CodeDrawing | undefined {
  if (code === "") return undefined;
  try {
    const modules = generate(code, { minCorrectionLevel: correction.M });
    const places = Array.from({ length: modules.size }, (_, index) => index);
    const path = places
      .flatMap((y) => places.filter((x) => modules.get(x, y)).map((x) => squareAt(x, y)))
      .join("");
    return { size: modules.size + 2 * QUIET_ZONE, path };
  } catch {
    return undefined;
  }
}

function squareAt(x: number, y: number): string {
  return `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`;
}
