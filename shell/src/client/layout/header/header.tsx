import { Fragment, useRef, type ReactElement } from 'react';
import type { MenuPlace, MenuSection } from '@amberlane/contract/federation/menu';
import { FormattedMessage, Link, useIntl } from '@amberlane/core';
import { ButtonLink, Icon, Wrap } from '@amberlane/ui';
import type { SignInFault } from '../../../site/sign-in-fault.ts';
import { Logo } from '../logo/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Menu } from './menu.tsx';
import { audienceClass, sharedCondition } from '../audience/audience.ts';
import { useIsSection, useMenu } from '../page-links.ts';
import { ServicesMenu } from './services-menu.tsx';
import { MenuLinks, TopLink } from './menu-links.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { MarketMenu } from './market-menu.tsx';
import { useClosingMenus } from '../use-closing-menus.ts';
import css from './header.module.css';

/** The shell's own menus in the first line, each with its place among the links there. */
const MENUS: readonly { readonly order: number; readonly element: ReactElement }[] = [
  { order: 25, element: <LinkMenu section="ship" titleId="shell.nav.ship" place="header/ship" /> },
  { order: 45, element: <ServicesMenu /> },
  { order: 90, element: <LinkMenu section="about" titleId="shell.nav.about" place="header/about" /> },
];

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
  const top = useMenu('header').map((link) => ({ order: link.order ?? 0, element: <TopLink link={link} /> }));
  const line = [...top, ...MENUS].sort((one, other) => one.order - other.order);
  const tools = useMenu('tool');
  const [tool] = tools;
  const [action] = useMenu('header/action');
  return (
    <header ref={header} className={`${css.header} ${look === 'transparent' ? css.over : css.solid}`}>
      <Wrap className={css.inner}>
        <Link to="" className={css.logo} aria-label={intl.formatMessage({ id: 'shell.name' })}>
          <Logo />
        </Link>
        <nav className={css.nav} aria-label={intl.formatMessage({ id: 'shell.nav.label' })}>
          {line.map(({ element }, index) => (
            <Fragment key={index}>{element}</Fragment>
          ))}
        </nav>
        {/* Between phone and wide screen: as many tools as there is room for. All of them are in the menu. */}
        <div className={css.some}>
          {tools.map((link) => (
            <TopLink key={link.path} link={link} />
          ))}
        </div>
        {tool?.icon ? (
          <Link to={tool.path} className={`${css.top} ${css.tool}`} aria-label={tool.title}>
            <Icon of={tool.icon} />
          </Link>
        ) : null}
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

function LinkMenu({ titleId, place, section }: { titleId: string; place: MenuPlace; section: MenuSection }) {
  const links = useMenu(place);
  const isSection = useIsSection(section);
  if (links.length === 0) return null;
  return (
    <Menu isSection={isSection} className={audienceClass(sharedCondition(links))} title={<FormattedMessage id={titleId} />}>
      <MenuLinks links={links} />
    </Menu>
  );
}
