import { Island } from "../parts/Island.tsx";
import { subjectOf, textOption, type BlockProps } from "../records.ts";

/** A place for a member's island; on a production's page it learns which production that is. */
export function MemberScreen(props: BlockProps) {
  const name = textOption(props.block, "island");
  if (name === undefined) return null;
  const production = subjectOf(props);
  return (
    <div className="member-screen">
      <Island
        name={name}
        when={production === undefined ? "load" : "visible"}
        props={
          production === undefined
            ? {}
            : { ediNumber: production.ediNumber, title: production.title }
        }
      />
    </div>
  );
}
