/**
 * @returns the address in its normal form, which has no character that could end an attribute;
 * undefined for anything but http(s), and for one with a user or password in it
 */
export function webAddress(text: string): string | undefined {
  const address = text.trim().replace(/^\/\//, "https://");
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.username === "" && url.password === "" ? url.href : undefined;
}

/**
 * Reads an address as a browser would, which ignores tabs, line breaks and leading control
 * characters.
 * @returns where a link may lead: http(s), `mailto:`, `tel:`, a path of the site, or a place on the
 * page; undefined for everything else, `javascript:` in any disguise above all
 */
export function linkTarget(text: string): string | undefined {
  const target = text.replace(/[\u0000-\u001f\u007f-\u009f]/g, "").trim();
  if (target === "" || target.includes("\\")) return undefined;
  if (/^(?:https?:)?\/\//i.test(target)) return webAddress(target);
  if (/^(?:mailto|tel):[^\s<>"]+$/i.test(target)) return target;
  return hasScheme(target) ? undefined : target;
}

/** A colon before any slash may be read as the end of a scheme. */
function hasScheme(target: string): boolean {
  return /^[^/?#]*:/.test(target);
}
