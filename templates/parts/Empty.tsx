import { NOTHING_NOW } from "../words.ts";

interface EmptyProps {
  /** Else it waits until everything in its group is over. */
  readonly isShown: boolean;
  readonly text?: string;
}

/** Says that there is nothing to list; inside a `data-ends-group` the browser shows it in time. */
export function Empty({ isShown, text = NOTHING_NOW }: EmptyProps) {
  return (
    <p className="empty" data-ends-empty="" hidden={!isShown}>
      {text}
    </p>
  );
}
