import { Icon } from "../icons/Icon.tsx";

interface SearchFormProps {
  /** Makes the field's id unique on the page. */
  readonly id: string;
  /** Names the form where the page has another one in its header. */
  readonly label?: string;
}

/** The field that leads to the search page. */
export function SearchForm({ id, label }: SearchFormProps) {
  return (
    <form className="search-form" role="search" aria-label={label} action="/search" method="get">
      <label className="visually-hidden" htmlFor={`${id}-field`}>
        Søk i programmet og artiklene
      </label>
      <input
        id={`${id}-field`}
        type="search"
        name="q"
        placeholder="Søk"
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="icon-button">
        <Icon name="search" />
        <span className="visually-hidden">Søk</span>
      </button>
    </form>
  );
}
