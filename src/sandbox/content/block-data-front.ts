import type { BlockDataSeed } from "./types.ts";

/** The kultursal's front page. */
export const kultursalFrontBlocks: readonly BlockDataSeed[] = [
  {
    id: "front-slideshow",
    component: "Slideshow",
    data: {
      slides: [
        {
          image: "hall-foyer",
          alt: "Folk på vei inn i en lys foajé med tretrapp",
          heading: "Døra er åpen",
          text: "Kaffen er varm en time før alt som skjer.",
          href: "/kulturprogram",
        },
      ],
    },
  },
];
