import { headingLevelOf } from "../headings.ts";
import { Heading } from "../parts/Heading.tsx";
import type { BlockProps } from "../records.ts";

/** What a visitor meets without a network: the pages that are kept on the device, and a way back. */
export function Offline(props: BlockProps) {
  return (
    <div className="offline">
      <Heading level={headingLevelOf(props)} className="page-title">
        Du er uten nett
      </Heading>
      <p className="lead">Denne siden er ikke lagret på enheten din. Disse kan du lese nå:</p>
      <ul className="offline__pages" data-offline-pages="" />
      <p>
        <a className="button" href="/" data-back="">
          Gå tilbake
        </a>
      </p>
    </div>
  );
}
