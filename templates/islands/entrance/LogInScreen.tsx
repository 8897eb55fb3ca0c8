import { membershipOfTab } from "../../../src/membership/membership.ts";
import { PATHS, withReturn, type StatusTexts } from "../members/index.ts";
import { EntranceScreen } from "./EntranceScreen.tsx";
import { EMAIL, type FieldDefinition } from "./fields.ts";

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
export function LogInScreen() {
  return (
    <EntranceScreen
      name="log-in"
      fields={FIELDS}
      submitText="Logg inn"
      runningText="Logger inn …"
      statusTexts={STATUS_TEXTS}
      enter={({ email = "", password = "" }, signal) =>
        membershipOfTab().logIn({ email, password }, signal)
      }
    >
      {(returnPath) => (
        <>
          <a href={PATHS.forgotPassword}>Glemt passordet?</a>
          <a href={withReturn(PATHS.signUp, returnPath)}>Bli medlem</a>
        </>
      )}
    </EntranceScreen>
  );
}
