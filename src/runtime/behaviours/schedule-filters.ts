/**
 * Filters a schedule by day, type, age limit and language. The choices live in the page's address,
 * so that they can be shared and survive a reload, and each change is announced with its result.
 */
export function startScheduleFilters(root: ParentNode, signal: AbortSignal): void {
  for (const schedule of root.querySelectorAll<HTMLElement>("[data-schedule]")) {
    const form = schedule.querySelector<HTMLFormElement>("[data-filter-form]");
    if (form) startSchedule(schedule, form, signal);
  }
}

function startSchedule(schedule: HTMLElement, form: HTMLFormElement, signal: AbortSignal): void {
  const status = schedule.querySelector("[data-filter-status]");
  const update = () => {
    const shown = applyFilters(schedule, form);
    writeAddress(form);
    if (status) status.textContent = countText(shown);
  };
  const choose = (values: URLSearchParams) => {
    for (const field of fieldsOf(form)) field.value = values.get(field.name) ?? "";
  };

  choose(new URLSearchParams(location.search));
  applyFilters(schedule, form);
  form.addEventListener("change", update, { signal });
  form.addEventListener("submit", (event) => event.preventDefault(), { signal });
  schedule.addEventListener(
    "click",
    (event) => {
      const target = event.target as Element;
      const day = target.closest<HTMLElement>("[data-filter-day]");
      const isClearing = target.closest("[data-filter-clear]") !== null;
      if (!day && !isClearing) return;
      event.preventDefault();
      if (isClearing) choose(new URLSearchParams());
      else
        (form.elements.namedItem("dag") as HTMLInputElement).value = day?.dataset.filterDay ?? "";
      update();
    },
    { signal },
  );
}

type Field = HTMLInputElement | HTMLSelectElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>("[name]")];
}

/** @returns how many performances are left */
function applyFilters(schedule: HTMLElement, form: HTMLFormElement): number {
  const chosen = Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
  const isFiltered = Object.values(chosen).some(Boolean);
  const items = [...schedule.querySelectorAll<HTMLElement>("[data-filter-item]")];
  for (const item of items) item.toggleAttribute("data-filtered", !matches(item.dataset, chosen));
  const shown = items.filter(isShown);
  for (const link of schedule.querySelectorAll<HTMLElement>("[data-filter-day]")) {
    link.ariaCurrent = link.dataset.filterDay === chosen.dag ? "true" : null;
  }
  if (isFiltered) for (const item of shown) unfold(item);
  const empty = schedule.querySelector<HTMLElement>("[data-filter-empty]");
  if (empty) empty.hidden = shown.length > 0 || !isFiltered;
  return shown.length;
}

function matches(item: DOMStringMap, chosen: Readonly<Record<string, string>>): boolean {
  const { dag, type, alder, sprak } = chosen;
  return (
    (!dag || item.day === dag) &&
    (!type || item.kind === type) &&
    (!alder || Number(item.age) <= Number(alder)) &&
    (!sprak || (item.language ?? "").split("|").includes(sprak))
  );
}

function isShown(item: HTMLElement): boolean {
  return !item.hidden && !item.hasAttribute("data-filtered");
}

/** Opens the folded week that a performance stands in. */
function unfold(item: HTMLElement): void {
  const week = item.closest("details");
  if (week) week.open = true;
}

function writeAddress(form: HTMLFormElement): void {
  const address = new URL(location.href);
  for (const { name, value } of fieldsOf(form)) {
    if (value === "") address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  history.replaceState(history.state, "", address);
}

function countText(count: number): string {
  if (count === 0) return "Ingen forestillinger passer";
  return count === 1 ? "Viser 1 forestilling" : `Viser ${count} forestillinger`;
}
