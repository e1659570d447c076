import { useRef } from 'react';
import { FormattedMessage, Link, useIntl, usePageAddress, usePlace } from '@amberlane/core';
import { ButtonLink, Icon, icons, Wrap, type IconDrawing } from '@amberlane/ui';
import { COUNTRIES } from '@amberlane/contract';
import { BRAND } from '@amberlane/contract/brand';
import { Logo } from '../logo/logo.tsx';
import { ACCESS, COMPANY, HOME, PRICE, reachable, SHIP_NOW, SIGN_IN, SUPPORT, TRACK, type SiteLink } from '../site-links.ts';
import { Menu } from './menu.tsx';
import { PlaceMenu } from './place-menu.tsx';
import { useClosingMenus } from './use-closing-menus.ts';
import css from './header.module.css';

interface HeaderLink extends SiteLink {
  readonly icon: IconDrawing;
  /** Message of the small line below the title. */
  readonly text?: string;
}

const TOP: readonly HeaderLink[] = [
  { ...HOME, icon: icons.pin },
  { ...TRACK, icon: icons.search },
];
const SOLUTIONS: readonly HeaderLink[] = [
  { ...ACCESS, icon: icons.code, text: 'shell.nav.accessText' },
  { ...SUPPORT, icon: icons.phone, text: 'shell.nav.supportText' },
];
const ABOUT: readonly HeaderLink[] = [{ ...COMPANY, icon: icons.warehouse, text: 'shell.nav.companyText' }];
const PHONE: readonly HeaderLink[] = [...TOP, { ...PRICE, icon: icons.scale }, ...SOLUTIONS, ...ABOUT, { ...SIGN_IN, icon: icons.user }];

interface HeaderProps {
  /** `transparent` lies over an orange field and turns solid when the page is scrolled. */
  readonly look: 'solid' | 'transparent';
  /** Paths that the site holds. */
  readonly routes: ReadonlySet<string>;
}

/** Navigation of the site (spec §2 layout): native menus, one open at a time, working without JavaScript. */
export function Header({ look, routes }: HeaderProps) {
  const intl = useIntl();
  const { country } = usePlace();
  const header = useRef<HTMLElement>(null);
  useClosingMenus(header);
  const [shipNow] = reachable([SHIP_NOW], routes, country);
  const [signIn] = reachable([SIGN_IN], routes, country);
  return (
    <header ref={header} className={`${css.header} ${look === 'transparent' ? css.over : css.solid}`}>
      <Wrap className={css.inner}>
        <Link to="" className={css.logo} aria-label={intl.formatMessage({ id: 'shell.name' })}>
          <Logo />
        </Link>
        <nav className={css.nav} aria-label={intl.formatMessage({ id: 'shell.nav.label' })}>
          {reachable(TOP, routes, country).map((link) => (
            <TopLink key={link.path} link={link} />
          ))}
          <LinkMenu titleId="shell.nav.solutions" links={reachable(SOLUTIONS, routes, country)} />
          <LinkMenu titleId="shell.nav.about" links={reachable(ABOUT, routes, country)} />
        </nav>
        <PlaceMenu />
        {signIn ? (
          <span className={css.wideOnly}>
            <TopLink link={signIn} />
          </span>
        ) : null}
        {shipNow ? (
          <ButtonLink to={shipNow.path} kind={look === 'transparent' ? 'ink' : 'primary'} small className={css.call}>
            <FormattedMessage id={shipNow.title} />
          </ButtonLink>
        ) : null}
        <Menu
          className={css.burger}
          label={intl.formatMessage({ id: 'shell.nav.menu' })}
          title={<Icon of={icons.menu} className={css.burgerIcon} />}
          plain
          end
        >
          <nav aria-label={intl.formatMessage({ id: 'shell.nav.menu' })}>
            <MenuLinks links={reachable(PHONE, routes, country)} />
          </nav>
          {shipNow ? (
            <ButtonLink to={shipNow.path} kind="primary" wide>
              <FormattedMessage id={shipNow.title} />
            </ButtonLink>
          ) : null}
        </Menu>
      </Wrap>
    </header>
  );
}

const useIsHere = (path: string): boolean => usePageAddress().path === path;

function TopLink({ link: { path, title } }: { link: SiteLink }) {
  return (
    <Link to={path} className={css.top} aria-current={useIsHere(path) ? 'page' : undefined}>
      <FormattedMessage id={title} />
    </Link>
  );
}

function LinkMenu({ titleId, links }: { titleId: string; links: readonly HeaderLink[] }) {
  if (links.length === 0) return null;
  return (
    <Menu title={<FormattedMessage id={titleId} />}>
      <MenuLinks links={links} />
    </Menu>
  );
}

function MenuLinks({ links }: { links: readonly HeaderLink[] }) {
  return (
    <ul role="list">
      {links.map((link) => (
        <li key={link.path}>
          <MenuLink {...link} />
        </li>
      ))}
    </ul>
  );
}

function MenuLink({ path, title, icon, text }: HeaderLink) {
  return (
    <Link to={path} className={css.item} aria-current={useIsHere(path) ? 'page' : undefined}>
      <Icon of={icon} />
      <span>
        <FormattedMessage id={title} />
        {text ? (
          <small className={css.itemText}>
            <FormattedMessage id={text} values={{ since: BRAND.founded, countries: COUNTRIES.length }} />
          </small>
        ) : null}
      </span>
    </Link>
  );
}
