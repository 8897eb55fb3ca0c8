/*
 * Bakes the glyph outlines that the posters are lettered with into `faces/*.ts`, because a machine
 * that runs the sandbox may have no fonts at all. Run it only to change the faces:
 *
 *   npm i --no-save opentype.js@2.0.0 @fontsource/{league-gothic,barlow-condensed,gloock}@5.3.0 \
 *     @fontsource/{josefin-sans,fredoka,alfa-slab-one}@5.3.0
 *   node src/sandbox/pictures/bake-glyphs.js && npx prettier --write src/sandbox/pictures/faces
 *
 * All fonts are under the SIL Open Font License 1.1; the notices are gathered in `faces/OFL.txt`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import opentype from "opentype.js";

const FACES = [
  ["condensed", "league-gothic", 400],
  ["caption", "barlow-condensed", 500],
  ["serif", "gloock", 400],
  ["geometric", "josefin-sans", 600],
  ["rounded", "fredoka", 600],
  ["slab", "alfa-slab-one", 400],
];
const CHARACTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÉabcdefghijklmnopqrstuvwxyzæøåéü0123456789 .,:;!?-–«»&/()'’";
const UNITS = 1000;
const SMALLEST_KERNING = 20;

const folder = new URL("faces/", import.meta.url);
const packages = new URL("../../../node_modules/@fontsource/", import.meta.url);
const notices = FACES.map(([name, font, weight]) => bake(name, font, weight));
writeFileSync(new URL("OFL.txt", folder), licence(notices));

function bake(name, font, weight) {
  const bytes = readFileSync(
    new URL(`${font}/files/${font}-latin-${weight}-normal.woff`, packages),
  );
  const source = opentype.parse(new Uint8Array(bytes).buffer);
  const glyphs = Object.fromEntries([...CHARACTERS].map((c) => [c, outline(source, c)]));
  const face = { capHeight: capHeight(source), glyphs, kerning: kerning(source) };
  const text = [
    `// Made by bake-glyphs.js from the font ${font} ${weight} (SIL Open Font License 1.1, see OFL.txt).`,
    `import type { Face } from "../kit/lettering.ts";`,
    "",
    `export const ${name}: Face = ${JSON.stringify(face)};`,
    "",
  ];
  writeFileSync(new URL(`${name}.ts`, folder), text.join("\n"));
  const { copyright } = source.names.windows ?? source.names;
  return `${name}.ts: ${copyright.en}`;
}

/** @returns `<advance width> <path data>` in thousandths of the type size, y downwards */
function outline(source, character) {
  const glyph = source.charToGlyph(character);
  const scale = UNITS / source.unitsPerEm;
  const { commands } = glyph.getPath(0, 0, UNITS);
  return `${Math.round(glyph.advanceWidth * scale)} ${relativePath(commands)}`;
}

/** Relative whole numbers are half as long as the font's own coordinates, and sharp enough. */
function relativePath(commands) {
  let x = 0;
  let y = 0;
  return commands
    .map((command) => {
      if (command.type === "Z") return "z";
      const points = ["1", "2", ""].filter((end) => `x${end}` in command);
      const numbers = points.flatMap((end) => [
        Math.round(command[`x${end}`]) - x,
        Math.round(command[`y${end}`]) - y,
      ]);
      if (command.type === "L" && numbers.every((number) => number === 0)) return "";
      x = Math.round(command.x);
      y = Math.round(command.y);
      return command.type.toLowerCase() + numbers.join(" ").replaceAll(" -", "-");
    })
    .join("");
}

function capHeight(source) {
  const { yMax } = source.charToGlyph("H").getMetrics();
  return Math.round((yMax * UNITS) / source.unitsPerEm);
}

/** @returns the pairs of letters that stand closer or wider, e.g. `AV-60 Ty-42` */
function kerning(source) {
  const letters = [...CHARACTERS].filter((c) => /\p{L}/u.test(c));
  const pairs = letters.flatMap((left) => letters.map((right) => [left, right]));
  return pairs
    .map(([left, right]) => {
      const units = source.getKerningValue(source.charToGlyph(left), source.charToGlyph(right));
      return [left + right, Math.round((units * UNITS) / source.unitsPerEm)];
    })
    .filter(([, value]) => Math.abs(value) >= SMALLEST_KERNING)
    .map((pair) => pair.join(""))
    .join(" ");
}

function licence(lines) {
  const text = readFileSync(new URL("gloock/LICENSE", packages), "utf8");
  return `${lines.join("\n")}\n\n${text.slice(text.indexOf("This Font Software is licensed"))}`;
}
