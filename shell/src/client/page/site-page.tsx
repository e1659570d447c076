/** The whole page inside of `#app`: providers, layout, and the view of the address. Same on the server and in the browser. */
import { SiteIntlProvider, StoreProvider, useSelector, WhereaboutsProvider, type SiteStore } from '@amberlane/core';
import type { CountryEntry } from '@amberlane/contract/countries';
import { Layout } from '../layout/index.ts';
import { PageView } from './page-view.tsx';
import { isCalling, lastCallFailed } from './request-progress.ts';
import type { ResolvedPage } from './resolved-page.ts';

export interface SiteFacts {
  readonly site: SiteStore;
  /** Contact card of the footer. */
  readonly country: CountryEntry | null;
  /** Site paths that exist; the layout links to nothing else. */
  readonly paths: ReadonlySet<string>;
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
        <WhereaboutsProvider place={page.place} address={page.address}>
          <PageInLayout page={page} facts={facts} busy={busy} />
        </WhereaboutsProvider>
      </SiteIntlProvider>
    </StoreProvider>
  );
}

function PageInLayout({ page, facts, busy }: Required<SitePageProps>) {
  const calling = useSelector(isCalling);
  const failed = useSelector(lastCallFailed);
  return (
    <Layout
      header={page.route?.header ?? 'solid'}
      country={facts.country}
      routes={facts.paths}
      busy={busy || calling}
      failed={!busy && (failed || page.view.kind === 'failed')}
    >
      <PageView page={page} />
    </Layout>
  );
}
