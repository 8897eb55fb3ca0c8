import type { BodyCollector } from "./request.ts";

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [LIST_START, LIST_END] = [0x5b, 0x5d];
const [OBJECT_START, OBJECT_END] = [0x7b, 0x7d];

/**
 * Parses a JSON list element by element as it comes, so that a long one is never in memory as a text
 * as well. What is no list is parsed as a whole in the end.
 */
export class JsonListCollector implements BodyCollector {
  readonly #decoder = new TextDecoder();
  readonly #elements: unknown[] = [];
  #isIn: "start" | "list" | "rest" | "other" = "start";
  #beginning = "";
  /** What came and is not parsed yet. */
  #pending = "";
  /** Brackets that are open in the pending element. */
  #depth = 0;
  #isInString = false;
  #isEscaped = false;

  add(chunk: Uint8Array): void {
    this.#take(this.#decoder.decode(chunk, { stream: true }));
  }

  end(): unknown {
    this.#take(this.#decoder.decode());
    if (this.#isIn === "list") throw new SyntaxError("Unexpected end of JSON input");
    if (this.#isIn !== "rest") return this.#pending === "" ? undefined : JSON.parse(this.#pending);
    if (this.#pending.trim() !== "") throw new SyntaxError("Unexpected text after the list");
    return this.#elements;
  }

  beginning(): string {
    return this.#beginning;
  }

  #take(piece: string): void {
    this.#beginning ||= piece;
    if (this.#isIn === "list") this.#split(piece);
    else this.#pending += piece;
    const start = this.#isIn === "start" ? this.#pending.trimStart() : "";
    if (start === "") return;
    this.#isIn = start.startsWith("[") ? "list" : "other";
    if (this.#isIn === "other") return;
    this.#pending = "";
    this.#split(start.slice(1));
  }

  /** Ends an element at each comma that is outside of strings and brackets. */
  #split(piece: string): void {
    let from = 0;
    for (let at = 0; at < piece.length; at++) {
      const code = piece.charCodeAt(at);
      if (this.#isNested(code)) continue;
      if (code !== COMMA && code !== LIST_END) continue;
      this.#endElement(this.#pending + piece.slice(from, at), code === LIST_END);
      from = at + 1;
      this.#pending = "";
      if (code === COMMA) continue;
      this.#isIn = "rest";
      break;
    }
    this.#pending += piece.slice(from);
  }

  /** @returns whether a character belongs to a string, a list or an object of the pending element */
  #isNested(code: number): boolean {
    if (this.#isInString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (code === BACKSLASH) this.#isEscaped = true;
      else if (code === QUOTE) this.#isInString = false;
      return true;
    }
    if (code === QUOTE) this.#isInString = true;
    else if (code === LIST_START || code === OBJECT_START) this.#depth++;
    else if (this.#depth > 0 && (code === LIST_END || code === OBJECT_END)) this.#depth--;
    else return this.#depth > 0;
    return true;
  }

  #endElement(text: string, isLast: boolean): void {
    const isEmptyList = isLast && this.#elements.length === 0 && text.trim() === "";
    if (!isEmptyList) this.#elements.push(JSON.parse(text));
  }
}
