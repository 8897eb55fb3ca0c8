import type { Links } from "./links.ts";
import type { PageData } from "./loader.ts";

/** Reads what of a page stands outside its main part. */
export function readPage(links: Links): Pick<PageData, "title" | "head" | "menuPath"> {
  const holder = document.createElement("div");
  const head = headRange();
  if (head) holder.append(head.cloneContents());
  const current = document.querySelector<HTMLAnchorElement>("nav a[aria-current=page]:not(main a)");
  return {
    title: document.title,
    head: holder.innerHTML,
    menuPath: (current && pathOf(current, links)) ?? "",
  };
}

/**
 * Shows a page: its head, main part and current menu item.
 * @returns false where the document lacks the places for them; nothing has changed then
 */
export function swapPage(page: PageData, links: Links): boolean {
  const main = document.getElementById("main");
  const head = headRange();
  if (!main || !head) return false;
  head.deleteContents();
  head.insertNode(head.createContextualFragment(page.head));
  document.title ||= page.title;
  main.innerHTML = page.main;
  markCurrent(page.menuPath, links);
  return true;
}

/** The elements of the head that belong to the page and not to the site. */
function headRange(): Range | undefined {
  const [start, end] = ["", "-end"].map((suffix) =>
    document.querySelector(`meta[name="cinegen:head${suffix}"]`),
  );
  if (!start || !end) return undefined;
  const range = document.createRange();
  range.setStartAfter(start);
  range.setEndBefore(end);
  return range;
}

function markCurrent(menuPath: string, links: Links): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("nav a[href]:not(main a)")) {
    if (pathOf(link, links) === menuPath) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

function pathOf(link: HTMLAnchorElement, links: Links): string | undefined {
  return link.origin === location.origin ? links.routeOf(new URL(link.href))?.path : undefined;
}
