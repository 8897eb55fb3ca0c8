import { SearchBox } from "./search/SearchBox.tsx";
import { SearchPage } from "./search/SearchPage.tsx";

interface SearchProps {
  /** Makes ids unique on the page. */
  readonly id: string;
  /** Names the form where the page has another one in its header. */
  readonly label?: string;
  /** Results stand on the page; else they drop down from the field. */
  readonly isPage?: boolean;
}

/** Search while typing; until it lives, it is a form that leads to the search page. */
export default function Search({ id, label, isPage = false }: SearchProps) {
  return isPage ? <SearchPage id={id} label={label} /> : <SearchBox id={id} label={label} />;
}
