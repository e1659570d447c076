/** Fields as a page of the site shows them, for tests: real sentences, a store whose calls `answer` answers. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { useState, type ReactNode } from 'react';
import { parse } from '@formatjs/icu-messageformat-parser';
import { createSiteIntl, createSiteStore, marketHref, SiteIntlProvider, StaticRouter, StoreProvider, PageLocationProvider } from '@amberlane/core';
import type { Market } from '@amberlane/contract/site';
import type { TextBinding } from './form/bindings.ts';

type Source = Readonly<Record<string, string | { readonly message: string }>>;

const LAGOS: Market = { country: 'NG', locale: 'en' };
export const RIYADH: Market = { country: 'SA', locale: 'ar' };

const read = (folder: string, locale: string): Source => JSON.parse(readFileSync(path.join(__dirname, folder, `${locale}.json`), 'utf8')) as Source;

/** Answer of the API: data by path, `null` for a call that fails. */
export type Answers = Readonly<Record<string, unknown>>;

const answering = (answers: Answers): typeof fetch => (url) => {
  const { pathname } = new URL(url instanceof Request ? url.url : url);
  const data = answers[pathname] ?? null;
  return Promise.resolve(data === null ? Response.json({ success: false, error: { code: 1500000, message: '' } }, { status: 404 }) : Response.json({ success: true, data }));
};

/** A message that is missing or can't be formatted fails the test. */
export function inForm(children: ReactNode, { market = LAGOS, answers = {} }: { market?: Market; answers?: Answers } = {}): ReactNode {
  const sources = { ...read('../messages', market.locale), ...read('../../../../shell/src/messages', market.locale) };
  const messages = Object.fromEntries(Object.entries(sources).map(([id, entry]) => [id, parse(typeof entry === 'string' ? entry : entry.message)]));
  const intl = createSiteIntl(market, messages, (error) => {
    throw error;
  });
  const store = createSiteStore({ transport: { baseUrl: 'http://site.test', fetch: answering(answers), market: () => market, timeoutMs: 1_000, retryDelay: () => 0 } });
  return (
    <StoreProvider store={store}>
      <SiteIntlProvider intl={intl}>
        <PageLocationProvider market={market} address={{ path: '', search: '', params: {} }}>
          <StaticRouter location={marketHref(market, '')}>{children}</StaticRouter>
        </PageLocationProvider>
      </SiteIntlProvider>
    </StoreProvider>
  );
}

/** One field with a value of its own, which `onValue` hears of. */
export function Single({ start = '', onValue, children }: { start?: string; onValue?: (value: string) => void; children: (binding: TextBinding) => ReactNode }) {
  const [value, setValue] = useState(start);
  return children({
    id: 'single',
    name: 'single',
    value,
    error: undefined,
    onLeave: () => undefined,
    onValue: (next) => {
      setValue(next);
      onValue?.(next);
    },
  });
}
