import { useRef } from 'react';
import { FormattedMessage, Link, useIntl, useMarket } from '@amberlane/core';
import { ButtonLink, Wrap } from '@amberlane/ui';
import type { SignInFault } from '../../../site/sign-in-fault.ts';
import { Logo } from '../logo/logo.tsx';
import { reachable, SHIP_NOW } from '../site-links.ts';
import { AccountMenu } from './account-menu.tsx';
import { ABOUT, SOLUTIONS, TOP } from './header-links.ts';
import { Menu } from './menu.tsx';
import { MenuLinks, TopLink, type HeaderLink } from './menu-links.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { MarketMenu } from './market-menu.tsx';
import { useClosingMenus } from '../use-closing-menus.ts';
import css from './header.module.css';

interface HeaderProps {
  /** `transparent` lies over an orange field and turns solid when the page is scrolled. */
  readonly look: 'solid' | 'transparent';
  /** Paths that the site holds. */
  readonly routes: ReadonlySet<string>;
  /** Why the sign-in that led to this page was refused. */
  readonly signInFault?: SignInFault | null;
}

/** Navigation of the site (spec §2 layout): native menus, one open at a time, working without JavaScript. */
export function Header({ look, routes, signInFault = null }: HeaderProps) {
  const intl = useIntl();
  const { country } = useMarket();
  const header = useRef<HTMLElement>(null);
  useClosingMenus(header);
  const [shipNow] = reachable([SHIP_NOW], routes, country);
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
        <MarketMenu />
        <AccountMenu fault={signInFault} />
        {shipNow ? (
          <ButtonLink to={shipNow.path} kind={look === 'transparent' ? 'ink' : 'primary'} small className={css.call}>
            <FormattedMessage id={shipNow.title} />
          </ButtonLink>
        ) : null}
        <PhoneMenu />
      </Wrap>
    </header>
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
