import type { ReactNode } from "react";

interface LoadingProps {
  /** What is being fetched, for those who do not see the shapes. */
  readonly text: string;
  /** Name in the style sheet of what each shape stands for. */
  readonly shape: "poster" | "stub" | "line";
  readonly count: number;
}

/** Shapes in the place of what is on its way. */
export function Loading({ text, shape, count }: LoadingProps) {
  const shapes: ReactNode[] = Array.from({ length: count }, (_, index) => (
    <span key={index} className={`skeleton skeleton--${shape}`} />
  ));
  return (
    <div className="loading">
      <p className="visually-hidden" role="status">
        {text}
      </p>
      <div className={`skeletons skeletons--${shape}`} aria-hidden="true">
        {shapes}
      </div>
      <noscript>
        <p>Slå på JavaScript i nettleseren for å bruke medlemssidene.</p>
      </noscript>
    </div>
  );
}
