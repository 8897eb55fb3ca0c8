import { membershipOfTab } from "../../../src/membership/membership.ts";
import { PATHS, withReturn, type StatusTexts } from "../members/index.ts";
import { EntranceScreen } from "./EntranceScreen.tsx";
import { EMAIL, type FieldDefinition } from "./fields.ts";

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

const STATUS_FIELDS = { 409: EMAIL.name };

/** Sign-up for new members: `/bli-medlem`. */
export function SignUpScreen() {
  return (
    <EntranceScreen
      name="sign-up"
      fields={FIELDS}
      submitText="Bli medlem"
      runningText="Melder deg inn …"
      statusTexts={STATUS_TEXTS}
      statusFields={STATUS_FIELDS}
      enter={({ userName = "", email = "", password = "" }, signal) =>
        membershipOfTab().signUp({ userName, email, password }, signal)
      }
    >
      {(returnPath) => (
        <>
          <a href={withReturn(PATHS.logIn, returnPath)}>Er du medlem? Logg inn</a>
          <a href={PATHS.forgotPassword}>Glemt passordet?</a>
        </>
      )}
    </EntranceScreen>
  );
}
