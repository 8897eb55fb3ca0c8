import { createElement, type ReactNode } from "react";

/** 1 is the page's own heading, of which each page has exactly one. */
export type HeadingLevel = 1 | 2 | 3 | 4;

interface HeadingProps {
  readonly level: HeadingLevel;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A heading whose level follows from where it stands. */
export function Heading({ level, children, ...attributes }: HeadingProps) {
  return createElement(`h${level}`, attributes, children);
}

/** @returns the level of the headings below one, or the level itself where there is none */
export function below(level: HeadingLevel, heading: string | undefined): HeadingLevel {
  return heading === undefined ? level : (Math.min(level + 1, 4) as HeadingLevel);
}
