import { anArticle, anEvent, aProduction } from "./builders.ts";

/** Builders of records as the APIs send them: fields may be anything, as on the wire. */

export type Fields = Readonly<Record<string, unknown>>;

export function aWireProduction(over: Fields = {}): Fields {
  return {
    ...aProduction(),
    assets: [{ type: "poster", url: "https://p.example/a.jpg", focalPoint: { x: 0.5, y: 0.2 } }],
    features: [{ label: "Aldersgrense", value: "9 år" }],
    ...over,
  };
}

export function aWireEvent(over: Fields = {}): Fields {
  return { ...without(anEvent(), "productionId"), production: aWireProduction(), ...over };
}

export function aWireArticle(over: Fields = {}): Fields {
  return { ...without(anArticle(), "locale"), node_locale: "nb", ...over };
}

/** @returns the record without the named fields */
export function without(record: object, ...fields: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !fields.includes(name)));
}
