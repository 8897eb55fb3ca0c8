import type { FooterItem } from "../../src/model/settings.ts";
import { useSite } from "../context.ts";
import { Logo } from "../icons/Logo.tsx";
import { Html } from "../parts/Html.tsx";
import { Link } from "../parts/Link.tsx";
import { isTracked } from "../tracking.ts";
import { MenuList } from "./Header.tsx";

interface FooterProps {
  readonly currentPath: string;
}

/** Columns as the venue set them up, who runs it, and the small print. */
export function Footer({ currentPath }: FooterProps) {
  const context = useSite();
  const { settings, menus } = context;
  return (
    <footer className="site-footer stage">
      <div className="site-footer__columns">
        {settings.footer.map((column, index) => (
          <div key={index} className="site-footer__column">
            {column.items.map((item, position) => (
              <Item key={position} item={item} />
            ))}
          </div>
        ))}
      </div>
      <p className="wordmark site-footer__name">
        <Logo />
      </p>
      <div className="site-footer__end">
        <Address />
        <nav aria-label="Bunnmeny">
          <MenuList items={menus.footer} currentPath={currentPath} />
        </nav>
        {isTracked(context) && (
          <button type="button" className="text-button" data-consent-settings="" hidden>
            Endre samtykke
          </button>
        )}
      </div>
    </footer>
  );
}

function Item({ item }: { readonly item: FooterItem }) {
  if (item.type === "title") return <h2 className="site-footer__title">{item.value}</h2>;
  if (item.type === "html") return <Html html={item.value} className="site-footer__html" />;
  return <p>{item.href === undefined ? item.value : <Link to={item.href}>{item.value}</Link>}</p>;
}

function Address() {
  const { name, address } = useSite().settings.organisation;
  return (
    <address>
      {[name, address?.street, address && `${address.postalCode} ${address.city}`]
        .filter(Boolean)
        .join(", ")}
    </address>
  );
}
