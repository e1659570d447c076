import type { ReactNode } from 'react';
import { RoutesContext } from '@amberlane/core';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import { MAIN_ID } from '../element-ids.ts';
import type { Country } from '@amberlane/contract/site';
import type { PageLinks } from '../../site/site-menu.ts';
import type { SignInFault } from '../../site/sign-in-fault.ts';
import { LayoutLinksContext } from './page-links.ts';
import { CookieNotice } from './cookie-notice/cookie-notice.tsx';
import { CountryDialog } from './country-dialog/country-dialog.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { ProgressBar } from './progress-bar/progress-bar.tsx';
import { SignOutDialog } from './sign-in/sign-out-dialog.tsx';
import { SkipLink } from './skip-link/skip-link.tsx';
import { Toasts } from './toasts/toasts.tsx';
import { usePaintedReader } from './use-shown-session.ts';
import css from './layout.module.css';

interface LayoutProps {
  readonly header: 'solid' | 'transparent';
  /** Contact card of the footer; null when the API could not be asked. */
  readonly country: CountryEntry | null;
  /** What the site holds; nothing else is linked to. */
  readonly links: PageLinks;
  /** Countries in which the page exists; absent: everywhere. */
  readonly countries?: readonly Country[] | undefined;
  /** The next page is being loaded. */
  readonly busy: boolean;
  /** Loading it failed. */
  readonly failed?: boolean;
  /** Why the sign-in that led to this page was refused. */
  readonly signInFault?: SignInFault | null;
  readonly children: ReactNode;
}

/** What surrounds every page (spec §2 layout). */
export function Layout({ header, country, links, countries, busy, failed = false, signInFault = null, children }: LayoutProps) {
  usePaintedReader();
  return (
    <RoutesContext value={links.paths}>
      <LayoutLinksContext value={{ menu: links.menu, countries }}>
        <SkipLink />
        <ProgressBar busy={busy} failed={failed} />
        <CookieNotice />
        <Header look={header} signInFault={signInFault} />
        <main id={MAIN_ID} tabIndex={-1} className={css.main} aria-busy={busy || undefined}>
          {children}
        </main>
        <Footer country={country} />
        <CountryDialog />
        <SignOutDialog />
        <Toasts />
      </LayoutLinksContext>
    </RoutesContext>
  );
}
