import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { CinegenError } from "../model/errors.ts";
import { articleSeeds, blockDataSeeds, cultureSeeds, filmSeeds, sites } from "./content/index.ts";
import { environmentFor } from "./environment.ts";
import type { Member } from "./membership/members.ts";
import { membershipServices } from "./membership/service.ts";
import { pictureService } from "./picture-service/service.ts";
import { Clock } from "./records/clock.ts";
import { drawPicture } from "./pictures/index.ts";
import { Records, type SandboxContent } from "./records/records.ts";
import { ExpiringKeys } from "./server/expiring-keys.ts";
import { Faults, type Fault } from "./server/faults.ts";
import { sandboxListener } from "./server/server.ts";
import type { Service } from "./server/service.ts";
import { checkoutService } from "./services/checkout.ts";
import { controlService } from "./services/control.ts";
import { managementService } from "./services/management.ts";
import { platformService } from "./services/platform.ts";
import { runtimeService } from "./services/runtime.ts";
import { ticketProviderService } from "./services/ticket-provider.ts";

export type { Fault } from "./server/faults.ts";
export type { SandboxContent } from "./records/records.ts";

/** How the sandbox runs; everything has a default. */
export interface SandboxOptions {
  /** 0 takes a free one. */
  readonly port?: number;
  readonly host?: string;
  /** Epoch milliseconds; the programme is relative to its day. */
  readonly now?: () => number;
  /** Parts of the demo content to replace. */
  readonly seed?: Partial<SandboxContent>;
  /** Misbehaviour from the start; more can be asked for at `POST /control/faults`. */
  readonly faults?: readonly Fault[];
  /** Performances recur for fifteen months, for a snapshot that is to be kept. */
  readonly evergreen?: boolean;
  /** How long tokens and sessions are good for, in milliseconds (15 minutes). */
  readonly sessionLifeMs?: number;
}

/** A sandbox that runs. */
export interface Sandbox {
  /** Its origin, e.g. `http://127.0.0.1:4100`. */
  readonly url: string;
  /** The variables of contract, section 1 that point cinegen at it. */
  readonly environment: Record<string, string>;
  /** Stops it at once; calls that hang are cut. */
  close(): Promise<void>;
}

const DEMO_CONTENT: SandboxContent = {
  sites,
  films: filmSeeds,
  culture: cultureSeeds,
  articles: articleSeeds,
  blockData: blockDataSeeds,
};
const SESSION_LIFE_MS = 15 * 60_000;

/**
 * Starts a stand-in for every outside service of the contract, each below its own path on one
 * origin.
 * @throws CinegenError `port-taken`
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, host = "127.0.0.1" } = options;
  const server = createServer();
  const url = await listen(server, port, host);
  const faults = new Faults(options.faults);
  server.on("request", sandboxListener(servicesAt(url, faults, options), faults));
  return { url, environment: environmentFor(url), close: () => close(server) };
}

function servicesAt(url: string, faults: Faults, options: SandboxOptions): Service[] {
  const {
    now = () => Date.now(),
    seed = {},
    evergreen = false,
    sessionLifeMs = SESSION_LIFE_MS,
  } = options;
  const clock = new Clock(now);
  const records = new Records(
    { ...DEMO_CONTENT, ...seed },
    { now: clock.now, evergreen, pictureAddress: (name) => `${url}/pictures/${name}` },
  );
  const tokens = new ExpiringKeys<string>(clock.now, sessionLifeMs);
  const sessionKeys = new ExpiringKeys<Member>(clock.now, sessionLifeMs);
  const providerSessions = new ExpiringKeys<string>(clock.now, sessionLifeMs);
  const endSessions = () => {
    for (const keys of [tokens, sessionKeys, providerSessions]) keys.clear();
  };
  return [
    platformService(records),
    managementService(records, tokens),
    runtimeService(records),
    ...membershipServices({ url, records, now: clock.now, sessionKeys }),
    checkoutService(records, clock.now),
    ticketProviderService(providerSessions),
    pictureService(drawPicture),
    controlService({ faults, clock, records, endSessions }),
  ];
}

async function listen(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(portTaken(port, host, error)));
    server.listen(port, host, resolve);
  });
  const { port: actual, address, family } = server.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${actual}`;
}

function portTaken(port: number, host: string, cause: Error): CinegenError {
  return new CinegenError("port-taken", `The sandbox cannot listen on ${host}:${port}`, {
    hint: "Stop what uses the port, or choose another one with --port.",
    cause,
  });
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
