import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  Request,
} from "playwright-core";
import { expect } from "vitest";

/** The sandbox's member with tickets and a watch list. */
export const DEMO = { email: "medlem@demo.example", password: "kinoklubb", name: "Filmfrø" };

/** What the browser, and the runtime without a network, write about failures that a test asks for. */
const ASKED_FOR = /^Failed to load resource|net::ERR_|^bundle loading error|^Add to watch list:/;

/** Someone with a browser of their own. */
export class MemberVisitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Every request of the visit, in order. */
  readonly requests: Request[] = [];
  /** Everything that was written to the console. */
  readonly console: string[] = [];
  /** Errors of the page, those that React meets while it hydrates among them. */
  private readonly faults: string[] = [];

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    context.on("request", (request) => this.requests.push(request));
    context.on("console", (message) => {
      const text = message.text();
      this.console.push(text);
      if (message.type() === "error" && !ASKED_FOR.test(text)) this.faults.push(text);
    });
    context.on("weberror", (error) => this.faults.push(String(error.error())));
  }

  static async arrive(
    browser: Browser,
    origin: string,
    options: BrowserContextOptions = {},
  ): Promise<MemberVisitor> {
    const context = await browser.newContext({
      baseURL: origin,
      reducedMotion: "reduce",
      ...options,
    });
    return new MemberVisitor(context, await context.newPage());
  }

  /** Opens a page of the site. */
  async open(path: string, page = this.page): Promise<void> {
    await page.goto(path, { waitUntil: "load" });
  }

  /** Fills in the form of the page and sends it once it is alive. */
  async send(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await this.page.locator(`.member-form input[name=${name}]`).fill(value);
    }
    await this.page.locator(".member-form button[type=submit]:enabled").click();
  }

  /** Logs in at the page that is open, or at `/logg-inn`. */
  async logIn({ email, password }: { email: string; password: string } = DEMO): Promise<void> {
    if (!this.page.url().includes("/logg-inn")) await this.open("/logg-inn");
    await this.send({ email, password });
  }

  /** Waits until a text can be read in the main part. */
  async reads(text: string | RegExp): Promise<void> {
    await this.page.locator("main").getByText(text).first().waitFor();
  }

  /** @returns what the browser stores for the site, by key */
  stored(): Promise<Record<string, string>> {
    return this.page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  }

  /** @returns requests to an address that starts so */
  requestsTo(address: string): Request[] {
    return this.requests.filter((request) => request.url().startsWith(address));
  }

  /** Ends the visit; no page may have thrown, broken the policy or differed from its server markup. */
  async leave(): Promise<void> {
    await this.context.close();
    expect(this.faults).toEqual([]);
  }
}
