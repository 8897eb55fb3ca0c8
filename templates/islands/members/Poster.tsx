import { useState } from "react";
import { Artwork } from "../../parts/Artwork.tsx";

interface PosterProps {
  /** Address at the membership backend; undefined: there is none. */
  readonly url: string | undefined;
  /** Name of the film, which the text beside the poster says too. */
  readonly title: string;
}

/** A film's poster; our own artwork stands in where there is none, or it does not load. */
export function Poster({ url, title }: PosterProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  if (url === undefined || url === failedUrl) {
    return <Artwork seed={title} className="picture shape-poster" />;
  }
  return (
    <span className="picture shape-poster">
      <img
        src={url}
        alt=""
        width={240}
        height={360}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailedUrl(url)}
      />
    </span>
  );
}
