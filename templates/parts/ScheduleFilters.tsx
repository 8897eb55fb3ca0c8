import type { ListedEvent } from "../../src/model/listing.ts";
import { compareText } from "../../src/model/format.ts";
import { isLanguage } from "../filter-values.ts";
import { ageLimitOf, kindOf } from "../words.ts";

/**
 * Type, age and language: the names are those of the page address. Shown only where
 * scripts run, since a static page cannot filter.
 */
export function ScheduleFilters({ events }: { readonly events: readonly ListedEvent[] }) {
  const kinds = distinct(events.map(({ production }) => kindOf(production))).sort(compareText);
  const ages = distinct(events.map(({ production }) => ageLimitOf(production)?.years ?? 0))
    .sort((a, b) => a - b)
    .map((years) => ({
      value: String(years),
      label: years === 0 ? "Tillatt for alle" : `Inntil ${years} år`,
    }));
  const languages = distinct(events.flatMap(({ tags }) => tags.filter(isLanguage)));
  return (
    <div
      className="filters scripted"
      role="group"
      data-filter-form=""
      aria-label="Filtrer programmet"
    >
      <input type="hidden" name="dag" value="" />
      <Choice name="type" label="Type" any="Alt" options={kinds.map(asOption)} />
      <Choice name="alder" label="Aldersgrense" any="Alle grenser" options={ages} />
      <Choice
        name="sprak"
        label="Språk"
        any="Alle språk"
        options={languages.sort(compareText).map(asOption)}
      />
    </div>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  /** The choice that filters nothing. */
  readonly any: string;
  readonly options: readonly Option[];
}

function Choice({ name, label, any, options }: ChoiceProps) {
  if (options.length < 2) return null;
  return (
    <label className="choice">
      <span className="choice__label">{label}</span>
      <select name={name}>
        <option value="">{any}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function asOption(value: string): Option {
  return { value, label: value };
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
