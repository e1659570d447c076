/** Components as a page of the site shows them, for tests: place, language and router, no shell. */
import type { ReactNode } from 'react';
import { createSiteIntl, marketHref, SiteIntlProvider, StaticRouter, PageLocationProvider } from '@amberlane/core';
import type { Market } from '@amberlane/contract/site';

const LAGOS: Market = { country: 'NG', locale: 'en' };

export function inSite(children: ReactNode, market: Market = LAGOS): ReactNode {
  const intl = createSiteIntl(market, {}, (error) => {
    throw error;
  });
  return (
    <SiteIntlProvider intl={intl}>
      <PageLocationProvider market={market} address={{ path: 'track', search: '', params: {} }}>
        <StaticRouter location={marketHref(market, 'track')}>{children}</StaticRouter>
      </PageLocationProvider>
    </SiteIntlProvider>
  );
}
