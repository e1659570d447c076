import type { ReactNode } from 'react';
import { RoutesContext } from '@amberlane/core';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import { MAIN_ID } from '../element-ids.ts';
import type { SignInFault } from '../../site/sign-in-fault.ts';
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
  /** Paths that the site holds; nothing else is linked to. */
  readonly routes: ReadonlySet<string>;
  /** The next page is being loaded. */
  readonly busy: boolean;
  /** Loading it failed. */
  readonly failed?: boolean;
  /** Why the sign-in that led to this page was refused. */
  readonly signInFault?: SignInFault | null;
  readonly children: ReactNode;
}

/** What surrounds every page (spec §2 layout). */
export function Layout({ header, country, routes, busy, failed = false, signInFault = null, children }: LayoutProps) {
  usePaintedReader();
  return (
    <RoutesContext value={routes}>
      <SkipLink />
      <ProgressBar busy={busy} failed={failed} />
      <CookieNotice />
      <Header look={header} routes={routes} signInFault={signInFault} />
      <main id={MAIN_ID} tabIndex={-1} className={css.main} aria-busy={busy || undefined}>
        {children}
      </main>
      <Footer country={country} routes={routes} />
      <CountryDialog />
      <SignOutDialog />
      <Toasts />
    </RoutesContext>
  );
}
