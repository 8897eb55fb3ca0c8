import { useState } from "react";

interface PosterProps {
  /** Address at the membership backend; undefined: there is none. */
  readonly url: string | undefined;
  /** Name of the film, which the text beside the poster says too. */
  readonly title: string;
}

/** A film's poster; where there is none, or it does not load, the title is set as one. */
export function Poster({ url, title }: PosterProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const hasPicture = url !== undefined && url !== failedUrl;
  return (
    <span className="picture shape-poster poster" aria-hidden="true">
      {hasPicture ? (
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
      ) : (
        title
      )}
    </span>
  );
}
