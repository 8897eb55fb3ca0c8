import type { Records } from "../records/records.ts";
import { failure, json, type Reply, type SandboxRequest } from "../server/exchange.ts";
import { get, type Service } from "../server/service.ts";

/** The demo user of the platform data API. */
export const PLATFORM_USER = "cinegen-platform";
/** Invented, and good for the sandbox only. */
export const PLATFORM_PASSWORD = "platform-demo-passord";

/** The platform data API with basic authentication (contract, section 2). */
export function platformService(records: Records): Service {
  return {
    name: "platform",
    cors: "none",
    guard: requireBasicAuthentication,
    routes: [
      get("/sites", () => json(records.sites())),
      get("/sites/:siteId/events", ({ params }) => {
        const siteId = params.siteId ?? "";
        return records.hasSite(siteId)
          ? json(records.events(siteId))
          : failure(404, `There is no site ${siteId}.`);
      }),
    ],
  };
}

function requireBasicAuthentication({ headers }: SandboxRequest): Reply | undefined {
  const wanted = Buffer.from(`${PLATFORM_USER}:${PLATFORM_PASSWORD}`).toString("base64");
  if (headers.authorization === `Basic ${wanted}`) return undefined;
  return failure(401, "Wrong user name or password.", {
    "www-authenticate": 'Basic realm="platform", charset="UTF-8"',
  });
}
