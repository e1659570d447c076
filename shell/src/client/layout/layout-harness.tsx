/** The layout as the site shows it, for tests: real messages, place and router. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { parse } from '@formatjs/icu-messageformat-parser';
import { createSiteIntl, placeHref, SiteIntlProvider, StaticRouter, WhereaboutsProvider } from '@amberlane/core';
import type { Place } from '@amberlane/contract';

export const LAGOS: Place = { country: 'NG', locale: 'en' };

type Source = Readonly<Record<string, string | { readonly message: string }>>;

/** Sentences of one language by id, as written. */
export function messagesOf(locale: Place['locale']): Record<string, string> {
  const source = JSON.parse(readFileSync(path.join(__dirname, `../../messages/${locale}.json`), 'utf8')) as Source;
  return Object.fromEntries(Object.entries(source).map(([id, entry]) => [id, typeof entry === 'string' ? entry : entry.message]));
}

interface Whereabouts {
  readonly place?: Place;
  /** Path of the site; '' is the home page. */
  readonly at?: string;
  readonly search?: string;
}

/** A message that is missing or can't be formatted fails the test. */
export function onSite(children: ReactNode, { place = LAGOS, at = '', search = '' }: Whereabouts = {}): ReactNode {
  const compiled = Object.fromEntries(Object.entries(messagesOf(place.locale)).map(([id, message]) => [id, parse(message)]));
  const intl = createSiteIntl(place, compiled, (error) => {
    throw error;
  });
  return (
    <SiteIntlProvider intl={intl}>
      <WhereaboutsProvider place={place} address={{ path: at, search, params: {} }}>
        <StaticRouter location={placeHref(place, at) + search}>{children}</StaticRouter>
      </WhereaboutsProvider>
    </SiteIntlProvider>
  );
}

/** Every path that header and footer know of. */
export const ALL_ROUTES: ReadonlySet<string> = new Set([
  '', 'track', 'access', 'service/support', 'about-us', 'express/order-quote', 'user-opt/login', 'express/order-entry',
  'express/my-order', 'help', 'location-map', 'join-us', 'recruit', 'article-list', 'terms-of-use', 'privacy-policy', 'service-rule', 'cookie',
]);
