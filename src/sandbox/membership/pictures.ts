import { renderSVG } from "uqr";
import { fraction } from "../programme/fraction.ts";
import { failure, type Reply } from "../server/exchange.ts";
import { get, type Route } from "../server/service.ts";
import { REVIEWERS } from "./review-texts.ts";

/** @returns the path of a reviewer's picture below the backend */
export function avatarPath(userId: number): string {
  return `/avatars/${userId}`;
}

/** @returns the path of a picture of a ticket's code below the backend */
export function qrPath(code: string): string {
  return `/qr/${encodeURIComponent(code)}`;
}

/** The white around a code that belongs to it, in modules. */
const QUIET_ZONE = 4;

/** Pictures that tickets and reviews refer to; they carry no secret and need no session. */
export const pictureRoutes: readonly Route[] = [
  get("/avatars/:userId", ({ params }) => {
    const name = REVIEWERS[Number(params.userId)];
    return name === undefined ? failure(404, "There is no such reviewer.") : svg(avatar(name));
  }),
  get("/qr/:code", ({ params }) => {
    const code = params.code ?? "";
    // Some pictures cannot be had, so that a client has to draw the code itself.
    if (fraction("qr", code) < 0.3) return failure(404, "The picture is gone.");
    return svg(renderSVG(code, { border: QUIET_ZONE }));
  }),
];

function svg(drawing: string): Reply {
  return { status: 200, headers: { "content-type": "image/svg+xml" }, body: drawing };
}

function avatar(name: string): string {
  const hue = Math.floor(fraction("avatar", name) * 360);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${hue} 45% 35%)"/><text x="48" y="65" font-family="sans-serif" font-size="48" fill="#fff" text-anchor="middle">${name.charAt(0)}</text></svg>`;
}
