import { hrefOfPath } from "../../src/model/path.ts";
import { useSite } from "../context.ts";
import { Island } from "../parts/Island.tsx";
import { subjectOf, textOption, type BlockProps } from "../records.ts";

/**
 * A place for one of the members' islands, named in the block's options. On a film's page it learns
 * which film that is; a film that the membership backend cannot know gets none.
 */
export function MemberScreen(props: BlockProps) {
  const { membership } = useSite();
  const name = textOption(props.block, "island");
  const film = subjectOf(props);
  if (name === undefined || membership === undefined) return null;
  if (film === undefined) return <Island name={name} when="load" props={{}} />;
  if (film.ediNumber === null) return null;
  const path = hrefOfPath(props.page.path);
  return (
    <Island
      name={name}
      when="member"
      props={{ ediNumber: film.ediNumber, title: film.title, path }}
    />
  );
}
