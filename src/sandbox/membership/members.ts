import { randomUUID } from "node:crypto";

/** Somebody with an account at a membership backend. */
export interface Member {
  readonly email: string;
  readonly userName: string;
  readonly password: string;
  /** Whether the account has a history, or is as empty as a new one. */
  readonly isDemo: boolean;
  /** Whether log-in is refused with 403. */
  readonly isBlocked: boolean;
  /** Ids of films, in the order they were added. */
  readonly watchList: Set<number>;
}

/** Account of the demo with tickets and a watch list: `medlem@demo.example`, `kinoklubb`. */
export const DEMO_MEMBER = { email: "medlem@demo.example", password: "kinoklubb" };
/** Account that is closed: log-in answers 403. */
export const BLOCKED_MEMBER = { email: "stengt@demo.example", password: "kinoklubb" };

/** The accounts of one backend, in memory. */
export class Members {
  private readonly byEmail = new Map<string, Member>();
  private readonly byToken = new Map<string, Member>();

  /** @param demoWatchList ids of the films on the demo member's watch list */
  constructor(demoWatchList: readonly number[]) {
    const demo = this.add({
      ...DEMO_MEMBER,
      userName: "Filmfrø",
      isDemo: true,
      isBlocked: false,
    });
    for (const id of demoWatchList) demo.watchList.add(id);
    this.add({ ...BLOCKED_MEMBER, userName: "Stengt konto", isDemo: false, isBlocked: true });
  }

  /** @returns the new member; undefined where the address is taken */
  create(account: Pick<Member, "email" | "userName" | "password">): Member | undefined {
    if (this.byEmail.has(keyOf(account.email))) return undefined;
    return this.add({ ...account, isDemo: false, isBlocked: false });
  }

  withEmail(email: string): Member | undefined {
    return this.byEmail.get(keyOf(email));
  }

  /** @returns a token that stands for the member as long as the sandbox runs */
  issueToken(member: Member): string {
    const token = randomUUID();
    this.byToken.set(token, member);
    return token;
  }

  withToken(token: string): Member | undefined {
    return this.byToken.get(token);
  }

  private add(account: Omit<Member, "watchList">): Member {
    const member: Member = { ...account, watchList: new Set() };
    this.byEmail.set(keyOf(account.email), member);
    return member;
  }
}

function keyOf(email: string): string {
  return email.trim().toLowerCase();
}
