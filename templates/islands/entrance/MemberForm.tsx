import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { useIsLive, useIsOnline, useTask } from "../members/index.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { Field } from "./Field.tsx";
import { errorsOf, valuesOf } from "./fields.ts";
import type { FieldDefinition, FieldErrors, FieldValues } from "./fields.ts";

/** A failure that the backend told, in words for the person. */
export interface FormFailure {
  readonly text: string;
  /** Name of the field that it is about; undefined: it is about none alone. */
  readonly field?: string | undefined;
}

interface MemberFormProps {
  /** Makes ids unique on the page. */
  readonly name: string;
  readonly fields: readonly FieldDefinition[];
  /** On the button. */
  readonly submitText: string;
  /** On the button while an answer is awaited. */
  readonly runningText: string;
  /** What went wrong at the last try; undefined: nothing. */
  readonly failure: FormFailure | undefined;
  readonly onSubmit: (values: FieldValues, signal: AbortSignal) => Promise<void>;
  /** Below the button. */
  readonly children?: ReactNode;
}

/**
 * A form that is checked here before the backend is asked, and that cannot be sent twice. Before the
 * script is there it cannot be sent at all, so that no password ever ends up in an address.
 */
export function MemberForm(props: MemberFormProps) {
  const { name, fields, onSubmit } = props;
  const [mistakes, setMistakes] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const task = useTask();
  const isLive = useIsLive();
  const isOnline = useIsOnline();

  const hasMistakes = Object.keys(mistakes).length > 0;
  const failure = hasMistakes ? undefined : props.failure;
  const errors = failure?.field === undefined ? mistakes : { [failure.field]: failure.text };
  const hasErrors = hasMistakes || failure !== undefined;
  useEffect(() => {
    if (hasErrors && !task.isRunning) summary.current?.focus();
  }, [hasErrors, attempt, task.isRunning]);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget, fields);
    const found = errorsOf(values, fields);
    setMistakes(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length === 0) task.start((signal) => onSubmit(values, signal));
  };

  return (
    <form className="member-form" method="post" noValidate onSubmit={submit}>
      {hasErrors && !task.isRunning && (
        <ErrorSummary ref={summary} form={name} errors={errors} failureText={failure?.text} />
      )}
      {fields.map((field) => (
        <Field key={field.name} field={field} form={name} error={errors[field.name]} />
      ))}
      {!isOnline && (
        <p className="member-form__note" role="status">
          Du er uten nett. Skjemaet kan sendes når du har dekning.
        </p>
      )}
      <button
        type="submit"
        className="button"
        disabled={!isLive}
        aria-disabled={task.isRunning || undefined}
      >
        {task.isRunning ? props.runningText : props.submitText}
      </button>
      {props.children}
      <noscript>
        <p>Slå på JavaScript i nettleseren for å bruke medlemssidene.</p>
      </noscript>
    </form>
  );
}
