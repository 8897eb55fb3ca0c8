interface ArtworkProps {
  /** The same seed always gives the same artwork. */
  readonly seed: string;
  readonly className: string;
}

/* Each motif is drawn on 100 by 100 and cropped to its place: lamp, stage, hills, ripples. */
const MOTIFS = [
  <>
    <path className="art-2" d="M28 26 100 0v100L28 60z" />
    <circle className="art-3" cx="28" cy="43" r="17" />
  </>,
  <>
    <path className="art-2" d="M0 0h22c0 40-8 72-22 100zm100 0H78c0 40 8 72 22 100z" />
    <ellipse className="art-3" cx="50" cy="84" rx="26" ry="7" />
  </>,
  <>
    <circle className="art-3" cx="66" cy="36" r="14" />
    <path className="art-2" d="M0 72c22-24 40-6 58-14s28-20 42-12v54H0z" />
  </>,
  <>
    <circle className="art-2" cx="50" cy="100" r="68" />
    <circle className="art-1" cx="50" cy="100" r="46" />
    <circle className="art-3" cx="50" cy="100" r="24" />
  </>,
] as const;

/** Our own drawing in the colours of the theme, for records that have no picture. */
export function Artwork({ seed, className }: ArtworkProps) {
  return (
    <span className={`${className} artwork`}>
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
        <path className="art-1" d="M0 0h100v100H0z" />
        {MOTIFS[hashOf(seed) % MOTIFS.length]}
      </svg>
    </span>
  );
}

function hashOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return hash;
}
