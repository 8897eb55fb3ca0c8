import { Island } from "../parts/Island.tsx";
import { Schedule } from "./Schedule.tsx";
import type { BlockProps } from "../records.ts";

/** Search, and the programme to browse for those who run no scripts or found nothing. */
export function SearchPage({ block, page }: BlockProps) {
  const programme = {
    ...block,
    block: { ...block.block, heading: "Bla i programmet", options: { limit: 50 } },
  };
  const search = { id: "search-page", label: "Søk på denne siden", isPage: true };
  return (
    <div className="search-page">
      <Island name="Search" when="load" props={search} />
      {block.sources.length > 0 && <Schedule block={programme} page={page} />}
    </div>
  );
}
