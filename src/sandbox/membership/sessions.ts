import { cookieValue } from "../server/cookie.ts";
import { failure, type Reply, type SandboxRequest } from "../server/exchange.ts";
import type { ExpiringKeys } from "../server/expiring-keys.ts";
import type { Route } from "../server/service.ts";
import type { Member } from "./members.ts";

const COOKIE = "cine_session";

/** The sessions of one backend: a cookie that names a member. */
export class Sessions {
  private readonly path: string;
  private readonly keys: ExpiringKeys<Member>;

  /**
   * @param path of the backend: the cookie is sent below it only
   * @param keys the sessions that are good
   */
  constructor(path: string, keys: ExpiringKeys<Member>) {
    this.path = path;
    this.keys = keys;
  }

  /**
   * @returns the `Set-Cookie` that opens a session. Site and sandbox are one site for a browser as
   * long as both are at 127.0.0.1, whatever the port, so `Lax` is enough. A backend in production
   * says `Secure` as well, and, on another registrable domain than the website,
   * `SameSite=None; Partitioned` (contract, section 4).
   */
  open(member: Member): string {
    return `${COOKIE}=${this.keys.issue(member)}; Path=${this.path}; HttpOnly; SameSite=Lax`;
  }

  /** @returns a handler that answers members only, and everybody else with 401 */
  forMembers(handle: (request: SandboxRequest, member: Member) => Reply): Route["handle"] {
    return (request) => {
      const member = this.keys.ownerOf(cookieValue(request.headers, COOKIE));
      return member ? handle(request, member) : failure(401, "Du må logge inn på nytt.");
    };
  }
}
