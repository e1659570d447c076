import { useRef } from 'react';
import type { MenuPlace } from '@amberlane/contract/federation/menu';
import { FormattedMessage, Link, useIntl } from '@amberlane/core';
import { ButtonLink, Wrap } from '@amberlane/ui';
import type { SignInFault } from '../../../site/sign-in-fault.ts';
import { Logo } from '../logo/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Menu } from './menu.tsx';
import { audienceClass, sharedCondition } from '../audience/audience.ts';
import { useMenu } from '../page-links.ts';
import { MenuLinks, TopLink } from './menu-links.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { MarketMenu } from './market-menu.tsx';
import { useClosingMenus } from '../use-closing-menus.ts';
import css from './header.module.css';

interface HeaderProps {
  /** `transparent` lies over an orange field and turns solid when the page is scrolled. */
  readonly look: 'solid' | 'transparent';
  /** Why the sign-in that led to this page was refused. */
  readonly signInFault?: SignInFault | null;
}

/** Navigation of the site (spec §2 layout): native menus, one open at a time, working without JavaScript. */
export function Header({ look, signInFault = null }: HeaderProps) {
  const intl = useIntl();
  const header = useRef<HTMLElement>(null);
  useClosingMenus(header);
  const top = useMenu('header');
  const [action] = useMenu('header/action');
  return (
    <header ref={header} className={`${css.header} ${look === 'transparent' ? css.over : css.solid}`}>
      <Wrap className={css.inner}>
        <Link to="" className={css.logo} aria-label={intl.formatMessage({ id: 'shell.name' })}>
          <Logo />
        </Link>
        <nav className={css.nav} aria-label={intl.formatMessage({ id: 'shell.nav.label' })}>
          {top.map((link) => (
            <TopLink key={link.path} link={link} />
          ))}
          <LinkMenu titleId="shell.nav.solutions" place="header/solutions" />
          <LinkMenu titleId="shell.nav.about" place="header/about" />
        </nav>
        <MarketMenu />
        <AccountMenu fault={signInFault} />
        {action ? (
          <ButtonLink to={action.path} kind={look === 'transparent' ? 'ink' : 'primary'} small className={`${css.call} ${audienceClass(action.condition) ?? ''}`}>
            {action.title}
          </ButtonLink>
        ) : null}
        <PhoneMenu />
      </Wrap>
    </header>
  );
}

function LinkMenu({ titleId, place }: { titleId: string; place: MenuPlace }) {
  const links = useMenu(place);
  if (links.length === 0) return null;
  return (
    <Menu className={audienceClass(sharedCondition(links))} title={<FormattedMessage id={titleId} />}>
      <MenuLinks links={links} />
    </Menu>
  );
}
