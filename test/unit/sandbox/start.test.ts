import { describe, expect, it } from "vitest";
import type { Sandbox } from "../../../src/sandbox/index.ts";
import type { WireBasicEvent, WireSite } from "../../../src/sandbox/wire.ts";
import { bodyOf, platformAuthentication, sandboxForTest, setting } from "./sandbox-under-test.ts";

describe("starting the sandbox", () => {
  it("gives every variable that points cinegen at a service", async () => {
    const { url, environment } = await sandboxForTest();
    expect(Object.keys(environment).sort()).toEqual([
      "CINEGEN_CHECKOUT_URL",
      "CINEGEN_MANAGEMENT_PASSWORD",
      "CINEGEN_MANAGEMENT_URL",
      "CINEGEN_MANAGEMENT_USER",
      "CINEGEN_MEMBERSHIP_118_URL",
      "CINEGEN_MEMBERSHIP_178_URL",
      "CINEGEN_PLATFORM_PASSWORD",
      "CINEGEN_PLATFORM_URL",
      "CINEGEN_PLATFORM_USER",
      "CINEGEN_RUNTIME_URL",
      "CINEGEN_TICKET_PROVIDER_URL",
    ]);
    expect(environment.CINEGEN_CHECKOUT_URL).toBe(`${url}/checkout/:eventId`);
  });

  it("fails with port-taken where another server listens", async () => {
    const sandbox = await sandboxForTest();
    const port = Number(new URL(sandbox.url).port);
    await expect(sandboxForTest({ port })).rejects.toMatchObject({ code: "port-taken" });
  });

  it("frees its port when it is closed", async () => {
    const sandbox = await sandboxForTest();
    const port = Number(new URL(sandbox.url).port);
    await sandbox.close();
    expect((await sandboxForTest({ port })).url).toBe(sandbox.url);
  });

  it("sends the records it is started with in the place of the demo's", async () => {
    const sandbox = await sandboxForTest({ seed: { sites: [] } });
    const reply = fetch(`${setting(sandbox, "PLATFORM_URL")}/sites`, {
      headers: platformAuthentication(sandbox),
    });
    expect(await bodyOf<WireSite[]>(reply)).toEqual([]);
  });

  it("has a programme that goes on when it is evergreen", async () => {
    const now = () => Date.parse("2026-09-14T12:00:00+02:00");
    const usual = await lastStart(await sandboxForTest({ now }));
    const evergreen = await lastStart(await sandboxForTest({ now, evergreen: true }));
    expect(usual < "2027-06").toBe(true);
    expect(evergreen > "2027-11").toBe(true);
  });

  it("shares nothing with a sandbox beside it", async () => {
    const one = await sandboxForTest();
    const other = await sandboxForTest();
    const account = { Email: "ny@demo.example", UserName: "Ny", Password: "popkorn123" };
    for (const sandbox of [one, other]) {
      const reply = await fetch(`${setting(sandbox, "MEMBERSHIP_118_URL")}/createUser`, {
        method: "POST",
        body: JSON.stringify(account),
      });
      expect(reply.status).toBe(200);
    }
  });
});

async function lastStart(sandbox: Sandbox): Promise<string> {
  const url = `${setting(sandbox, "RUNTIME_URL")}/sites/site192a/basic_events`;
  const events = await bodyOf<WireBasicEvent[]>(fetch(url));
  return events.reduce(
    (last, { startTime }) => ((startTime ?? "") > last ? (startTime ?? "") : last),
    "",
  );
}
