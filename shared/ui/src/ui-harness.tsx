/** Components as a page of the site shows them, for tests: place, language and router, no shell. */
import type { ReactNode } from 'react';
import { createSiteIntl, placeHref, SiteIntlProvider, StaticRouter, WhereaboutsProvider } from '@amberlane/core';
import type { Place } from '@amberlane/contract';

const LAGOS: Place = { country: 'NG', locale: 'en' };

export function inSite(children: ReactNode, place: Place = LAGOS): ReactNode {
  const intl = createSiteIntl(place, {}, (error) => {
    throw error;
  });
  return (
    <SiteIntlProvider intl={intl}>
      <WhereaboutsProvider place={place} address={{ path: 'track', search: '', params: {} }}>
        <StaticRouter location={placeHref(place, 'track')}>{children}</StaticRouter>
      </WhereaboutsProvider>
    </SiteIntlProvider>
  );
}
