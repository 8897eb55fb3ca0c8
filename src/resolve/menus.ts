import { checkoutAddressOf } from "../model/checkout.ts";
import { isExternal, normalisePath } from "../model/path.ts";
import type { Problem } from "../model/problem.ts";
import type { MenuItem, Menus } from "../model/settings.ts";

/**
 * Makes the menus ready to show: `checkout:ID` becomes the checkout's address, and items that lead
 * to a path which is not built are left out and reported.
 */
export function resolveMenus(
  menus: Menus,
  paths: ReadonlySet<string>,
  checkout: string | undefined,
  problems: Problem[],
): Menus {
  const resolve = (items: readonly MenuItem[]) =>
    items.flatMap((item) => {
      const path = addressOf(item, paths, checkout);
      if (path !== undefined) return [{ ...item, path }];
      const message = `The menu item ${JSON.stringify(item.label)} leads to ${item.path}, which is not built: it was left out.`;
      problems.push({ code: "menu-dead", message, path: item.path });
      return [];
    });
  return { header: resolve(menus.header), footer: resolve(menus.footer) };
}

function addressOf(
  { path }: MenuItem,
  paths: ReadonlySet<string>,
  checkout: string | undefined,
): string | undefined {
  const checkoutId = /^checkout:(.+)$/.exec(path)?.[1];
  if (checkoutId !== undefined) return checkout && checkoutAddressOf(checkoutId, checkout);
  if (isExternal(path)) return /^(?:https?|mailto|tel):/i.test(path) ? path : undefined;
  return paths.has(normalisePath(path)) ? path : undefined;
}
