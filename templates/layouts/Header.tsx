import type { MenuItem } from "../../src/model/settings.ts";
import { useSite } from "../context.ts";
import { Icon } from "../icons/Icon.tsx";
import { Logo } from "../icons/Logo.tsx";
import { Island } from "../parts/Island.tsx";
import { Link } from "../parts/Link.tsx";

interface HeaderProps {
  readonly currentPath: string;
}

/**
 * Name, menu, search and the way in for members. On narrow screens menu and search are a popover,
 * which the browser opens and closes by itself; on wide ones they always show.
 */
export function Header({ currentPath }: HeaderProps) {
  const { menus, membership } = useSite();
  return (
    <header className="site-header">
      <a className="skip-link" href="#main">
        Hopp til innholdet
      </a>
      <Link to="/" className="wordmark" isCurrent={currentPath === "/"}>
        <Logo />
      </Link>
      <div className="site-header__tools">
        {membership !== undefined && <Island name="MemberBadge" when="member" props={{}} />}
        <button type="button" className="menu-button" popoverTarget="menu">
          <Icon name="menu" />
          Meny
        </button>
      </div>
      <div id="menu" className="menu" popover="auto">
        <button
          type="button"
          className="menu__close"
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          <span className="visually-hidden">Lukk menyen</span>
        </button>
        <Island name="Search" when="interaction" props={{ id: "site" }} />
        <nav aria-label="Hovedmeny">
          <MenuList items={menus.header} currentPath={currentPath} />
        </nav>
      </div>
    </header>
  );
}

interface MenuListProps extends HeaderProps {
  readonly items: readonly MenuItem[];
}

/** A menu in its order; items that name a parent stand below it. */
export function MenuList({ items, currentPath }: MenuListProps) {
  return (
    <ul className="menu__list">
      {items
        .filter(({ parent }) => parent === undefined)
        .map((item) => (
          <li key={item.id}>
            <MenuLink item={item} currentPath={currentPath} />
            <SubMenu
              items={items.filter(({ parent }) => parent === item.id)}
              currentPath={currentPath}
            />
          </li>
        ))}
    </ul>
  );
}

function SubMenu({ items, currentPath }: MenuListProps) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <MenuLink item={item} currentPath={currentPath} />
        </li>
      ))}
    </ul>
  );
}

function MenuLink({ item, currentPath }: HeaderProps & { readonly item: MenuItem }) {
  return (
    <Link
      to={item.path}
      isCurrent={item.path === currentPath}
      newWindow={item.openInNewWindow ?? false}
    >
      {item.label}
    </Link>
  );
}
