import { HttpError } from "../http/http-error.ts";
import { CinegenError } from "../model/errors.ts";

/** Why something that a member asked for did not work. */
export type FailureReason =
  /** The backend could not be reached. */
  | "network"
  | "timeout"
  /** The backend answered with a status other than 200 to 299. */
  | "status"
  /** The backend answered 200 to 299 with something that is not what was asked for. */
  | "answer"
  /** The answer to a log-in or a new account holds no token. */
  | "token-missing"
  /** The backend no longer knows the member, also after another token switch. */
  | "session-ended";

/** A failure as the state keeps it: what the backend answered, and not where it was asked. */
export interface Failure {
  readonly reason: FailureReason;
  /** `Network Error`, `timeout of N ms exceeded`, `Request failed with status code N`, … */
  readonly message: string;
  /** Undefined where there was no answer. */
  readonly response?: FailedResponse;
}

/** The backend's answer. */
export interface FailedResponse {
  readonly status: number;
  /** JSON where it is JSON, else text. */
  readonly body: unknown;
}

/** An answer with a status of 200 to 299 that is not what was asked for. */
export class AnswerError extends CinegenError {
  readonly reason: "answer" | "token-missing";
  readonly response: FailedResponse;

  constructor(reason: AnswerError["reason"], message: string, { status, body }: FailedResponse) {
    super("body-invalid", message);
    this.reason = reason;
    this.response = { status, body };
  }
}

/** @returns whether the backend refused to know the member: 401 or 403 */
export function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 401 || error.status === 403);
}

/** @returns what the state keeps of an error that a call threw */
export function failureOf(error: unknown): Failure {
  if (error instanceof HttpError) return failureOfCall(error);
  if (error instanceof AnswerError) {
    const { reason, message, response } = error;
    return { reason, message, response };
  }
  if (error instanceof CinegenError && error.code === "auth-failed") {
    const { response } = failureOf(error.cause);
    return { reason: "session-ended", message: error.message, ...(response && { response }) };
  }
  return { reason: "answer", message: "The answer could not be read." };
}

function failureOfCall({ kind, method, url, message, status, body }: HttpError): Failure {
  return {
    reason: kind === "status" || kind === "timeout" || kind === "network" ? kind : "answer",
    message: message.replace(`${method} ${url}: `, ""),
    ...(status !== undefined && { response: { status, body } }),
  };
}
