import { useEffect, useRef } from "react";
import { membershipOfTab } from "../../../src/membership/membership.ts";
import type { Failure } from "../../../src/membership/failure.ts";
import { failureText, PATHS, useIsOnline, useMemberState } from "../members/index.ts";
import { EMAIL } from "./fields.ts";
import { MemberForm } from "./MemberForm.tsx";

const FIELDS = [EMAIL];

/** Help for those who forgot their password: `/glemt-passord`. */
export function ForgotPasswordScreen() {
  const { isEmailSent, error } = useMemberState((state) => state.userProfile);
  const isOnline = useIsOnline();
  useEffect(() => () => membershipOfTab().forgetPasswordRequest(), []);

  if (isEmailSent || (error && isAboutAddress(error))) return <WhatHappensNow />;
  return (
    <MemberForm
      name="forgot-password"
      fields={FIELDS}
      submitText="Send meg en lenke"
      runningText="Sender …"
      failure={error && { text: failureText(error, isOnline) }}
      onSubmit={({ email = "" }, signal) => membershipOfTab().requestPassword(email, signal)}
    >
      <p className="member-form__ways">
        <a href={PATHS.logIn}>Tilbake til innlogging</a>
      </p>
    </MemberForm>
  );
}

/** The same words whether the address is known or not. */
function WhatHappensNow() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} className="notice" tabIndex={-1}>
      <p>
        <strong>Sjekk innboksen.</strong> Er du medlem med denne e-postadressen, får du straks en
        e-post som viser deg hvordan du lager et nytt passord.
      </p>
      <p className="notice__ways">
        <button
          type="button"
          className="button button--quiet"
          onClick={() => membershipOfTab().forgetPasswordRequest()}
        >
          Prøv en annen adresse
        </button>
        <a href={PATHS.logIn}>Til innlogging</a>
      </p>
    </div>
  );
}

/** A backend that does not know an address may say so; nobody else shall learn it from us. */
function isAboutAddress({ response }: Failure): boolean {
  return response?.status === 400 || response?.status === 404;
}
