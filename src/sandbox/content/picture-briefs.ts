import { filmPictureBriefs } from "./picture-briefs-films.ts";
import type { PictureBrief } from "./picture-brief.ts";

const culturePictureBriefs = [
  {
    name: "culture-vindsval-kvartett",
    kind: "landscape",
    motif:
      "A string-and-piano quartet in silhouette on stage with large slow snowflakes projected behind them, midnight blue and silver.",
  },
  {
    name: "culture-hulda-og-braket",
    kind: "landscape",
    motif:
      "A folk-rock singer with a fiddle mid-leap on stage among roots and smoke, acid green and magenta light.",
  },
  {
    name: "culture-selvspillende-piano",
    kind: "landscape",
    motif:
      "A grand piano playing by itself in a dim foyer with its keys glowing and nobody on the stool, black, amber and brass.",
  },
  {
    name: "culture-storband",
    kind: "landscape",
    motif:
      "A big band with shining brass on a stage before a blank cinema screen, warm gold and deep red.",
  },
  {
    name: "culture-jul-i-kultursalen",
    kind: "landscape",
    motif:
      "A stage set as a snowy village square with a lit spruce and a choir in red scarves, warm red, green and gold.",
  },
  {
    name: "culture-nissen-har-sagt-opp",
    kind: "landscape",
    motif:
      "A comic Santa hat hung on a coat peg beside a suitcase and a note, bright red, turquoise and white.",
  },
  {
    name: "culture-julekonsert",
    kind: "landscape",
    motif:
      "A candle-lit church interior with a string ensemble and frost on the windows, candle gold and dark blue.",
  },
  {
    name: "culture-sovnforedrag",
    kind: "landscape",
    motif:
      "A bed with crumpled white linen under a giant alarm clock at 03:17, calm indigo and moon white.",
  },
  {
    name: "culture-steinene-forteller",
    kind: "landscape",
    motif:
      "Layered rock strata cut open in bands of slate, rust, ochre and fossil white with a small hammer lying on top.",
  },
  {
    name: "culture-siste-bakst",
    kind: "landscape",
    motif:
      "Two quarrelling bakers in a cloud of flour on a theatre stage with one giant loaf between them, cream, brown and tomato red.",
  },
  {
    name: "culture-postmesteren",
    kind: "landscape",
    motif:
      "An old man alone on a dark stage with hundreds of letters hanging in the air around him, sepia and dim blue.",
  },
  {
    name: "culture-ambros-standup",
    kind: "landscape",
    motif:
      "A stand-up comedian's microphone in a spotlight with a kitchen chair and a houseplant, mustard curtain and teal.",
  },
  {
    name: "culture-apen-mikk",
    kind: "landscape",
    motif:
      "A microphone on a summer terrace stage with string lights and an evening sky, lilac dusk and warm bulbs.",
  },
  {
    name: "culture-mellomrom",
    kind: "landscape",
    motif:
      "Two dancers caught in a leap with a narrow gap of light between them, black, white and one coral stripe.",
  },
  {
    name: "culture-ungt-utbrudd",
    kind: "landscape",
    motif:
      "A paint-splash volcano of instruments, spray cans, cameras and dancing youths, neon pink, lime and electric blue.",
  },
  {
    name: "culture-sokken",
    kind: "landscape",
    motif:
      "A striped sock puppet with button eyes standing at an open washing machine like an explorer, playful red, mint and yellow.",
  },
  {
    name: "culture-vitenskapsdagen",
    kind: "landscape",
    motif:
      "Children's hands around a foaming coloured experiment with rockets of paper above, bright cyan, lime and orange.",
  },
  {
    name: "culture-hender-som-husker",
    kind: "landscape",
    motif:
      "A row of framed black and white photographs of working hands on a gallery wall, quiet greys with warm wood floor.",
  },
  {
    name: "culture-jubileumskonsert",
    kind: "landscape",
    motif:
      "A white stone medieval church on a hill with light streaming from every window at dusk, gold on deep blue.",
  },
  {
    name: "culture-orgelmaraton",
    kind: "landscape",
    motif:
      "Towering organ pipes seen from below in rhythmic rows, silver and warm oak with a streak of red.",
  },
  {
    name: "culture-kirkespill",
    kind: "landscape",
    motif:
      "Actors in medieval cloaks with torches outside a stone church at night, ember orange and stone grey.",
  },
  {
    name: "culture-salmekveld",
    kind: "landscape",
    motif:
      "Open hymn books, coffee cups and a plate of waffles on a long table in a church hall, soft daylight, cream and sky blue.",
  },
  {
    name: "culture-tarnvandring",
    kind: "landscape",
    motif:
      "A spiral stone stair in a church tower with a bell above and a view of fields through a slit window, stone grey and spring green.",
  },
  {
    name: "culture-den-store-kinodagen",
    kind: "landscape",
    motif:
      "A cinema façade at night with a huge glowing marquee, popcorn and stars bursting out, red, gold and midnight blue.",
  },
  {
    name: "culture-opera",
    kind: "landscape",
    motif:
      "An opera singer in a flowing sea-green gown on a grand stage with waves of fabric, sea green and gold.",
  },
  {
    name: "culture-kinokonsert",
    kind: "landscape",
    motif:
      "A silent-film screen with a moon face and a small orchestra in silhouette in front, black, cream and sepia.",
  },
  {
    name: "culture-barnas-lordag",
    kind: "landscape",
    motif: "Children with paper crowns running into a cinema hall with balloons, candy colours.",
  },
  {
    name: "culture-strikkekino",
    kind: "landscape",
    motif:
      "Rows of cinema seats with balls of yarn and half-finished jumpers in the glow of the screen, cosy reds and blues.",
  },
  {
    name: "culture-babykino",
    kind: "landscape",
    motif:
      "Prams parked along a softly lit cinema aisle and a parent with a baby before the screen, peach and soft grey.",
  },
] as const satisfies readonly PictureBrief[];

const articlePictureBriefs = [
  {
    name: "article-selvspillende-piano",
    kind: "landscape",
    motif:
      "Close-up of piano mechanics with rows of tiny brass motors under the keys, amber and black.",
  },
  {
    name: "article-historisk-kveld",
    kind: "landscape",
    motif:
      "Old black and white photographs spread on a table with a magnifying glass, a coffee cup and hands, sepia.",
  },
  {
    name: "article-kinoklubb",
    kind: "landscape",
    motif: "Friends laughing in cinema seats lit by the screen, warm red and blue light.",
  },
  {
    name: "article-vinn-medlemskap",
    kind: "landscape",
    motif: "A golden cinema ticket with a ribbon lying on red velvet, confetti, gold and red.",
  },
  {
    name: "article-hermundstadprisen",
    kind: "landscape",
    motif:
      "A small sculpted glass prize on a plinth before a stage curtain, clear glass, plum and gold.",
  },
  {
    name: "article-gratis-kulturkort",
    kind: "landscape",
    motif:
      "A teenager's hand holding up a colourful card before a poster wall, neon pink, yellow and blue.",
  },
  {
    name: "article-gratis-kino-i-hostferien",
    kind: "landscape",
    motif:
      "Children in rain boots and raincoats running towards a glowing cinema door among autumn leaves, orange and yellow.",
  },
  {
    name: "article-sok-om-arrangorstotte",
    kind: "landscape",
    motif:
      "A handmade stage in a field being built by people with ladders and cables, fresh morning greens and wood.",
  },
  {
    name: "article-byggeskikkprisen",
    kind: "landscape",
    motif:
      "A restored timber farmhouse beside a modern wooden annex in winter light, barn red, grey timber and snow.",
  },
  {
    name: "article-aktivitetsuka",
    kind: "landscape",
    motif:
      "Climbing rope, ball, paintbrush, kayak paddle and trumpet arranged in a circle on grass, seen from above, bright primaries.",
  },
  {
    name: "article-lydanlegg",
    kind: "landscape",
    motif:
      "A technician on a ladder mounting a black loudspeaker array above the stage, cool blue work light.",
  },
  {
    name: "article-frivillige",
    kind: "landscape",
    motif:
      "Volunteers in matching aprons behind a foyer counter handing out coffee and waffles, warm and friendly.",
  },
  {
    name: "article-hittegods",
    kind: "landscape",
    motif:
      "A wooden box full of odd mittens, a scarf, one shoe and a trombone on a cloakroom counter, cosy colours.",
  },
] as const satisfies readonly PictureBrief[];

const blockPictureBriefs = [
  {
    name: "hall-interior",
    kind: "landscape",
    motif:
      "The big hall seen from the back row: rows of wine-red seats, a warm wooden ceiling and a lit empty stage.",
  },
  {
    name: "hall-foyer",
    kind: "landscape",
    motif:
      "A bright foyer with a tall window wall, wooden stairs to sit on, coffee bar and people arriving, birch and amber.",
  },
  {
    name: "hall-exterior",
    kind: "landscape",
    motif:
      "A modern timber culture house with glowing windows at blue hour in light snow, amber on blue.",
  },
  {
    name: "kulturterrassen",
    kind: "landscape",
    motif:
      "An outdoor terrace with broad wooden steps to sit on, long tables, string lights and rolling fields behind, late summer evening.",
  },
  {
    name: "cinema-seats",
    kind: "landscape",
    motif: "An empty row of wide red cinema seats with soft aisle lights, deep red and black.",
  },
  {
    name: "cinema-screen",
    kind: "landscape",
    motif: "A full cinema audience in silhouette before a bright white screen, blue-white light.",
  },
  {
    name: "projector",
    kind: "landscape",
    motif: "A projector beam cutting through a dark room full of dust motes, blue-white on black.",
  },
  {
    name: "popcorn",
    kind: "landscape",
    motif: "Overflowing striped popcorn boxes from above, red, white and butter yellow.",
  },
  {
    name: "kids-birthday",
    kind: "landscape",
    motif:
      "Children around a birthday cake with candles in a cinema foyer with balloons and popcorn, cheerful mixed colours.",
  },
  {
    name: "gift-card",
    kind: "landscape",
    motif:
      "A wrapped gift card with a ribbon and a spruce twig on dark green paper, green, gold and cream.",
  },
  {
    name: "church",
    kind: "landscape",
    motif:
      "An 800-year-old white stone church on a green hill under big summer clouds, white, green and sky blue.",
  },
  {
    name: "summer-1",
    kind: "landscape",
    motif: "Children jumping from a jetty into a lake, splash in the air, sunny blues and yellow.",
  },
  {
    name: "summer-2",
    kind: "landscape",
    motif:
      "Youths building a wooden raft at a lakeside with hammers and rope, sunny greens and wood.",
  },
  {
    name: "summer-3",
    kind: "landscape",
    motif:
      "A summer circus workshop on grass with children juggling and on stilts, bright stripes.",
  },
  {
    name: "summer-4",
    kind: "landscape",
    motif:
      "A ring of children around a campfire with pan bread in a forest clearing, evening greens and orange.",
  },
  {
    name: "fyrlykta-exterior",
    kind: "landscape",
    motif:
      "An old wooden pilot station turned cinema at the end of a quay with a lit sign, boats and a blinking lighthouse behind, dusk blue and lamp yellow.",
  },
  {
    name: "skumringen-exterior",
    kind: "landscape",
    motif:
      "A red-brick former spinning mill turned cinema on a small hill among birches at dusk, lilac sky and neon violet sign.",
  },
] as const satisfies readonly PictureBrief[];

const briefs = [
  ...filmPictureBriefs,
  ...culturePictureBriefs,
  ...articlePictureBriefs,
  ...blockPictureBriefs,
] as const;

/** Names of all pictures: a name without a brief is a type error. */
export type PictureName = (typeof briefs)[number]["name"];

/** One brief for every picture of the demo content: the artist draws from this list alone. */
export const pictureBriefs: readonly PictureBrief[] = briefs;
