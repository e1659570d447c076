/** Pages of this remote on the site, for tests: with the country list that most of them show. */
import type { ReactNode } from 'react';
import { COUNTRIES, COUNTRY_TIME_ZONE, type Locale, type Market } from '@amberlane/contract/site';
import { queryAllCountryList, type CountryEntry } from '@amberlane/contract/calls/countries';
import type { PageHead, PageModule } from '@amberlane/core';
import { pageOnSite } from '@amberlane/testing/render-page';
import { remoteMessages } from '@amberlane/testing/site-messages';
import type { CallAnswer } from '@amberlane/testing/test-transport';
import declaration from '../remote.config.ts';

const entryOf = (code: CountryEntry['code']): CountryEntry => ({
  code,
  nameEN: code, nameCN: code, nameAR: code, nameFR: code, nameUR: code, nameTR: code,
  countryName: code,
  iconWeb: code.toLowerCase(),
  defaultMark: 0,
  contact: `+000 ${code} 1/+000 ${code} 2`,
  email: `office.${code.toLowerCase()}@site.example/desk.${code.toLowerCase()}@site.example`,
  openTime: { en: 'Mon–Sat 08:30–17:30', 'zh-CN': '08:30–17:30', fr: '08:30–17:30', ar: '08:30–17:30', ur: '08:30–17:30', tr: '08:30–17:30' },
  hours: [{ days: [1, 2, 3, 4, 5, 6], from: '08:30', to: '17:30' }],
  timeZone: COUNTRY_TIME_ZONE[code],
  langList: [],
});

/** Answers the country call and no other. */
export const contactsAnswer: CallAnswer = ({ path }) => (path === queryAllCountryList.path ? COUNTRIES.map(entryOf) : undefined);

/** Sentences of the page at a path in one language by id, as written. */
export const messagesAt = (locale: Locale, at: string): Readonly<Record<string, string>> =>
  remoteMessages(declaration.name, locale, declaration.routes.find(({ path }) => path === at)?.messages ?? 'all');

interface PageInTest {
  readonly element: ReactNode;
  readonly head: PageHead;
  /** Whether there is such a page (spec §2), asked with its data. */
  readonly valid: boolean;
  readonly complaints: readonly string[];
}

/** `at` is the path under `/{lang}`, perhaps with a query (`service/help?q=customs`). */
export async function pageAt(page: PageModule, market: Market, at: string, answer: CallAnswer = contactsAnswer): Promise<PageInTest> {
  const site = pageOnSite(page, { remote: declaration, market, at, answer });
  const element = await site.open();
  return { element, head: site.head(), valid: site.isValid(), complaints: site.complaints };
}
