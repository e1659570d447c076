import { memo, Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import { RoutesContext, SiteLinksContext, useMarket } from '@amberlane/core';
import { MAIN_ID } from '../element-ids.ts';
import type { MenuSection } from '@amberlane/contract/federation/menu';
import type { Country } from '@amberlane/contract/site';
import type { FooterCountry } from '../../site/footer-country.ts';
import { linksIn, type PageLinks } from '../../site/site-menu.ts';
import type { SignInFault } from '../../site/sign-in-fault.ts';
import { ContactContext } from './contact-context.ts';
import { LayoutLinksContext } from './page-links.ts';
import { CookieNotice } from './cookie-notice/cookie-notice.tsx';
import { CountryDialog } from './country-dialog/country-dialog.tsx';
import { CountryNote } from './country-dialog/country-note.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { OfflineNotice } from './offline-notice/offline-notice.tsx';
import { ProgressBar } from './progress-bar/progress-bar.tsx';
import { SignOutDialog } from './sign-in/sign-out-dialog.tsx';
import { SkipLink } from './skip-link/skip-link.tsx';
import { ToolBar } from './tool-bar/tool-bar.tsx';
import { Toasts } from './toasts/toasts.tsx';
import { usePaintedReader } from './use-shown-session.ts';
import css from './layout.module.css';

interface LayoutProps {
  readonly header: 'solid' | 'transparent';
  /** On a phone the site's tools stay at the foot of the page. */
  readonly tools?: boolean;
  /** Contact card of the footer; null when the API could not be asked. */
  readonly country: FooterCountry | null;
  /** What the site holds; nothing else is linked to. */
  readonly links: PageLinks;
  /** Countries in which the page exists; absent: everywhere. */
  readonly countries?: readonly Country[] | undefined;
  /** Menu of the header to which the page belongs; absent: that of the entry that leads here. */
  readonly section?: MenuSection | undefined;
  /** The next page is being loaded. */
  readonly busy: boolean;
  /** Loading it failed. */
  readonly failed?: boolean;
  /** Why the sign-in that led to this page was refused. */
  readonly signInFault?: SignInFault | null;
  readonly children: ReactNode;
}

/**
 * A part around the page, of hundreds of elements. React hydrates it after the page itself, in pieces that let a tap
 * through, and leaves it as it is when a call of the page begins or ends.
 */
const around = <Props extends object>(Part: ComponentType<Props>) =>
  memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));

const PageHeader = around(Header);
const PageFooter = around(Footer);
const MarketDialog = around(CountryDialog);
const PageTools = memo(ToolBar);

/** What surrounds every page (spec §2 layout). */
export function Layout({ header, tools = false, country, links, countries, section, busy, failed = false, signInFault = null, children }: LayoutProps) {
  usePaintedReader();
  const { country: here } = useMarket();
  const { menu, paths } = links;
  const siteLinks = useMemo(() => linksIn(menu, here), [menu, here]);
  const layoutLinks = useMemo(() => ({ menu, countries, section }), [menu, countries, section]);
  return (
    <RoutesContext value={paths}>
      <LayoutLinksContext value={layoutLinks}>
        <SkipLink />
        <ProgressBar busy={busy} failed={failed} />
        <CookieNotice />
        <PageHeader look={header} signInFault={signInFault} />
        <main id={MAIN_ID} tabIndex={-1} className={css.main} aria-busy={busy || undefined}>
          <ContactContext value={country}>
            <SiteLinksContext value={siteLinks}>{children}</SiteLinksContext>
          </ContactContext>
        </main>
        <PageFooter country={country} />
        {tools ? <PageTools /> : null}
        <MarketDialog />
        <CountryNote />
        <SignOutDialog />
        <OfflineNotice />
        <Toasts />
      </LayoutLinksContext>
    </RoutesContext>
  );
}
