import { DEMO_MEMBER } from "../membership/members.ts";
import { cookieValue } from "../server/cookie.ts";
import { failure, json, type Reply, type SandboxRequest } from "../server/exchange.ts";
import type { ExpiringKeys } from "../server/expiring-keys.ts";
import { get, post, type Service } from "../server/service.ts";

const COOKIE = "ebillett_session";

/**
 * The ticket provider's own API (contract, section 4): it knows the demo member by the same
 * password.
 * @param sessions the sessions that are good; their owner is the e-mail address
 */
export function ticketProviderService(sessions: ExpiringKeys<string>): Service {
  return {
    name: "ticket-provider",
    cors: "credentials",
    cache: "no-store",
    routes: [
      post("/v3/ebillett/auth/login", (request) => logIn(request, sessions)),
      get("/checkout/profile/auth", ({ headers }) => {
        const email = sessions.ownerOf(cookieValue(headers, COOKIE));
        return email === undefined ? failure(401, "Ikke innlogget.") : json({ email });
      }),
    ],
  };
}

function logIn({ query }: SandboxRequest, sessions: ExpiringKeys<string>): Reply {
  const email = query.get("email");
  const password = query.get("password");
  if (!email || !password || query.get("remember") === null)
    return failure(400, "The query must have email, password and remember.");
  if (email !== DEMO_MEMBER.email || password !== DEMO_MEMBER.password)
    return failure(401, "Feil e-postadresse eller passord.");
  const session = sessions.issue(email);
  const cookie = `${COOKIE}=${session}; Path=/ticket-provider; HttpOnly; SameSite=Lax`;
  return json({ email }, { "set-cookie": cookie });
}
