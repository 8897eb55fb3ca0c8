import type { Records } from "../records/records.ts";
import { failure, json, jsonObject, type Reply, type SandboxRequest } from "../server/exchange.ts";
import type { ExpiringKeys } from "../server/expiring-keys.ts";
import { get, post, type Service } from "../server/service.ts";

/** The demo user of the content management API. */
export const MANAGEMENT_USER = "cinegen-redaktor";
/** Invented, and good for the sandbox only. */
export const MANAGEMENT_PASSWORD = "redaktor-demo-passord";

/**
 * The content management API with token login (contract, section 3).
 * @param tokens the tokens that are good; their owner is the user name
 */
export function managementService(records: Records, tokens: ExpiringKeys<string>): Service {
  const siteRecords = (load: (siteId: string) => readonly unknown[]) => (request: SandboxRequest) =>
    stable(request, records, load);
  return {
    name: "management",
    cors: "none",
    guard: ({ path, headers }) => {
      if (path === "/auth/login") return undefined;
      const token = /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1];
      if (tokens.ownerOf(token) !== undefined) return undefined;
      return failure(401, "The token is missing or over.", { "www-authenticate": "Bearer" });
    },
    routes: [
      post("/auth/login", (request) => logIn(request, tokens)),
      get(
        "/site/:siteId/block-data",
        siteRecords((siteId) => records.blockData(siteId)),
      ),
      get(
        "/site/:siteId/article",
        siteRecords((siteId) => records.articles(siteId)),
      ),
    ],
  };
}

function logIn(request: SandboxRequest, tokens: ExpiringKeys<string>): Reply {
  const { username, password } = jsonObject(request) ?? {};
  if (typeof username !== "string" || typeof password !== "string")
    return failure(400, "Send username and password as JSON.");
  if (username !== MANAGEMENT_USER || password !== MANAGEMENT_PASSWORD)
    return failure(401, "Wrong user name or password.");
  return json({ token: tokens.issue(username) });
}

function stable(
  { params, query }: SandboxRequest,
  records: Records,
  load: (siteId: string) => readonly unknown[],
): Reply {
  const siteId = params.siteId ?? "";
  if (query.get("stable") !== "1") return failure(400, "The query must have stable=1.");
  return records.hasSite(siteId) ? json(load(siteId)) : failure(404, `There is no site ${siteId}.`);
}
