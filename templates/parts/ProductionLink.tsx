import type { ListedProduction } from "../../src/model/listing.ts";
import { Link } from "./Link.tsx";

interface ProductionLinkProps {
  readonly production: ListedProduction;
  readonly className?: string;
}

/** A production's title as a link to its page; plain text where it has none. */
export function ProductionLink({ production, className }: ProductionLinkProps) {
  const { path, title } = production;
  if (path === undefined) return <span className={className}>{title}</span>;
  return (
    <Link to={path} className={className}>
      {title}
    </Link>
  );
}
