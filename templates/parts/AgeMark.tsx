import type { ListedProduction } from "../../src/model/listing.ts";
import { ageLimitOf } from "../words.ts";

/** The age limit as a small mark; nothing for culture that has none. */
export function AgeMark({ production }: { readonly production: ListedProduction }) {
  const limit = ageLimitOf(production);
  if (limit === undefined) return null;
  return (
    <span className="age">
      <span aria-hidden="true">{limit.mark}</span>
      <span className="visually-hidden">{limit.words}</span>
    </span>
  );
}
