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
  {
    name: "userName",
    label: "Navn",
    type: "text",
    autoComplete: "nickname",
    hint: "Navnet er det andre medlemmer ser.",
    missing: "Skriv inn navnet du vil bruke.",
  },
  EMAIL,
  {
    name: "password",
    label: "Passord",
    type: "password",
    autoComplete: "new-password",
    hint: "Velg noe langt som du ikke bruker andre steder, gjerne tre–fire ord.",
    missing: "Velg et passord.",
  },
];

const STATUS_TEXTS: StatusTexts = {
  400: "Medlemssystemet godtok ikke opplysningene. Sjekk e-postadressen, og prøv et lengre passord.",
  409: "Det finnes allerede et medlem med denne e-postadressen. Logg inn, eller lag et nytt passord.",
};

/** Sign-up for new members: `/bli-medlem`. */
export default function SignUp() {
  const { userProfile, error } = useMemberState((state) => state.userProfile);
  const [entrance, setEntrance] = useState<Entrance>();
  const isOnline = useIsOnline();
  const returnPath = returnPathOf(useQuery());
  useEffect(() => () => membershipOfTab().deleteLogInError(), []);

  if (userProfile) return <Welcome profile={userProfile} entrance={entrance} />;
  return (
    <MemberForm
      name="sign-up"
      fields={FIELDS}
      submitText="Bli medlem"
      runningText="Melder deg inn …"
      failureText={error && failureText(error, isOnline, STATUS_TEXTS)}
      onSubmit={async ({ userName = "", email = "", password = "" }, signal) =>
        setEntrance(await membershipOfTab().signUp({ userName, email, password }, signal))
      }
    >
      <p className="member-form__ways">
        <a href={withReturn(PATHS.logIn, returnPath)}>Er du medlem? Logg inn</a>
        <a href={PATHS.forgotPassword}>Glemt passordet?</a>
      </p>
    </MemberForm>
  );
}
