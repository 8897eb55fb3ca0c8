interface DrawingProps {
  /** On a grid of 24 by 24. */
  readonly path: string;
  readonly isFilled: boolean;
  readonly className?: string | undefined;
}

/** An icon's drawing; decoration only: the text beside it says what it means. */
export function Drawing({ path, isFilled, className = "icon" }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} className={isFilled ? "icon-fill" : undefined} />
    </svg>
  );
}
