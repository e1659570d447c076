/** A page of this remote as the shell shows it, for tests: real messages, store, router and place. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { parse } from '@formatjs/icu-messageformat-parser';
import { jest } from '@jest/globals';
import { COUNTRIES, COUNTRY_TIME_ZONE, type Locale, type Market } from '@amberlane/contract/site';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import {
  createSiteIntl, createSiteStore, marketHref, SiteIntlProvider, StaticRouter, StoreProvider, PageLocationProvider, type PageHead, type PageModule,
} from '@amberlane/core';
import declaration from '../../remote.config.ts';

type Source = Readonly<Record<string, string | { readonly message: string }>>;

function labelsOf(locale: Locale): Record<string, string> {
  const source = JSON.parse(readFileSync(path.join(__dirname, `../messages/${locale}.json`), 'utf8')) as Source;
  return Object.fromEntries(Object.entries(source).map(([id, entry]) => [id, typeof entry === 'string' ? entry : entry.message]));
}

const CONTENT = path.join(__dirname, '../../content');
const isWritten = (bundle: string): boolean => existsSync(path.join(CONTENT, bundle, 'en.md'));

/** The structure's file also gives its sentences to tests (`shared/build/jest/content-transform.cjs`). */
const proseOf = (bundle: string, locale: Locale): Readonly<Record<string, string>> =>
  jest.requireActual<{ readonly messages: Record<string, string> }>(path.join(CONTENT, bundle, `${locale}.md`)).messages;

const bundleOf = (id: string): string => id.slice(0, id.indexOf('.'));

/** `article-list/:id` up to its parameter; null for a path without one. */
const beforeParameter = (path: string): string | null => (path.includes(':') ? path.replace(/:.*$/, '') : null);

const routeAt = (at: string) =>
  declaration.routes.find(({ path: own, aliases }) => [own, ...aliases].includes(at)) ??
  declaration.routes.find(({ path: own }) => at.startsWith(beforeParameter(own) ?? '\0'));

/** What the address says for the parameter of its route. */
function paramsAt(at: string): Readonly<Record<string, string>> {
  const own = routeAt(at)?.path ?? '';
  const before = beforeParameter(own);
  return before === null ? {} : { [own.slice(before.length + 1).replace('?', '')]: at.slice(before.length) };
}

/** Bundles that the route at a path declares; all of this remote for a path that is no route. */
function bundlesAt(at: string): readonly string[] {
  return routeAt(at)?.messages ?? [...new Set([...Object.keys(labelsOf('en')).map(bundleOf), ...readdirSync(CONTENT).filter(isWritten)])];
}

/** Sentences of a page in one language by id, as written: what its route declares and nothing else, as in the build. */
export function messagesOf(locale: Locale, at: string): Record<string, string> {
  const bundles = bundlesAt(at);
  const labels = Object.entries(labelsOf(locale)).filter(([id]) => bundles.includes(bundleOf(id)));
  return Object.assign(Object.fromEntries(labels), ...bundles.filter(isWritten).map((bundle) => proseOf(bundle, locale))) as Record<string, string>;
}

const compiled = new Map<string, Record<string, ReturnType<typeof parse>>>();

function compiledAt(locale: Locale, at: string): Record<string, ReturnType<typeof parse>> {
  const key = `${locale} ${at}`;
  const before = compiled.get(key);
  if (before) return before;
  const trees = Object.fromEntries(Object.entries(messagesOf(locale, at)).map(([id, text]) => [id, parse(text)]));
  compiled.set(key, trees);
  return trees;
}

const entryOf = (code: CountryEntry['code']): CountryEntry => ({
  code,
  nameEN: code, nameCN: code, nameAR: code, nameFR: code, nameUR: code, nameTR: code,
  countryName: code,
  iconWeb: code.toLowerCase(),
  defaultMark: 0,
  contact: `+000 ${code} 1/+000 ${code} 2`,
  email: `desk.${code.toLowerCase()}@site.example`,
  openTime: { en: 'Mon–Sat 8:30–17:30', 'zh-CN': '8:30–17:30', fr: '8:30–17:30', ar: '8:30–17:30', ur: '8:30–17:30', tr: '8:30–17:30' },
  hours: [{ days: [1, 2, 3, 4, 5, 6], from: '08:30', to: '17:30' }],
  timeZone: COUNTRY_TIME_ZONE[code],
  langList: [],
});

/** Answers the country call. */
export const desksAnswer = (): Response => Response.json({ success: true, data: COUNTRIES.map(entryOf) });

interface PageInTest {
  readonly element: ReactNode;
  readonly head: PageHead;
  /** Whether there is such a page (spec §2), asked with its data. */
  readonly valid: boolean;
  /** What react-intl complained of while rendering. */
  readonly complaints: readonly string[];
}

/** `at` is the path under `/{lang}`, perhaps with a query (`service/help?q=customs`). */
export async function pageAt(page: PageModule, market: Market, at: string, answer: (address: string) => Response = desksAnswer): Promise<PageInTest> {
  const complaints: string[] = [];
  const [path = '', query = ''] = at.split('?');
  const transport = { baseUrl: '', fetch: async (input: RequestInfo | URL) => answer(input instanceof Request ? input.url : input.toString()), market: () => market, timeoutMs: 1_000, retryDelay: () => 0 };
  const site = createSiteStore({ transport });
  const intl = createSiteIntl(market, compiledAt(market.locale, path), (error) => complaints.push(error.message));
  const context = { market, origin: 'https://site.example', path, params: paramsAt(path), search: new URLSearchParams(query), site, intl };
  page.setup?.(site);
  await page.load?.(context);
  const Page = page.component;
  return {
    head: page.head(context),
    valid: page.valid?.(context) ?? true,
    complaints,
    element: (
      <StoreProvider store={site}>
        <SiteIntlProvider intl={intl}>
          <PageLocationProvider market={market} address={{ path, search: query && `?${query}`, params: context.params }}>
            <StaticRouter location={marketHref(market, at)}>
              <Page />
            </StaticRouter>
          </PageLocationProvider>
        </SiteIntlProvider>
      </StoreProvider>
    ),
  };
}
