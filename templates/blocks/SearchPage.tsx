import { Island } from "../parts/Island.tsx";
import { SearchForm } from "../parts/SearchForm.tsx";
import { Schedule } from "./Schedule.tsx";
import { textOption, type BlockProps } from "../records.ts";

/** Search, and the programme to browse for those who run no scripts. */
export function SearchPage(props: BlockProps) {
  const island = textOption(props.block, "island");
  return (
    <div className="search-page">
      {island === undefined ? (
        <SearchForm id="search-page" />
      ) : (
        <Island name={island} when="load" props={{}} />
      )}
      {props.block.sources.length > 0 && <Schedule {...props} />}
    </div>
  );
}
