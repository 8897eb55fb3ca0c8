import { films } from "./films.ts";
import { Canvas, type PictureKind } from "./kit/canvas.ts";
import type { FilmArt, Scene } from "./scene.ts";
import { scenes } from "./scenes.ts";

type Drawing = readonly [kind: PictureKind, scene: Scene];

const drawings: ReadonlyMap<string, Drawing> = new Map<string, Drawing>([
  ...Object.entries<FilmArt>(films).flatMap(([key, { poster, still }]): [string, Drawing][] => [
    [`film-${key}-poster`, ["poster", poster]],
    [`film-${key}-still`, ["landscape", still]],
  ]),
  ...Object.entries<Scene>(scenes).map(([name, scene]): [string, Drawing] => [
    name,
    ["landscape", scene],
  ]),
]);

/** Names of all pictures that can be drawn, those of the content's briefs. */
export const pictureNames: readonly string[] = [...drawings.keys()];

/**
 * Draws one of the demo's pictures: always the same for the same name.
 * @returns a complete SVG document: 1200 by 1800 for posters, 1920 by 1280 for all others;
 * undefined where there is no such picture
 */
export function drawPicture(name: string): string | undefined {
  const drawing = drawings.get(name);
  if (!drawing) return undefined;
  const [kind, scene] = drawing;
  const canvas = new Canvas(kind, name);
  scene(canvas);
  return canvas.svg();
}
