import { useState } from "react";
import { MemberIcon } from "../members/index.ts";
import type { FieldDefinition } from "./fields.ts";

interface FieldProps {
  readonly field: FieldDefinition;
  /** Makes ids unique on the page. */
  readonly form: string;
  readonly error: string | undefined;
}

/** A labelled field with its hint and its error, which assistive technology reads with it. */
export function Field({ field, form, error }: FieldProps) {
  const [isShown, setShown] = useState(false);
  const { name, label, type, autoComplete, hint } = field;
  const id = fieldId(form, name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="field__error">
          <MemberIcon name="exclamation" />
          {error}
        </p>
      )}
      <div className="field__input">
        <input
          id={id}
          name={name}
          type={isShown ? "text" : type}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy === "" ? undefined : describedBy}
        />
        {type === "password" && (
          <button
            type="button"
            className="field__toggle"
            aria-controls={id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? "Skjul passord" : "Vis passord"}
          </button>
        )}
      </div>
    </div>
  );
}

/** @returns the id of a form's field */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}
