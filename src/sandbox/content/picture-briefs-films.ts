import type { PictureBrief } from "./picture-brief.ts";

/** Briefs for the pictures of films: a poster and a landscape still each. */
export const filmPictureBriefs = [
  {
    name: "film-fjellet-som-lyttet-poster",
    kind: "poster",
    lettering: "Fjellet som lyttet",
    motif:
      "A lone woman small at the foot of a vast dark mountain whose ridge forms a listening profile, cold blue dusk with one warm lit window.",
  },
  {
    name: "film-fjellet-som-lyttet-still",
    kind: "landscape",
    motif:
      "A snowy valley at blue hour, a single farmhouse with yellow windows under a huge mountain, quiet and cold with one warm accent.",
  },
  {
    name: "film-beverbendik-poster",
    kind: "poster",
    lettering: "Beverbendik og den store demningen",
    motif:
      "A cheerful round beaver in a yellow hard hat on top of a wild heap of logs, river splashing, bright turquoise, orange and leaf green.",
  },
  {
    name: "film-beverbendik-still",
    kind: "landscape",
    motif:
      "A crooked beaver dam across a sparkling river with three small beavers carrying sticks, sunny storybook greens and turquoise.",
  },
  {
    name: "film-siste-ferge-til-skarvoy-poster",
    kind: "poster",
    lettering: "Siste ferge til Skarvøy",
    motif:
      "A small car ferry with one lamp in black sea fog, its wake a red line, tense petrol blue, black and signal red.",
  },
  {
    name: "film-siste-ferge-til-skarvoy-still",
    kind: "landscape",
    motif:
      "An empty ferry deck at night in rain, one car with its door open and headlights on, petrol blue with red light.",
  },
  {
    name: "film-svigermor-pa-slep-poster",
    kind: "poster",
    lettering: "Svigermor på slep",
    motif:
      "A tiny overloaded car tows a flowered caravan with an armchair on its roof along a winding fjord road, cheerful pinks, mustard and sky blue.",
  },
  {
    name: "film-svigermor-pa-slep-still",
    kind: "landscape",
    motif:
      "A flowered caravan stuck across a hairpin bend with a queue of cars behind it, comic, mustard and sky blue.",
  },
  {
    name: "film-melkeruta-poster",
    kind: "poster",
    lettering: "Melkeruta",
    motif:
      "A milk tanker lorry seen from above on a thin winter road between white fields, minimal, cream, pale blue and a dot of red.",
  },
  {
    name: "film-melkeruta-still",
    kind: "landscape",
    motif:
      "A milk tanker with headlights in falling snow at a red barn before dawn, calm, deep blue and barn red.",
  },
  {
    name: "film-kjelleren-under-kjelleren-poster",
    kind: "poster",
    lettering: "Kjelleren under kjelleren",
    motif:
      "A narrow cellar staircase leading down into a darker staircase below it, a single hanging bulb, sickly green light on black.",
  },
  {
    name: "film-kjelleren-under-kjelleren-still",
    kind: "landscape",
    motif:
      "A trapdoor half open in a stone cellar floor with faint green light leaking out, black and mould green.",
  },
  {
    name: "film-atte-minutter-til-sola-poster",
    kind: "poster",
    lettering: "Åtte minutter til sola",
    motif:
      "A tiny spacecraft silhouette in front of an enormous glowing sun disc, thin orbit lines, deep violet fading to orange.",
  },
  {
    name: "film-atte-minutter-til-sola-still",
    kind: "landscape",
    motif:
      "A round spaceship window with the burning edge of the sun filling it and an astronaut's silhouette, violet and orange.",
  },
  {
    name: "film-var-i-fiskergata-poster",
    kind: "poster",
    lettering: "Vår i Fiskergata",
    motif:
      "A 1950s style illustrated poster of a young couple with a bicycle on a cobbled harbour street, faded cream, coral and mint.",
  },
  {
    name: "film-var-i-fiskergata-still",
    kind: "landscape",
    motif:
      "A black and white cobbled harbour street with wooden houses, washing lines and a bicycle, 1950s film grain.",
  },
  {
    name: "film-ugla-uggen-poster",
    kind: "poster",
    lettering: "Ugla Uggen kan ikke sove",
    motif:
      "A small fluffy owl with huge round eyes wrapped in a striped blanket on a branch under a big moon, soft indigo and warm yellow.",
  },
  {
    name: "film-ugla-uggen-still",
    kind: "landscape",
    motif:
      "A hollow tree at night with a wide-awake little owl looking out, moon and stars, soft paper-cut indigo and yellow.",
  },
  {
    name: "film-trollbundet-poster",
    kind: "poster",
    lettering: "Trollbundet: Hulda & Bråket live fra Myrsletta",
    motif:
      "A band's silhouettes on a stage in a foggy bog with giant tree roots as stage set, light beams in acid green and magenta.",
  },
  {
    name: "film-trollbundet-still",
    kind: "landscape",
    motif:
      "A festival crowd with raised hands before a stage wrapped in roots and fog, green and magenta beams.",
  },
  {
    name: "film-grensesteinen-poster",
    kind: "poster",
    lettering:
      "Den nesten helt sanne historien om da bygda Øvre Bråtåsen erklærte krig mot Sverige fordi noen hadde flyttet grensesteinen førti centimeter",
    motif:
      "A small mossy boundary stone in the middle of a forest with two stern groups of villagers facing each other across it, deadpan pastel greens and yellow.",
  },
  {
    name: "film-grensesteinen-still",
    kind: "landscape",
    motif:
      "A boundary stone on a forest meadow with a measuring tape stretched to it and a line of villagers with pitchforks far behind, deadpan pastel.",
  },
  {
    name: "film-mireilles-brev-poster",
    kind: "poster",
    lettering: "Mireilles brev",
    motif:
      "A woman's hand posting a letter in a yellow wall letterbox with lilacs above, elegant, lilac, butter yellow and ivory.",
  },
  {
    name: "film-mireilles-brev-still",
    kind: "landscape",
    motif:
      "A café table with an unsealed letter, a cup and lilac petals by a rainy window, soft lilac and butter yellow.",
  },
  {
    name: "film-polarmeridianen-poster",
    kind: "poster",
    lettering: "Polarmeridianen",
    motif:
      "A red research ship locked in cracked ice seen diagonally from above with a fracture racing towards it, white, steel and emergency red.",
  },
  {
    name: "film-polarmeridianen-still",
    kind: "landscape",
    motif:
      "Three figures running over breaking sea ice towards a red ship, low sun, white, steel blue and red.",
  },
  {
    name: "film-sostrene-asmark-poster",
    kind: "poster",
    lettering: "Søstrene Åsmark og gåten på Ørneskjæret",
    motif:
      "Three sisters with a torch and a rolled map in a rowing boat before a jagged skerry with an eagle, adventure-book teal and orange.",
  },
  {
    name: "film-sostrene-asmark-still",
    kind: "landscape",
    motif:
      "A rocky skerry with a cave mouth glowing orange and a small rowing boat approaching over teal water.",
  },
  {
    name: "film-ulvevinter-poster",
    kind: "poster",
    lettering: "Ulvevinter",
    motif:
      "A row of torches through a dark spruce forest and a pair of wolf eyes in the foreground, charcoal, snow white and ember.",
  },
  {
    name: "film-ulvevinter-still",
    kind: "landscape",
    motif:
      "A 1700s log farmyard in deep snow at night with torch bearers at the forest edge, charcoal and ember.",
  },
  {
    name: "film-piggalarm-poster",
    kind: "poster",
    lettering: "Pinnsvinpatruljen 2: Full piggalarm",
    motif:
      "Four hedgehogs in small uniforms posing heroically before an explosion of autumn leaves, orange, raspberry and bright blue.",
  },
  {
    name: "film-piggalarm-still",
    kind: "landscape",
    motif:
      "Four small hedgehogs on a skateboard racing down a leaf-covered garden path, orange, raspberry and blue.",
  },
  {
    name: "film-perrong-fire-poster",
    kind: "poster",
    lettering: "Kvinnen på perrong fire",
    motif:
      "A woman in a green coat seen from behind on an empty foggy railway platform with a clock at 23:04, emerald and sepia.",
  },
  {
    name: "film-perrong-fire-still",
    kind: "landscape",
    motif:
      "A foggy 1930s railway platform with a steam train's lights approaching and one suitcase left behind, emerald and sepia.",
  },
  {
    name: "film-gull-og-grus-poster",
    kind: "poster",
    lettering: "Gull og grus",
    motif:
      "Muddy football boots on a heap of gravel like a trophy with a crane and goalposts behind, golden hour yellow and dusty rose.",
  },
  {
    name: "film-gull-og-grus-still",
    kind: "landscape",
    motif:
      "A gravel pit turned football pitch with crooked goalposts and players in unmatched shirts, golden hour yellow.",
  },
  {
    name: "film-sommeren-vi-ikke-sov-poster",
    kind: "poster",
    lettering: "Sommeren vi ikke sov",
    motif:
      "Five teenagers on a jetty at midnight sun, legs in the water, seen from behind, peach, rose and lake blue.",
  },
  {
    name: "film-sommeren-vi-ikke-sov-still",
    kind: "landscape",
    motif:
      "A jetty on a still lake in the bright summer night with bicycles thrown in the grass, peach and lake blue.",
  },
] as const satisfies readonly PictureBrief[];
