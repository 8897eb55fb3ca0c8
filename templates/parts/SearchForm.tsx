import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";

interface SearchFormProps {
  /** Makes the field's id unique on the page. */
  readonly id: string;
  /** Names the form where the page has another one in its header. */
  readonly label?: string | undefined;
  /** What a script adds to the form and to its field. */
  readonly form?: ComponentProps<"form">;
  readonly field?: ComponentProps<"input">;
  /** What a script shows below the field. */
  readonly children?: ReactNode;
}

/** The field that leads to the search page. */
export function SearchForm({ id, label, form, field, children }: SearchFormProps) {
  return (
    <form
      className="search-form"
      role="search"
      aria-label={label}
      action="/search"
      method="get"
      {...form}
    >
      <label className="visually-hidden" htmlFor={searchFieldId(id)}>
        Søk i programmet og artiklene
      </label>
      <input
        id={searchFieldId(id)}
        type="search"
        name="q"
        placeholder="Søk"
        autoComplete="off"
        enterKeyHint="search"
        {...field}
      />
      <button type="submit" className="icon-button">
        <Icon name="search" />
        <span className="visually-hidden">Søk</span>
      </button>
      {children}
    </form>
  );
}

/** @returns the id of a form's field */
export function searchFieldId(id: string): string {
  return `${id}-field`;
}
