import type { ReactNode } from "react";
import { hrefOfPath, isExternal } from "../../src/model/path.ts";

interface LinkProps {
  /** A path of this site, or an absolute address. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly isCurrent?: boolean;
  /** Opens a new window, and says so. */
  readonly newWindow?: boolean;
  readonly children: ReactNode;
}

/** A link to a page of this site or elsewhere; another site learns nothing of this window. */
export function Link({ to, className, isCurrent = false, newWindow = false, children }: LinkProps) {
  return (
    <a
      href={addressOf(to)}
      className={className}
      aria-current={isCurrent ? "page" : undefined}
      rel={isExternal(to) || newWindow ? "noopener" : undefined}
      target={newWindow ? "_blank" : undefined}
    >
      {children}
      {newWindow && <span className="visually-hidden"> (åpnes i nytt vindu)</span>}
    </a>
  );
}

/** @returns an address as it stands in `href`: paths percent-encoded, query and hash kept */
export function addressOf(to: string): string {
  if (isExternal(to) || to.startsWith("#")) return to;
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  return (path.includes("%") ? path : hrefOfPath(path)) + rest;
}
