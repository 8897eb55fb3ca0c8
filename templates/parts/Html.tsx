import type { HeadingLevel } from "./Heading.tsx";

interface HtmlProps {
  /** Sanitised at fetch, or written in the site folder. */
  readonly html: string;
  readonly className?: string;
  /** Level of the heading that the text stands under. */
  readonly under?: HeadingLevel;
}

/** Running text that editors wrote, set as prose. */
export function Html({ html, className = "prose", under = 1 }: HtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: nest(html, under) }} />;
}

/** Editors start at any level: their highest heading becomes the one below, and none is skipped. */
function nest(html: string, under: HeadingLevel): string {
  const levels = [...new Set([...html.matchAll(/<h([1-6])/g)].map(([, level]) => level))].sort();
  return html.replace(/(<\/?h)([1-6])/g, (_tag, start: string, level: string) => {
    return start + String(Math.min(under + 1 + levels.indexOf(level), 6));
  });
}
