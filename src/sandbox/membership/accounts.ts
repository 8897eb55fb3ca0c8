import { failure, json, jsonObject, type Reply, type SandboxRequest } from "../server/exchange.ts";
import { post, type Route } from "../server/service.ts";
import type { Backend } from "./backend.ts";
import type { Members } from "./members.ts";

const MIN_PASSWORD_LENGTH = 8;

/** Log-in, sign-up, forgotten password and the token switch (contract, section 4). */
export function accountRoutes({ dialect, members, sessions }: Backend): Route[] {
  const { logIn, createUser, forgotPassword, switchTokens } = dialect.endpoints;
  return [
    post(logIn, (request) => answerLogIn(request, members)),
    post(createUser, (request) => answerCreateUser(request, members)),
    post(forgotPassword, answerForgotPassword),
    post(switchTokens, ({ headers }) => {
      const member = members.withToken(String(headers["x-token"] ?? ""));
      if (!member) return failure(401, "Innloggingen er ikke gyldig lenger.");
      // The reply is not read, so it is nothing that a client could read by mistake.
      const opened = { "content-type": "text/plain", "set-cookie": sessions.open(member) };
      return { status: 200, headers: opened, body: "OK" };
    }),
  ];
}

function answerLogIn(request: SandboxRequest, members: Members): Reply {
  const { Email, Password } = jsonObject(request) ?? {};
  if (!isFilled(Email) || !isFilled(Password))
    return failure(400, "Skriv inn både e-postadresse og passord.");
  const member = members.withEmail(Email);
  if (member?.password !== Password) return failure(401, "Feil e-postadresse eller passord.");
  if (member.isBlocked) return failure(403, "Kontoen er stengt. Ta kontakt med kinoen.");
  const { userName, email } = member;
  return json({ marsToken: members.issueToken(member), UserName: userName, UserInfo: email });
}

function answerCreateUser(request: SandboxRequest, members: Members): Reply {
  const { Email, UserName, Password } = jsonObject(request) ?? {};
  if (!isFilled(Email) || !Email.includes("@"))
    return failure(400, "E-postadressen er ikke gyldig.");
  if (!isFilled(UserName)) return failure(400, "Skriv inn et navn.");
  if (!isFilled(Password) || Password.length < MIN_PASSWORD_LENGTH)
    return failure(400, `Passordet må ha minst ${MIN_PASSWORD_LENGTH} tegn.`);
  const member = members.create({ email: Email, userName: UserName, password: Password });
  if (!member) return failure(409, "Det finnes allerede en konto med denne e-postadressen.");
  return json({ Token: members.issueToken(member), UserName, ContactEmail: Email });
}

/** Says the same for an address with an account and one without. */
function answerForgotPassword(request: SandboxRequest): Reply {
  const { Email } = jsonObject(request) ?? {};
  if (!isFilled(Email)) return failure(400, "Skriv inn e-postadressen din.");
  return { status: 200, headers: {}, body: "" };
}

function isFilled(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
