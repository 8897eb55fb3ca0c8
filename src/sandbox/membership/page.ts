/** The most records that a page may ask for. */
const MAX_TAKE = 100;

/**
 * @param size how many records come where the query does not say; undefined: all
 * @returns the records that `skip` and `take` ask for; undefined where they are no sizes
 */
export function pageOf<Item>(
  items: readonly Item[],
  query: URLSearchParams,
  size: number | undefined,
): readonly Item[] | undefined {
  if (size === undefined) return items;
  const skip = Number(query.get("skip") ?? 0);
  const take = Number(query.get("take") ?? size);
  const isUsable = [skip, take].every((value) => Number.isInteger(value) && value >= 0);
  return isUsable && take <= MAX_TAKE ? items.slice(skip, skip + take) : undefined;
}
