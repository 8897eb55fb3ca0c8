import type { Canvas } from "./kit/canvas.ts";

/** Paints one picture onto an empty canvas. */
export type Scene = (canvas: Canvas) => void;

/** The two pictures of a film: one world, one palette. */
export interface FilmArt {
  /** The lines that its poster is lettered with. */
  readonly title: readonly string[];
  readonly poster: Scene;
  readonly still: Scene;
}
