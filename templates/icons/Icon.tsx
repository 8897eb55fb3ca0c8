import { PATHS, type IconName } from "./paths.ts";

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** One of our own drawings; decoration only: the text beside it says what it means. */
export function Icon({ name, className = "icon" }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} className={FILLED.has(name) ? "icon-fill" : undefined} />
    </svg>
  );
}

const FILLED: ReadonlySet<IconName> = new Set(["play", "pause", "star"]);
