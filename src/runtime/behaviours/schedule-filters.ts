/**
 * Filters a schedule by day, type, age limit and language. The choices live in the page's address,
 * so that they can be shared and survive a reload, and each change is announced with its result.
 */
export function startScheduleFilters(root: ParentNode, signal: AbortSignal): void {
  for (const schedule of root.querySelectorAll<HTMLElement>("[data-schedule]")) {
    const form = schedule.querySelector<HTMLElement>("[data-filter-form]");
    if (form) startSchedule(schedule, form, signal);
  }
}

function startSchedule(schedule: HTMLElement, form: HTMLElement, signal: AbortSignal): void {
  const status = schedule.querySelector("[data-filter-status]");
  const update = () => {
    const shown = applyFilters(schedule, form);
    writeAddress(form);
    if (status) status.textContent = countText(shown);
    if (schedule.getBoundingClientRect().top < 0) schedule.scrollIntoView();
  };
  const onClick = (event: Event) => {
    const pressed = (event.target as Element).closest<HTMLElement>("a, button");
    const { filterDay, filterClear } = pressed?.dataset ?? {};
    if (filterDay === undefined && filterClear === undefined) return;
    event.preventDefault();
    choose(form, filterDay === undefined ? {} : { ...chosenIn(form), dag: filterDay });
    update();
  };

  // Without choices in the address, those that were made while this was loading count.
  if (location.search !== "")
    choose(form, Object.fromEntries(new URLSearchParams(location.search)));
  applyFilters(schedule, form);
  writeAddress(form);
  form.addEventListener("change", update, { signal });
  schedule.addEventListener("click", onClick, { signal });
}

/** Values by the names of the fields, which are those of the page's address. */
type Choices = Readonly<Record<string, string>>;

function fieldsOf(form: HTMLElement): NodeListOf<HTMLInputElement | HTMLSelectElement> {
  return form.querySelectorAll("[name]");
}

function chosenIn(form: HTMLElement): Choices {
  return Object.fromEntries([...fieldsOf(form)].map(({ name, value }) => [name, value]));
}

/** Values that no field offers are left out: an old link shows everything rather than nothing. */
function choose(form: HTMLElement, choices: Choices): void {
  for (const field of fieldsOf(form)) {
    field.value = choices[field.name] ?? "";
    if (field.value === "" && field instanceof HTMLSelectElement) field.selectedIndex = 0;
  }
}

/** @returns how many performances are left */
function applyFilters(schedule: HTMLElement, form: HTMLElement): number {
  const chosen = chosenIn(form);
  const isFiltered = Object.values(chosen).some(Boolean);
  const items = [...schedule.querySelectorAll<HTMLElement>("[data-filter-item]")];
  for (const item of items) item.toggleAttribute("data-filtered", !matches(item, chosen));
  const shown = items.filter(isShown);
  for (const link of schedule.querySelectorAll<HTMLElement>("[data-filter-day]")) {
    link.ariaCurrent = link.dataset.filterDay === chosen.dag ? "true" : null;
  }
  if (isFiltered) for (const item of shown) unfold(item);
  const empty = schedule.querySelector<HTMLElement>("[data-filter-empty]");
  if (empty) empty.hidden = shown.length > 0 || !isFiltered;
  return shown.filter((item) => item.dataset.event !== undefined).length;
}

function matches(item: HTMLElement, { dag, type, alder, sprak }: Choices): boolean {
  const { language = "" } = item.dataset;
  const { kind, age } = item.closest<HTMLElement>("[data-kind]")?.dataset ?? {};
  const { day } = item.closest<HTMLElement>("[data-day]")?.dataset ?? {};
  return (
    (!dag || day === dag) &&
    (!type || kind === type) &&
    (!alder || Number(age) <= Number(alder)) &&
    (!sprak || language.split("|").includes(sprak))
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

function writeAddress(form: HTMLElement): void {
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
