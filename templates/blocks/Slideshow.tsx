import type { Slide } from "../../src/model/block-data.ts";
import { Icon } from "../icons/Icon.tsx";
import { Link } from "../parts/Link.tsx";
import { Picture } from "../parts/Picture.tsx";
import { UpNext } from "../parts/UpNext.tsx";
import { dataOf, eventsOf, type BlockProps } from "../records.ts";
import { SHAPES } from "../shapes.ts";

/**
 * Large pictures that scroll sideways and snap; with scripts they also turn by themselves, until the
 * visitor pauses them. Where the block has events too, the next performances stand beside it.
 */
export function Slideshow({ block, page }: BlockProps) {
  const slides = dataOf(block, "Slideshow")?.slides ?? [];
  const events = eventsOf(block);
  if (slides.length === 0 && events.length === 0) return null;
  const isFirst = page.blocks[0] === block;
  return (
    <div className={`opening${events.length > 0 ? " opening--next" : ""}`} id={block.block.id}>
      {slides.length > 0 && <Slides slides={slides} priority={isFirst} label={page.meta.title} />}
      {events.length > 0 && <UpNext events={events} />}
    </div>
  );
}

interface SlidesProps {
  readonly slides: readonly Slide[];
  readonly priority: boolean;
  readonly label: string;
}

function Slides({ slides, priority, label }: SlidesProps) {
  return (
    <section
      className="slideshow stage"
      data-slideshow=""
      aria-roledescription="bildekarusell"
      aria-label={`Utvalgt: ${label}`}
    >
      <ul className="slideshow__track" data-slideshow-track="" tabIndex={0} aria-label="Bilder">
        {slides.map((slide, index) => (
          <li key={slide.image + slide.heading} className="slide">
            <Picture
              url={slide.image}
              alt={slide.alt}
              shape={SHAPES.slide}
              priority={priority && index === 0}
              seed={slide.heading}
            />
            <SlideText slide={slide} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && <Controls count={slides.length} />}
    </section>
  );
}

function SlideText({ slide }: { readonly slide: Slide }) {
  return (
    <div className="slide__text">
      <h2 className="slide__heading">
        {slide.href === undefined ? (
          slide.heading
        ) : (
          <Link to={slide.href} className="cover-link">
            {slide.heading}
          </Link>
        )}
      </h2>
      {slide.text !== undefined && <p>{slide.text}</p>}
    </div>
  );
}

// Without scripts the style sheet leaves them out: the track scrolls by hand.
function Controls({ count }: { readonly count: number }) {
  return (
    <div className="slideshow__controls scripted">
      <button type="button" className="round" data-slideshow-pause="">
        <Icon name="pause" className="icon icon-pause" />
        <Icon name="play" className="icon icon-play" />
        <span className="visually-hidden" data-slideshow-pause-label="">
          Stans bildevisningen
        </span>
      </button>
      <button type="button" className="round" data-slideshow-step="-1">
        <Icon name="arrow-left" />
        <span className="visually-hidden">Forrige bilde</span>
      </button>
      <button type="button" className="round" data-slideshow-step="1">
        <Icon name="arrow-right" />
        <span className="visually-hidden">Neste bilde</span>
      </button>
      <span className="slideshow__count">
        <span className="visually-hidden">Bilde </span>
        <span data-slideshow-current="">1</span>
        <span aria-hidden="true"> / </span>
        <span className="visually-hidden"> av </span>
        {count}
      </span>
    </div>
  );
}
