import { describe, expect, it } from "vitest";
import { search } from "../../../src/search/search.ts";
import { demoIndex, NOW } from "./demo-index.ts";

/*
 * What visitors type, and what must be among the first three results, by the start of its title. The
 * programme is the demo content of the kultursal.
 */

const index = await demoIndex("192");
// The design's own example, which the demo has not.
index.add({ entries: [{ type: "event", path: "/blabarturen", title: "Blåbærturen til farfar" }] });

function titlesOf(query: string): readonly string[] {
  const { groups } = search(index, query, NOW);
  return groups.flatMap(({ entries }) => entries.map(({ title }) => title));
}

const FISKERGATA = "Vår i Fiskergata";
const KVARTETT = "Vindsval kvartett";
const ASMARK = "Søstrene Åsmark";
const FERGE = "Siste ferge til Skarvøy";
const PIANO = "Konserter uten pianist";
const GRENSESTEINEN = "Den nesten helt sanne historien";

const QUERIES: Readonly<Record<string, readonly (readonly [query: string, ...string[]])[]>> = {
  "titles, whole or begun": [
    ["Polarmeridianen", "Polarmeridianen"],
    ["polar", "Polarmeridianen"],
    ["atte minu", "Åtte minutter til sola"],
    ["fjellet som lyttet", "Fjellet som lyttet"],
    ["den store kinodagen", "Den store kinodagen"],
    ["jul i kultursalen", "Jul i Kultursalen"],
    ["ulve", "Ulvevinter"],
  ],
  "spellings without æ, ø and å": [
    ["blaabaer", "Blåbærturen"],
    ["blabaer", "Blåbærturen"],
    ["blabar", "Blåbærturen"],
    ["soestrene aasmark", ASMARK],
    ["sostrene asmark", ASMARK],
    ["Orneskjaeret", ASMARK],
    ["skarvoy", FERGE],
    ["skarvøy", FERGE],
    ["var i fiskergata", FISKERGATA],
    ["oevre braataasen", GRENSESTEINEN],
    ["taarnvandring", "Tårnvandring"],
    ["clemence", "Mireilles brev"],
  ],
  "typing errors": [
    ["forestiling", "Sokken som ville ut i verden"],
    ["barneforestiling", "Sokken som ville ut i verden"],
    ["beverbenndik", "Beverbendik"],
    ["kvartet", KVARTETT],
    ["konsret", PIANO],
    ["polarmeridjanen", "Polarmeridianen"],
    ["fjelet som lytet", "Fjellet som lyttet"],
    ["mireiles bref", "Mireilles brev"],
    ["svigermår", "Svigermor på slep"],
    ["selvspilende piano", PIANO],
    ["gavekrot", "Kjøp gavekort"],
    ["hjelp billeter", "Hjelp med billetter"],
    ["dokumentr", "Melkeruta"],
  ],
  inflections: [
    ["forestillinger", "Sokken som ville ut i verden"],
    ["fjell", "Fjellet som lyttet"],
    ["brevet", "Mireilles brev"],
    ["fergen", FERGE],
    ["søster", ASMARK],
    ["konserten", PIANO],
    ["teatret", "Brødrene Bakkes siste bakst"],
    ["postmestere", "Postmesteren"],
    ["festivaler", "Ungt utbrudd"],
    ["ulvene", "Ulvevinter"],
  ],
  "parts of compounds, and compounds of parts": [
    ["forestilling", "Sokken som ville ut i verden"],
    ["meridian", "Polarmeridianen"],
    ["vandring", "Tårnvandring"],
    ["kveld", "Salmekveld", "Historisk kveld"],
    ["band", "Nordbygda storband"],
    ["maraton", "Orgelmaraton"],
    ["bursdag", "Feire bursdag på kino"],
    ["barnebursdag", "Feire bursdag på kino"],
    ["julekonsert", "Stille natt, levende lys"],
    ["kirkekonsert", "Jubileumskonsert", "Stille natt, levende lys"],
    ["stein", GRENSESTEINEN, "Kirkespillet «Steinen og lyset»", "Steinene forteller"],
    ["standup", "Åpen mikk på terrassen", "Ambros Kvernhaug"],
    ["kino klubb", "Kinoklubben"],
  ],
  people: [
    ["odile marchevent", "Mireilles brev"],
    ["Marchevant", "Mireilles brev"],
    ["kåre fagermyr", FISKERGATA],
    ["fagermyr", FISKERGATA],
    ["elvebakken", "Beverbendik"],
    ["hulda braket", "Hulda & Bråket", "Trollbundet"],
    ["teater knekkebrod", "Nissen har sagt opp"],
    ["gran teaterlag", "Brødrene Bakkes siste bakst"],
  ],
  "places, types and genres": [
    ["haugkirka", "Tårnvandring"],
    ["biblioteket", "Steinene forteller"],
    ["låven", "Ungt utbrudd"],
    ["kulturterasse", "Åpen mikk på terrassen", "Kulturterrassen"],
    ["foredrag", "Hvorfor er du våken", "Steinene forteller"],
    ["utstilling", "Hender som husker"],
    ["dans", "Mellomrom"],
    ["skrekkfilm", "Kjelleren under kjelleren"],
    ["barnefilm", "Ugla Uggen kan ikke sove"],
    ["thriller", FERGE],
    ["fransk film", "Mireilles brev"],
    ["3d", "Beverbendik"],
  ],
  ages: [
    ["18 år", "Kjelleren under kjelleren", "Ambros Kvernhaug"],
    ["film 18 år", "Kjelleren under kjelleren"],
    ["tillatt for alle", FISKERGATA],
    ["aldersgrense", "Aldersgrenser på kino"],
  ],
  English: [
    ["concert", PIANO],
    ["horror", "Kjelleren under kjelleren"],
    ["documentary", "Melkeruta"],
    ["theatre", "Brødrene Bakkes siste bakst"],
    ["gift card", "Kjøp gavekort"],
    ["christmas", "Jul i Kultursalen"],
    ["exhibition", "Hender som husker"],
    ["children's birthday", "Feire bursdag på kino"],
  ],
  "articles and pages": [
    ["gavekort", "Kjøp gavekort"],
    ["leie sal", "Leie kultursalen"],
    ["hvordan leie kino", "Leie kino"],
    ["personvern", "Personvernerklæring"],
    ["kontakt", "Kontakt oss"],
    ["om oss", "Om oss"],
    ["nyhetsbrev", "Nyhetsbrev"],
    ["rullestol", "Hør og se bedre"],
    ["glemt votter", "Hittegods"],
    ["halv pris", "Kinoklubben"],
    ["kulturkort", "Gratis kulturkort"],
    ["hvor mye popkorn", "Popkornregnskapet"],
    ["sommer 2022", "Aktiv sommer 2022"],
  ],
};

describe.each(Object.entries(QUERIES))("%s", (_kind, queries) => {
  it.each(queries)("«%s» finds %s among the first three", (query, ...expected) => {
    const firstThree = titlesOf(query).slice(0, 3);
    for (const start of expected) {
      expect(firstThree, firstThree.join(" | ")).toContainEqual(expect.stringMatching(`^${start}`));
    }
  });
});

it("has at least 60 queries", () => {
  expect(Object.values(QUERIES).flat().length).toBeGreaterThanOrEqual(60);
});
