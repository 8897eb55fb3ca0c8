import { hrefOfPath } from "../../src/model/path.ts";
import { useSite } from "../context.ts";
import { Icon } from "../icons/Icon.tsx";
import type { BlockProps } from "../records.ts";

/** Ways to tell others about the page; the button appears where the browser can share. */
export function Share({ page }: BlockProps) {
  const { origin } = useSite();
  const address = origin + hrefOfPath(page.meta.canonicalPath);
  const mail = `mailto:?subject=${encodeURIComponent(page.meta.title)}&body=${encodeURIComponent(address)}`;
  return (
    <div className="share">
      <button type="button" className="text-button scripted" data-share={address}>
        <Icon name="share" />
        <span data-share-label="">Del</span>
      </button>
      <a className="text-button" href={mail}>
        <Icon name="mail" />
        Send på e-post
      </a>
    </div>
  );
}
