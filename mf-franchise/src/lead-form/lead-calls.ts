/** What every form to our offices is filled in with: the offices of the countries, and the dictionaries of its lists. */
import { callTo, type PageContext, type ReplyOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { queryAllCountryList } from '@amberlane/contract/call-index/countries';
import { getSysDictList } from '@amberlane/contract/call-index/dictionaries';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import type { Country, Locale } from '@amberlane/contract/site';
import { readOutcome, type RefusedField } from './outcome.ts';
import type { AskedByField, RefusedSentence } from './refused-sentences.ts';

export interface Office {
  readonly country: Country;
  /** In the reader's language. */
  readonly name: string;
  readonly phones: readonly string[];
  readonly mails: readonly string[];
  /** Opening hours in words, in the time of the place. */
  readonly openTime: string;
  readonly hours: CountryEntry['hours'];
  readonly timeZone: string;
}

/** A form that came back refused without JavaScript. */
interface Refused {
  readonly fields: readonly RefusedField[];
  readonly locale: Locale;
  readonly asked: AskedByField;
}

/** Lists of all forms of this remote, in one call. */
const LISTS = ['APPELLATION', 'CONTACT_WAY', 'CYCLE', 'SHIP_REQUIRE'] as const;
const KEPT_S = 3600;

/** Several phones or addresses come parted by slashes (spec §3 Country). */
const parts = (list: string): string[] => list.split('/').map((part) => part.trim()).filter(Boolean);

const officeOf = ({ code, countryName, contact, email, openTime, hours, timeZone }: CountryEntry, locale: Locale): Office => ({
  country: code, name: countryName, phones: parts(contact), mails: parts(email), openTime: openTime[locale], hours, timeZone,
});

export const leadCalls = remoteApi('mf-franchise').injectEndpoints({
  endpoints: (build) => ({
    leadOffices: build.query<readonly Office[], { readonly locale: Locale }>({
      query: () => callTo(queryAllCountryList, {}),
      transformResponse: (countries: CountryEntry[], _meta, { locale }) => countries.map((entry) => officeOf(entry, locale)),
      keepUnusedDataFor: KEPT_S,
    }),
    leadLists: build.query<ReplyOf<typeof getSysDictList>, { readonly locale: Locale }>({
      query: () => callTo(getSysDictList, { typeList: [...LISTS] }),
      keepUnusedDataFor: KEPT_S,
    }),
    /** Asks nobody: the sentences are part of the site, and stand in the document with the answers of the calls. */
    refusedSentences: build.query<Readonly<Record<string, RefusedSentence>>, Refused>({
      queryFn: async ({ fields, locale, asked }) => ({ data: (await import('./refused-sentences.ts')).refusedSentences(fields, locale, asked) }),
    }),
  }),
});

/** What fields of several forms here ask for that forms elsewhere do not. */
const ASKED = { state: 'region', city: 'city', questions: 'message', volumePerCycle: 'quantity', attachments: 'cv' } as const satisfies AskedByField;

/** `own`: what fields of one form ask for. */
export const askedHere = (own: AskedByField = {}): AskedByField => ({ ...ASKED, ...own });

/** For `load` of a page or slot with a form: lists and offices stand in the document, so the form works without JavaScript; so does what a refused one says. `asked` as in `useLeadForm`. */
export async function loadLeadForm({ site, search, market: { locale } }: PageContext, asked?: AskedByField): Promise<void> {
  const { refused } = readOutcome(search);
  await Promise.all([
    site.dispatch(leadCalls.endpoints.leadOffices.initiate({ locale }, { subscribe: false })),
    site.dispatch(leadCalls.endpoints.leadLists.initiate({ locale }, { subscribe: false })),
    refused && refused.fields.length > 0 ? site.dispatch(leadCalls.endpoints.refusedSentences.initiate({ fields: refused.fields, locale, asked: askedHere(asked) }, { subscribe: false })) : null,
  ]);
}
