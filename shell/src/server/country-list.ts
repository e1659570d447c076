/** Countries that the company serves now, asked of the API in the background. Readers never wait for it (design §8). */
import { z } from 'zod';
import { COUNTRIES, type Country } from '@amberlane/contract/site';
import { queryAllCountryList, type CountryEntry } from '@amberlane/contract/calls/countries';
import { envelope } from '@amberlane/contract/calls/envelope';
import type { OfferedCountries } from './hosts.ts';

export interface CountryList {
  /** Last good answer; null while there was none, which means all countries. */
  current(): OfferedCountries;
  /** The country with the mark of the default (spec §3); null before the first answer. */
  defaultCountry(): Country | null;
  /** Names, contacts and opening hours as last fetched; null before that. */
  entryOf(country: Country): CountryEntry | null;
  /** Asks now. Never rejects: a failure keeps the last good answer. */
  refresh(): Promise<void>;
  stop(): void;
}

export interface CountryListOptions {
  readonly apiBaseUrl: string;
  readonly fetch: typeof fetch;
  readonly warn: (cause: unknown) => void;
  readonly everyMs?: number;
  /** Pause until the next question while there was no answer yet. */
  readonly firstEveryMs?: number;
}

const list = queryAllCountryList.reply.min(1);
/** One reader expects the envelope, the other the bare array (spec §7). */
const answer = z.union([list, envelope(list).transform(({ data }) => data)]);

/** Countries in an answer of the API, by code. @throws ZodError when the answer is not what the contract says. */
export const readCountryList = (body: unknown): ReadonlyMap<Country, CountryEntry> => new Map(answer.parse(body).map((entry) => [entry.code, entry]));

export function createCountryList({ apiBaseUrl, fetch, warn, everyMs = 60_000, firstEveryMs = 2_000 }: CountryListOptions): CountryList {
  let entries: ReadonlyMap<Country, CountryEntry> = new Map();
  let offered: OfferedCountries = null;
  const refresh = async (): Promise<void> => {
    try {
      const response = await fetch(apiBaseUrl + queryAllCountryList.path, { headers: { accept: 'application/json', lang: 'en_US' } });
      if (!response.ok) throw new Error(`country list: status ${response.status}`);
      entries = readCountryList(await response.json());
      // The whole list is the usual case and needs no look-up.
      offered = entries.size === COUNTRIES.length ? null : new Set(entries.keys());
    } catch (cause) {
      warn(cause);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const askAgain = (): void => {
    if (stopped) return;
    timer = setTimeout(() => void refresh().then(askAgain), entries.size === 0 ? firstEveryMs : everyMs);
    timer.unref();
  };
  askAgain();
  const stop = (): void => {
    stopped = true;
    clearTimeout(timer);
  };
  const defaultCountry = (): Country | null => [...entries.values()].find(({ defaultMark }) => defaultMark === 1)?.code ?? null;
  return { current: () => offered, defaultCountry, entryOf: (country) => entries.get(country) ?? null, refresh, stop };
}
