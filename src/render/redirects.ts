import { escapeHtml } from "../model/html.ts";
import { fileOfPath, hrefOfPath, isExternal } from "../model/path.ts";
import type { Redirect } from "../model/redirect.ts";
import type { TextFile } from "./sitemap.ts";

/** @returns the redirect table in the format that Netlify and Cloudflare Pages read */
export function renderRedirectTable(redirects: readonly Redirect[]): TextFile {
  const lines = redirects.map(({ from, to, status }) => `${hrefOfPath(from)} ${to} ${status}\n`);
  return { path: "_redirects", content: lines.join("") };
}

/**
 * @returns a small page for a host that reads no redirect table: it sends the visitor on, keeps
 * search engines away, and shows a link where even that fails
 */
export function renderRedirectPage({ from, to }: Redirect, origin: string): TextFile {
  const href = escapeHtml(to);
  const absolute = escapeHtml(isExternal(to) ? to : origin + to);
  return {
    path: fileOfPath(from),
    content:
      `<!doctype html><html lang="nb"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<title>Siden er flyttet</title><meta name="robots" content="noindex">` +
      `<link rel="canonical" href="${absolute}"><meta http-equiv="refresh" content="0; url=${href}">` +
      `</head><body><p>Siden er flyttet til <a href="${href}">${href}</a>.</p></body></html>\n`,
  };
}
