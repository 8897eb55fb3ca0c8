import { useEffect, useState } from "react";
import type { Entrance } from "../../src/membership/account.ts";
import { membershipOfTab } from "../../src/membership/membership.ts";
import { useIsOnline, useQuery } from "./members/browser.ts";
import { failureText, type StatusTexts } from "./members/failure-text.ts";
import { EMAIL, type FieldDefinition } from "./members/fields.ts";
import { MemberForm } from "./members/MemberForm.tsx";
import { useMemberState } from "./members/membership.ts";
import { PATHS, returnPathOf, withReturn } from "./members/paths.ts";
import { Welcome } from "./members/Welcome.tsx";

const FIELDS: readonly FieldDefinition[] = [
  EMAIL,
  {
    name: "password",
    label: "Passord",
    type: "password",
    autoComplete: "current-password",
    missing: "Skriv inn passordet ditt.",
  },
];

const WRONG = "E-postadressen og passordet hører ikke sammen. Sjekk begge deler og prøv igjen.";
const STATUS_TEXTS: StatusTexts = {
  400: WRONG,
  401: WRONG,
  403: "Du kan ikke logge inn med denne kontoen nå. Ta kontakt med oss, så hjelper vi deg.",
  404: WRONG,
};

/** Log-in for members: `/logg-inn`. */
export default function LogIn() {
  const { userProfile, error } = useMemberState((state) => state.userProfile);
  const [entrance, setEntrance] = useState<Entrance>();
  const isOnline = useIsOnline();
  const returnPath = returnPathOf(useQuery());
  useEffect(() => () => membershipOfTab().deleteLogInError(), []);

  if (userProfile) return <Welcome profile={userProfile} entrance={entrance} />;
  return (
    <MemberForm
      name="log-in"
      fields={FIELDS}
      submitText="Logg inn"
      runningText="Logger inn …"
      failureText={error && failureText(error, isOnline, STATUS_TEXTS)}
      onSubmit={async ({ email = "", password = "" }, signal) =>
        setEntrance(await membershipOfTab().logIn({ email, password }, signal))
      }
    >
      <p className="member-form__ways">
        <a href={PATHS.forgotPassword}>Glemt passordet?</a>
        <a href={withReturn(PATHS.signUp, returnPath)}>Bli medlem</a>
      </p>
    </MemberForm>
  );
}
