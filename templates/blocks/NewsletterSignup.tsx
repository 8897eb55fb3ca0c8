import { Section } from "../parts/Section.tsx";
import { dataOf, type BlockProps } from "../records.ts";

/** A form that signs a visitor up for the newsletter at the service that sends it. */
export function NewsletterSignup({ block }: BlockProps) {
  const data = dataOf(block, "NewsletterSignup");
  if (data === undefined) return null;
  const field = `${block.block.id}-email`;
  return (
    <Section block={block} className="signup" heading={block.block.heading ?? data.heading}>
      <p>{data.text}</p>
      <form className="signup__form" method="post" action={data.action}>
        <label htmlFor={field}>E-postadresse</label>
        <div className="field-row">
          <input id={field} type="email" name="email" autoComplete="email" required />
          <button className="button" type="submit">
            Meld meg på
          </button>
        </div>
      </form>
    </Section>
  );
}
