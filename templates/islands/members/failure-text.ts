import type { Failure } from "../../../src/membership/failure.ts";

/** Sentences for the statuses that mean something of their own to one call. */
export type StatusTexts = Readonly<Record<number, string>>;

/**
 * @param isOnline whether the browser believes that there is a network
 * @param statusTexts what the call's own statuses mean
 * @returns what a person reads about a failure: what happened, and what to do
 */
export function failureText(
  failure: Failure,
  isOnline: boolean,
  statusTexts: StatusTexts = {},
): string {
  switch (failure.reason) {
    case "network":
      return isOnline
        ? "Vi får ikke kontakt med medlemssystemet akkurat nå. Prøv igjen om litt."
        : "Du er uten nett. Prøv igjen når du har dekning.";
    case "timeout":
      return "Medlemssystemet bruker for lang tid på å svare. Prøv igjen om litt.";
    case "status":
      return statusTexts[failure.response?.status ?? 0] ?? statusText(failure.response?.status);
    case "answer":
    case "token-missing":
      return "Medlemssystemet svarte med noe vi ikke forstår. Prøv igjen om litt.";
    case "session-ended":
      return "Innloggingen din har gått ut. Logg inn på nytt, så kommer du tilbake dit du var.";
  }
}

function statusText(status: number | undefined): string {
  if (status === 429) return "Det ble mange forsøk på kort tid. Vent litt og prøv igjen.";
  return "Noe gikk galt hos medlemssystemet. Prøv igjen om litt.";
}
