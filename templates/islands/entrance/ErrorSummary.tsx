import type { Ref } from "react";
import { fieldId } from "./Field.tsx";
import type { FieldErrors } from "./fields.ts";

interface ErrorSummaryProps {
  /** Takes the focus when a form could not be sent. */
  readonly ref: Ref<HTMLDivElement>;
  readonly form: string;
  readonly errors: FieldErrors;
  readonly failureText: string | undefined;
}

/** Everything that keeps a form from being sent, each with a link to its field. */
export function ErrorSummary({ ref, form, errors, failureText }: ErrorSummaryProps) {
  const found = Object.entries(errors);
  return (
    <div ref={ref} className="notice notice--bad" role="alert" tabIndex={-1}>
      {found.length > 0 ? (
        <>
          <p>Dette må rettes først:</p>
          <ul>
            {found.map(([name, error]) => (
              <li key={name}>
                <a href={`#${fieldId(form, name)}`}>{error}</a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{failureText}</p>
      )}
    </div>
  );
}
