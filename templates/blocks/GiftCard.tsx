import { checkoutAddressOf } from "../../src/model/checkout.ts";
import { useSite } from "../context.ts";
import { Html } from "../parts/Html.tsx";
import { Section } from "../parts/Section.tsx";
import { dataOf, type BlockProps } from "../records.ts";

/** What a gift card is, a picture of one, and the way to buy it. */
export function GiftCard({ block }: BlockProps) {
  const { site, settings } = useSite();
  const { checkout } = settings.services;
  const data = dataOf(block, "GiftCard");
  if (data === undefined) return null;
  const address = checkout && checkoutAddressOf(data.checkoutId, checkout);
  return (
    <Section block={block} className="gift-card" heading={block.block.heading ?? data.heading}>
      <div className="gift-card__columns">
        <div className="gift-card__picture" aria-hidden="true">
          <span className="gift-card__site">{site.title}</span>
          <span className="gift-card__word">Gavekort</span>
        </div>
        <div>
          <Html html={data.html} under={2} />
          {address !== undefined && (
            <a className="button" href={address} target="_blank" rel="noopener">
              Kjøp gavekort<span className="visually-hidden"> (åpnes i nytt vindu)</span>
            </a>
          )}
        </div>
      </div>
    </Section>
  );
}
