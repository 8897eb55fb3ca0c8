/** A field of a member's form. */
export interface FieldDefinition {
  /** Name among the form's values. */
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "email" | "password";
  /** What a password manager fills in. */
  readonly autoComplete: "username" | "nickname" | "current-password" | "new-password";
  readonly hint?: string;
  /** Says that the field is empty, and what belongs in it. */
  readonly missing: string;
}

/** What was typed, by field name. */
export type FieldValues = Readonly<Record<string, string>>;

/** What is wrong, by field name; a field that is right is not in it. */
export type FieldErrors = Readonly<Record<string, string>>;

export const EMAIL: FieldDefinition = {
  name: "email",
  label: "E-postadresse",
  type: "email",
  autoComplete: "username",
  missing: "Skriv inn e-postadressen din.",
};

const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** @returns the form's values; spaces around a text go, a password stays as it is */
export function valuesOf(form: HTMLFormElement, fields: readonly FieldDefinition[]): FieldValues {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const value = data.get(name);
      const text = typeof value === "string" ? value : "";
      return [name, type === "password" ? text : text.trim()];
    }),
  );
}

/** @returns what can be known to be wrong before the backend is asked */
export function errorsOf(values: FieldValues, fields: readonly FieldDefinition[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { name, type, missing } of fields) {
    const value = values[name] ?? "";
    if (value === "") errors[name] = missing;
    else if (type === "email" && !LOOKS_LIKE_EMAIL.test(value)) {
      errors[name] = "E-postadressen ser ikke riktig ut. Den skal se ut som navn@eksempel.no.";
    }
  }
  return errors;
}
