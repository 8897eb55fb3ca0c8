import { useSite } from "../context.ts";
import { Icon } from "../icons/Icon.tsx";
import { Section } from "../parts/Section.tsx";
import type { BlockProps } from "../records.ts";

/** Who runs the venue and how to reach them. */
export function ContactDetails({ block }: BlockProps) {
  const { name, address, phone, email } = useSite().settings.organisation;
  return (
    <Section block={block} className="contact" heading={block.block.heading}>
      <address className="contact__card">
        <strong>{name}</strong>
        {address && (
          <span>
            {address.street}
            <br />
            {address.postalCode} {address.city}
          </span>
        )}
        {phone !== undefined && (
          <a className="text-button" href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
            <Icon name="phone" />
            {phone.replaceAll(" ", "\u00a0")}
          </a>
        )}
        {email !== undefined && (
          <a className="text-button" href={`mailto:${email}`}>
            <Icon name="mail" />
            {email}
          </a>
        )}
      </address>
    </Section>
  );
}
