import type { CultureSeed } from "./types.ts";

/** Concerts at the kultursal. */
export const musicCulture: readonly CultureSeed[] = [
  {
    slug: "vindsval-kvartett-sju-sanger-om-sno",
    code: "DXM20417",
    title: "Vindsval kvartett: Sju sanger om snø",
    objectClass: "concert",
    typeText: "Konsert",
    facts: {
      minutes: 100,
      duration: "1 time og 40 minutter, med pause",
      organiser: "Kultursalen",
    },
    summary:
      "Fiolin, bratsj, cello og piano spiller snø i alle varianter, fra den første fnugglette til den siste, gråe haugen bak butikken.",
    body: `<p>Torbjørg Vindsval vokste opp med brøytebil utenfor soveromsvinduet. Nå har hun skrevet sju sanger om det som falt, det som føyk og det som lå til langt uti mai.</p>
<p>Kvartetten spiller akustisk i Storsalen, helt nede på gulvet og med publikum på tre sider. Kom gjerne i ullsokker.</p>`,
    picture: {
      name: "culture-vindsval-kvartett",
      alt: "Fire musikere i silhuett mens store snøfnugg faller på bakveggen",
      focalPoint: { x: 0.5, y: 0.55 },
    },
    venues: { 192: "kultursal" },
    hall: "Storsalen",
    dates: { count: 1, from: 9, weekdays: [5], times: ["19:30"] },
    price: 320,
  },
];
