// Records for the search benchmark: films and concerts with people, times and texts, in invented
// words that are compounded as Norwegian compounds them. The same number gives the same records.

export const NOW = Date.parse("2026-11-21T12:00:00Z");

/** The build cuts texts so that all together are this long. */
const ALL_TEXTS_LENGTH = 2_000_000;

const STARTS =
  "barne familie ungdoms sommer vinter høst vår jule påske kveld natt morgen skog fjell fjord hav elv bygde by kirke skole teater film musikk dans kunst kultur historie eventyr drøm latter gråt storm snø regn sol måne stjerne ild vann stein tre fugl ulve bjørne heste katte hunde mat vin brød fiske båt tog reise kjærlighets krigs freds minne framtids fortids hemmelighets søsken venne nabo".split(
    " ",
  );
const ENDS =
  "konsert forestilling teater film fest dag kveld tur reise historie fortelling sang dans leik spill bok brev hus rom sal scene lag gruppe kor band orkester kvartett trio duo møte marked messe utstilling foredrag kurs verksted leir klubb forening festival premiere visning omvisning vandring gåte skatt kart vei bro dør vindu lys skygge stemme stillhet".split(
    " ",
  );
const ENDINGS = ["", "", "", "en", "er", "ene", "ens"];
const FIRST_NAMES =
  "Solveig Ragnhild Ingeborg Tormod Sigurd Eldbjørg Åshild Torbjørn Gudrun Håkon Synnøve Øystein Åsmund Liv Embla Nora Iben Falk Tiril Marius Pernille Didrik Vilde Jonas".split(
    " ",
  );
const NAME_STARTS =
  "Nord Sør Øst Vest Stor Lille Gran Furu Bjørke Eike Sten Berg Dal Haug Elve Sjø Fjell Myr Lund Sol Kvern Brekk Tun Vik".split(
    " ",
  );
const NAME_ENDS =
  "bakken haugen moen vold stad seter rud lien mark nes tangen vik land gård by hagen ås dal".split(
    " ",
  );
const LITTLE =
  "og i på til med en et som det er var har ble for av om etter før hun han de vi når så men der her ikke bare også".split(
    " ",
  );
const GENRES = ["Drama", "Komedie", "Animasjon, familie", "Skrekk", "Dokumentar", "Eventyr"];
const STATUSES = ["onsale", "onsale", "onsale", "few", "soldout", "free"];

/**
 * @param count how many productions
 * @returns the two index files of a site, as the build writes them
 */
export function makeParts(count) {
  const random = randomFrom(count);
  const entries = Array.from({ length: count }, (_, number) => production(number, random));
  const details = entries.map(({ path }, number) => ({
    path,
    picture: `/assets/pictures/${digits(random, 32)}-120x180-50-${number % 90}.webp`,
    text: sentence(random, 120).slice(0, ALL_TEXTS_LENGTH / count),
  }));
  return { upcoming: { entries }, rest: { details, entries: [] } };
}

function production(number, random) {
  const title = `${capital(compound(random))} ${sentence(random, 2)}`;
  const slug = title.toLowerCase().replace(/[^a-zæøå]+/g, "-");
  const start = NOW / 60_000 + random(60) * 1440;
  return {
    type: "event",
    path: `/${slug}-dxm-${10_000 + number}`,
    title,
    facts: ["Film", pick(random, GENRES), `${6 + 3 * random(4)} år`],
    about: [
      ["Språk", "Norsk tale"],
      ["Regi", name(random)],
      ["Skuespillere", [name(random), name(random), name(random)].join(", ")],
      ["Land", "Norge"],
      ["Versjon", "2D"],
    ],
    place: "Kultursalen",
    showings: Array.from({ length: 1 + random(4) }, (_, day) => {
      const at = start + day * 1440;
      return [at, at + 120, pick(random, STATUSES)];
    }),
  };
}

function sentence(random, words) {
  return Array.from({ length: words }, () =>
    random(2) === 0 ? pick(random, LITTLE) : compound(random) + pick(random, ENDINGS),
  ).join(" ");
}

function compound(random) {
  // A few words are used often and most seldom, as in any text.
  const often = Math.floor(STARTS.length * (random(1_000) / 1_000) ** 2);
  return (STARTS[often] ?? "") + pick(random, ENDS);
}

function name(random) {
  return `${pick(random, FIRST_NAMES)} ${pick(random, NAME_STARTS)}${pick(random, NAME_ENDS)}`;
}

function digits(random, length) {
  return Array.from({ length }, () => random(16).toString(16)).join("");
}

function pick(random, list) {
  return list[random(list.length)];
}

function capital(text) {
  return text[0].toUpperCase() + text.slice(1);
}

/** @returns a function that gives whole numbers below its argument, the same ones for one seed */
function randomFrom(seed) {
  let state = seed + 1;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
