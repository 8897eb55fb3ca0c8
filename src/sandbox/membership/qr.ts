/*
 * QR codes of one kind, enough for a ticket's short code: version 2 (25 modules square), error
 * correction L, byte mode, mask 0 (ISO/IEC 18004). With these fixed, everything but the text and
 * its error correction stands at a known place.
 */
const SIZE = 25;
const DATA_CODEWORDS = 34;
const CORRECTION_CODEWORDS = 10;
const MAX_BYTES = DATA_CODEWORDS - 2;
const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11];
/** Format information of level L with mask 0, its error correction and mask included. */
const FORMAT = 0b111011111000100;

/**
 * @param text at most 32 bytes of UTF-8
 * @returns rows of modules, true is dark; undefined for a longer text
 */
export function qrModules(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MAX_BYTES) return undefined;
  const data = dataCodewords(bytes);
  const bits = [...data, ...correctionOf(data)].flatMap((codeword) => bitsOf(codeword, 8));
  const grid = functionPatterns();
  placeBits(grid, bits);
  return grid.map((row) => row.map((module) => module === true));
}

/** A module that is not set yet is undefined. */
type Grid = (boolean | undefined)[][];

/** Mode, length, the bytes, four zero bits to end, and padding. */
function dataCodewords(bytes: Uint8Array): number[] {
  const bits = [...bitsOf(BYTE_MODE, 4), ...bitsOf(bytes.length, 8)];
  for (const byte of bytes) bits.push(...bitsOf(byte, 8));
  bits.push(...bitsOf(0, 4));
  const codewords: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    codewords.push(bits.slice(at, at + 8).reduce((value, bit) => value * 2 + bit, 0));
  }
  for (let index = 0; codewords.length < DATA_CODEWORDS; index++) {
    codewords.push(PADDING[index % 2] ?? 0);
  }
  return codewords;
}

function bitsOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, index) => (value >> (length - 1 - index)) & 1);
}

/** The remainder of the data divided by the generator polynomial over GF(256). */
function correctionOf(data: readonly number[]): number[] {
  const generator = generatorPolynomial();
  const remainder = new Array<number>(CORRECTION_CODEWORDS).fill(0);
  for (const codeword of data) {
    const factor = codeword ^ (remainder.shift() ?? 0);
    remainder.push(0);
    generator.forEach((coefficient, index) => {
      remainder[index] = (remainder[index] ?? 0) ^ multiply(coefficient, factor);
    });
  }
  return remainder;
}

/** The product of (x - 2^i), highest coefficient left out. */
function generatorPolynomial(): number[] {
  let polynomial = [1];
  let root = 1;
  for (let degree = 0; degree < CORRECTION_CODEWORDS; degree++) {
    const shifted = [...polynomial, 0];
    const scaled = [0, ...polynomial.map((coefficient) => multiply(coefficient, root))];
    polynomial = shifted.map((coefficient, index) => coefficient ^ (scaled[index] ?? 0));
    root = multiply(root, 2);
  }
  return polynomial.slice(1);
}

/** Multiplication in GF(256) with the polynomial x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Finders, timing, alignment, format information and the one module that is always dark. */
function functionPatterns(): Grid {
  const grid: Grid = Array.from({ length: SIZE }, () => new Array<undefined>(SIZE).fill(undefined));
  for (let index = 0; index < SIZE; index++) {
    set(grid, 6, index, index % 2 === 0);
    set(grid, index, 6, index % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [SIZE - 4, 3],
    [3, SIZE - 4],
  ] as const) {
    drawSquares(grid, x, y, 4, [0, 1, 3]);
  }
  drawSquares(grid, SIZE - 7, SIZE - 7, 2, [0, 2]);
  drawFormat(grid);
  set(grid, 8, SIZE - 8, true);
  return grid;
}

/** Squares around a middle: dark at the given distances from it, light at the others. */
function drawSquares(
  grid: Grid,
  middleX: number,
  middleY: number,
  reach: number,
  dark: readonly number[],
): void {
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      const distance = Math.max(Math.abs(x), Math.abs(y));
      set(grid, middleX + x, middleY + y, dark.includes(distance));
    }
  }
}

/** The format information stands twice, from its lowest bit. */
function drawFormat(grid: Grid): void {
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((FORMAT >> bit) & 1) === 1;
    const past = bit >= 6 ? 1 : 0;
    if (bit < 8) set(grid, 8, bit + past, isDark);
    else set(grid, bit === 8 ? 7 : 14 - bit, 8, isDark);
    if (bit < 8) set(grid, SIZE - 1 - bit, 8, isDark);
    else set(grid, 8, SIZE - 15 + bit, isDark);
  }
}

/** Column pairs from the right, upwards and downwards in turn, past the vertical timing. */
function placeBits(grid: Grid, bits: readonly number[]): void {
  const free = wayThroughGrid().filter(({ x, y }) => grid[y]?.[x] === undefined);
  for (const [index, { x, y }] of free.entries()) {
    const isMasked = (x + y) % 2 === 0;
    set(grid, x, y, (bits[index] === 1) !== isMasked);
  }
}

function wayThroughGrid(): { readonly x: number; readonly y: number }[] {
  const rows = Array.from({ length: SIZE }, (_, index) => index);
  const upward = rows.toReversed();
  const columnPairs = [24, 22, 20, 18, 16, 14, 12, 10, 8, 5, 3, 1];
  return columnPairs.flatMap((right, turn) =>
    (turn % 2 === 0 ? upward : rows).flatMap((y) => [
      { x: right, y },
      { x: right - 1, y },
    ]),
  );
}

function set(grid: Grid, x: number, y: number, isDark: boolean): void {
  const row = grid[y];
  if (row && x >= 0 && x < SIZE) row[x] = isDark;
}
