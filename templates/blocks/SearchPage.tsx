import { Island } from "../parts/Island.tsx";
import { SearchForm } from "../parts/SearchForm.tsx";
import { Schedule } from "./Schedule.tsx";
import { textOption, type BlockProps } from "../records.ts";

/** Search, and the programme to browse for those who run no scripts. */
export function SearchPage({ block, page }: BlockProps) {
  const island = textOption(block, "island");
  const programme = { ...block, block: { ...block.block, heading: "Bla i programmet" } };
  return (
    <div className="search-page">
      {island === undefined ? (
        <SearchForm id="search-page" label="Søk på denne siden" />
      ) : (
        <Island name={island} when="load" props={{}} />
      )}
      {block.sources.length > 0 && <Schedule block={programme} page={page} />}
    </div>
  );
}
