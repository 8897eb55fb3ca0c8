import { searchFieldId } from "../../parts/SearchForm.tsx";

/** @returns what a visitor typed into the field before React took it over; empty on the server */
export function typedText(id: string): string {
  if (typeof document === "undefined") return "";
  const field = document.getElementById(searchFieldId(id));
  return field instanceof HTMLInputElement ? field.value : "";
}
