import { Drawing } from "./Drawing.tsx";
import { PATHS, type IconName } from "./paths.ts";

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** One of our own drawings; decoration only: the text beside it says what it means. */
export function Icon({ name, className }: IconProps) {
  return <Drawing path={PATHS[name]} isFilled={FILLED.has(name)} className={className} />;
}

const FILLED: ReadonlySet<IconName> = new Set(["play", "pause", "star"]);
