/** The page on screen, and behind it, hidden, those that stay alive. */
import { Activity, type ReactNode } from 'react';
import { SiteIntlProvider, PageLocationProvider } from '@amberlane/core';
import type { SignInFault } from '../../site/sign-in-fault.ts';
import { keptKey, staysAlive, useKeptPages } from './keep-alive.ts';
import { PageView } from './page-view.tsx';
import type { ResolvedPage } from './resolved-page.ts';

interface PageStackProps {
  readonly page: ResolvedPage;
  readonly signInFault: SignInFault | null;
}

export function PageStack({ page, signInFault }: PageStackProps) {
  const kept = useKeptPages(page);
  return (
    <>
      {kept.map((entry) => (
        <Activity key={keptKey(entry)} mode={entry === page ? 'visible' : 'hidden'}>
          <Scope page={entry}>
            <PageView page={entry} />
          </Scope>
        </Activity>
      ))}
      {staysAlive(page) ? null : <PageView page={page} signInFault={signInFault} />}
    </>
  );
}

/** A hidden page keeps the address and the words that it was left with. */
function Scope({ page, children }: { page: ResolvedPage; children: ReactNode }) {
  return (
    <SiteIntlProvider intl={page.intl}>
      <PageLocationProvider market={page.market} address={page.address}>
        {children}
      </PageLocationProvider>
    </SiteIntlProvider>
  );
}
