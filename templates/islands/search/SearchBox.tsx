import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { SearchForm } from "../../parts/SearchForm.tsx";
import { useIsLive } from "../members/browser.ts";
import { Announcement } from "./Announcement.tsx";
import { indexStore } from "./index-store.ts";
import { countText } from "./result-text.ts";
import { listId, optionCount, optionId, SearchPopup } from "./SearchPopup.tsx";
import { typedText } from "./typed-text.ts";
import { useSearch } from "./use-search.ts";

interface SearchBoxProps {
  readonly id: string;
  readonly label: string | undefined;
}

/** No option: the visitor is in the field itself. */
const FIELD = -1;

/**
 * A field whose results drop down from it while typing: an editable combobox with a list box, as the
 * ARIA Authoring Practices describe it. Enter without a chosen result goes to the search page.
 */
export function SearchBox({ id, label }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const isLive = useIsLive();
  const [typed, setTyped] = useState(() => typedText(id));
  const [isOpen, setOpen] = useState(true);
  const [active, setActive] = useState(FIELD);
  const { index, found } = useSearch(isLive ? typed.trim() : "");
  const options = found ? optionCount(found) : 0;
  const isShown = isLive && isOpen && typed.trim() !== "" && index !== "failed";
  const hasOptions = isShown && options > 0;

  useEffect(() => {
    void indexStore.load();
    const leave = () => {
      if (field.current) field.current.value = "";
      setTyped("");
    };
    document.addEventListener("cinegen:navigated", leave);
    return () => document.removeEventListener("cinegen:navigated", leave);
  }, []);

  function choose(option: number): void {
    setActive(option);
    document.getElementById(optionId(id, option))?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && isShown) {
      event.preventDefault();
      setOpen(false);
      setActive(FIELD);
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && options > 0) {
      event.preventDefault();
      setOpen(true);
      choose(stepFrom(active, event.key === "ArrowDown" ? 1 : -1, options));
    } else if (event.key === "Enter" && hasOptions && active !== FIELD) {
      event.preventDefault();
      document.getElementById(optionId(id, active))?.click();
    }
  }

  return (
    <SearchForm
      id={id}
      label={label}
      form={{
        onBlur: ({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setOpen(false);
        },
      }}
      field={{
        ref: field,
        onKeyDown,
        onInput: ({ currentTarget }) => {
          setTyped(currentTarget.value);
          setOpen(true);
          setActive(FIELD);
        },
        ...(isLive && {
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-expanded": hasOptions,
          "aria-controls": hasOptions ? listId(id) : undefined,
          "aria-activedescendant":
            hasOptions && active !== FIELD ? optionId(id, active) : undefined,
        }),
      }}
    >
      {isShown && <SearchPopup id={id} found={found} active={active} />}
      <Announcement text={isShown && found ? countText(found) : ""} />
    </SearchForm>
  );
}

/** The next option in a circle in which the field has its place between the last and the first. */
function stepFrom(active: number, step: 1 | -1, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}
