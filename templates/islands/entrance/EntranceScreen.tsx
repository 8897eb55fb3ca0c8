import { useEffect, useState, type ReactNode } from "react";
import type { Entrance } from "../../../src/membership/account.ts";
import { membershipOfTab } from "../../../src/membership/membership.ts";
import {
  failureText,
  returnPathOf,
  useIsOnline,
  useMemberState,
  useQuery,
  type StatusTexts,
} from "../members/index.ts";
import type { FieldDefinition, FieldValues } from "./fields.ts";
import { MemberForm } from "./MemberForm.tsx";
import { Welcome } from "./Welcome.tsx";

interface EntranceScreenProps {
  /** Makes ids unique on the page. */
  readonly name: string;
  readonly fields: readonly FieldDefinition[];
  readonly submitText: string;
  readonly runningText: string;
  /** What the call's own statuses mean. */
  readonly statusTexts: StatusTexts;
  /** Names of the fields that some of these statuses are about. */
  readonly statusFields?: Readonly<Record<number, string>>;
  readonly enter: (values: FieldValues, signal: AbortSignal) => Promise<Entrance>;
  /** Other ways, given where this one leads afterwards. */
  readonly children: (returnPath: string | undefined) => ReactNode;
}

/** A form that lets a member in, and then goes on to where they came from. */
export function EntranceScreen(props: EntranceScreenProps) {
  const { userProfile, error } = useMemberState((state) => state.userProfile);
  const [entrance, setEntrance] = useState<Entrance>();
  const isOnline = useIsOnline();
  const returnPath = returnPathOf(useQuery());
  useEffect(() => () => membershipOfTab().deleteLogInError(), []);

  if (userProfile) {
    return <Welcome profile={userProfile} entrance={entrance} returnPath={returnPath} />;
  }
  return (
    <MemberForm
      name={props.name}
      fields={props.fields}
      submitText={props.submitText}
      runningText={props.runningText}
      failure={
        error && {
          text: failureText(error, isOnline, props.statusTexts),
          field: props.statusFields?.[error.response?.status ?? 0],
        }
      }
      onSubmit={async (values, signal) => setEntrance(await props.enter(values, signal))}
    >
      <p className="member-form__ways">{props.children(returnPath)}</p>
    </MemberForm>
  );
}
