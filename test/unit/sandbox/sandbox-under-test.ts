import { afterEach } from "vitest";
import { startSandbox, type Sandbox, type SandboxOptions } from "../../../src/sandbox/index.ts";

const running: Sandbox[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((sandbox) => sandbox.close()));
});

/** Starts a sandbox that is closed after the test. */
export async function sandboxForTest(options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = await startSandbox(options);
  running.push(sandbox);
  return sandbox;
}

/** @returns one of the sandbox's environment variables */
export function setting(sandbox: Sandbox, name: string): string {
  const value = sandbox.environment[`CINEGEN_${name}`];
  if (value === undefined) throw new Error(`The sandbox has no CINEGEN_${name}.`);
  return value;
}

/** @returns the header of basic authentication that the platform wants */
export function platformAuthentication(sandbox: Sandbox): { authorization: string } {
  const user = setting(sandbox, "PLATFORM_USER");
  const password = setting(sandbox, "PLATFORM_PASSWORD");
  return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}` };
}

/** Calls the sandbox's control service. */
export async function control(
  sandbox: Sandbox,
  method: "POST" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Response> {
  return fetch(`${sandbox.url}/control${path}`, {
    method,
    headers: { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** @returns a reply's JSON body as the type that the test expects */
export async function bodyOf<Body>(reply: Response | Promise<Response>): Promise<Body> {
  return (await (await reply).json()) as Body;
}
