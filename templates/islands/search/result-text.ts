import { capitalise, formatDateWithYear, formatDay, formatRelativeDay, formatTime } from "../../../src/model/format.ts";
import type { SearchEntry } from "../../../src/search/entry.ts";
import { hasMatch, snippet } from "../../../src/search/highlight.ts";
import type { ResultGroup } from "../../../src/search/search.ts";
import { timingOf } from "../../../src/search/timing.ts";
import { STATUS_TEXT } from "../../words.ts";

/** What visitors read above the results of a kind. */
export const GROUP_TITLES: Readonly<Record<ResultGroup["name"], string>> = {
  event: "På programmet",
  article: "Artikler",
  page: "Sider",
  mention: "Nevnt i teksten",
};
