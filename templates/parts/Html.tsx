interface HtmlProps {
  /** Sanitised at fetch, or written in the site folder. */
  readonly html: string;
  readonly className?: string;
}

/** Running text that editors wrote, set as prose. */
export function Html({ html, className = "prose" }: HtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
