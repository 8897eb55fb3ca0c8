/**
 * Every problem that a run can report, with what cinegen does about it. The names are permanent:
 * operators filter on them. `README.md` lists them and a test holds the list against this one.
 */
export const PROBLEM_CODES = {
  "record-invalid": "The record is left out; the rest goes on.",
  "field-invalid": "The field is left out or replaced by its empty value; the record is kept.",
  "record-duplicate": "Two records have one id: the later one is kept.",
  "production-differs": "Copies of one production differ between events: the last one is kept.",
  "html-sanitised": "Something that may not be published was removed from the HTML.",
  "picture-missing": "The picture could not be fetched: the page shows a placeholder.",
  "picture-mode-changed":
    "The snapshot was fetched for the other picture mode: its pictures cannot be used.",
  "event-missing-production": "The event refers to no known production: it is left out.",
  "layout-unknown": "The page has the default layout.",
  "block-unknown": "The page is built without a block whose component does not exist.",
  "block-data-missing": "The page is built without a block whose data id has no record.",
  "block-data-duplicate": "Two block-data records have one id: the later one is kept.",
  "slug-unusable": "The record gets no page; it is still listed.",
  "slug-mended": "The slug was decoded or normalised to make a usable path.",
  "slug-duplicate":
    "Several records share one path: the first is the page's, all events are listed.",
  "path-conflict": "Two pages claim one path: the one that comes first by rule is built.",
  "redirect-loop": "The redirect leads back to itself: it is left out.",
  "redirect-invalid": "The redirect's from or to is not a usable address: it is left out.",
  "redirect-shadowed": "A page exists at the redirect's from-path: the page wins.",
  "link-dead": "A link of a page leads to a path of this site that is not built.",
  "menu-dead": "A menu item leads to a path of this site that is not built: it is left out.",
  "membership-unconfigured":
    "The partner has a membership backend but no address is set: member pages are left out.",
  "snapshot-changed": "A snapshot file's hash does not hold: its records were cleaned again.",
} as const;

/** The permanent name of a problem. */
export type ProblemCode = keyof typeof PROBLEM_CODES;
