/** The whole page inside of `#app`: providers, layout, and the view of the address. Same on the server and in the browser. */
import { SiteIntlProvider, StoreProvider, useSelector, PageLocationProvider, type SiteStore } from '@amberlane/core';
import { useMemo, useState } from 'react';
import { SIGN_IN_PATH } from '../../site/shell-routes.ts';
import type { SignInFault } from '../../site/sign-in-fault.ts';
import { Layout } from '../layout/index.ts';
import { PageStack } from './page-stack.tsx';
import { isCalling, lastCallFailed } from './request-progress.ts';
import type { ResolvedPage } from './resolved-page.ts';

export interface SiteFacts {
  readonly site: SiteStore;
  /** Why the sign-in that led to the document was refused. */
  readonly signInFault: SignInFault | null;
}

interface SitePageProps {
  readonly page: ResolvedPage;
  readonly facts: SiteFacts;
  /** The next page is being loaded. */
  readonly busy?: boolean;
}

export function SitePage({ page, facts, busy = false }: SitePageProps) {
  return (
    <StoreProvider store={facts.site}>
      <SiteIntlProvider intl={page.intl}>
        <PageLocationProvider market={page.market} address={page.address}>
          <PageInLayout page={page} facts={facts} busy={busy} />
        </PageLocationProvider>
      </SiteIntlProvider>
    </StoreProvider>
  );
}

function PageInLayout({ page, facts, busy }: Required<SitePageProps>) {
  const calling = useSelector(isCalling);
  const failed = useSelector(lastCallFailed);
  // It speaks of the page that the document came with, and of no other.
  const [firstHref] = useState(page.href);
  const signInFault = page.href === firstHref ? facts.signInFault : null;
  // The same element while calls begin and end: only the progress bar and `aria-busy` follow them.
  const stack = useMemo(() => <PageStack page={page} signInFault={signInFault} />, [page, signInFault]);
  return (
    <Layout
      header={page.route?.header ?? 'solid'}
      tools={page.route?.tools ?? false}
      country={page.country}
      links={page.links}
      countries={page.route?.countries}
      section={page.route?.section}
      busy={busy || calling}
      signInFault={page.address.path === SIGN_IN_PATH ? null : signInFault}
      failed={!busy && (failed || page.view.kind === 'failed')}
    >
      {stack}
    </Layout>
  );
}
