/** Every redirect of the site, decided in one hop by one pure function (spec §4, design §8, quality §4). */
import { FALLBACK_MARKET, LOCALES, LOCALE_FACTS, TURKISH_FALLBACK_MARKET, isCountry, localesOf, marketSegment, readMarketSegment, type Country, type Locale, type Market } from '@amberlane/contract/site';
import { hostOfCountry, isOffered, originOf, type HostKind, type OfferedCountries, type Origins } from './hosts.ts';
import { encodePath, readPathSegments } from './path-segments.ts';

/** Values of the cookies that hold the reader's choice, as sent (spec §3). */
export interface StoredChoice {
  readonly defaultCountryCode: string | undefined;
  readonly locale: string | undefined;
}

export interface Address {
  readonly host: HostKind;
  /** Path of the request target as it came, before the question mark. */
  readonly path: string;
  /** `?…` or ''. */
  readonly query: string;
  readonly cookies: StoredChoice;
  readonly offered: OfferedCountries;
  /** The country that the list marks as the default; null while there is no list. */
  readonly defaultCountry: Country | null;
  readonly origins: Origins;
  /** Page names that are served in this very spelling, although pages are in lower case (`spellings` of the remotes' routes). */
  readonly spellings: ReadonlySet<string>;
}

export type Destination =
  /** `path`: percent-encoded, lower case, '' is the home page. */
  | { readonly kind: 'page'; readonly market: Market; readonly path: string }
  /**
   * `location` is absolute only when the host changes. `stable` redirects follow from the address alone; all others
   * depend on a cookie, a list or a setting and must not be kept by anybody.
   */
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string; readonly stable: boolean }
  | { readonly kind: 'notFound'; readonly market: Market }
  /** A redirect would need a `Location` that clients and proxies refuse. */
  | { readonly kind: 'tooLong'; readonly market: Market };

/** Languages of the Turkish host (spec §4). */
const TURKISH_LOCALES: ReadonlySet<Locale | null> = new Set<Locale>(['en', 'tr']);
/** Language of a reader who chose a country alone (spec §4). */
const DEFAULT_LOCALE: Locale = 'en';
/** Longest query that travels in a `Location`: common proxies give up at 8 KiB of headers. */
const MAX_REDIRECTED_QUERY = 6144;

/**
 * Where an address leads. The rules, the first that fits wins; path and query are kept by all of them:
 *
 * 1. What {@link readPathSegments} refuses is not found: it never becomes a `Location`.
 * 2. `/` and `/empty`: the stored place by 301, else the fallback by 302 (`cn-en`, on the Turkish host `tr-tr`).
 * 3. A first segment that is no prefix (`/track`): put under the stored place or the fallback, 302. With a dot or a
 *    hyphen in front (`/favicon.png`, `/-/x`) it names a file or is the shell's own: not found.
 * 4. Turkish host: language other than en and tr, unknown country, or a pair that is not offered → `tr-tr`; another
 *    country's offered address → the same address on the site's host.
 * 5. Site host: unknown country → `cn-en`. Turkey → the Turkish host, in a language that it has. An unknown language
 *    of a known country → the stored place, else `cn-en`. All 301.
 * 6. A country absent from the fetched list → the fallback. The fallback itself is always served, so that no list
 *    can send readers in circles.
 * 7. Another spelling (`/GH-EN/`, `/gh-zh-cn`, `%74rack`, `/gh-en/Track`) → the canonical one, 301.
 *
 * A stored place counts when its country is on the list and offers its language; on the Turkish host only Turkey's do. Who
 * stored only a country reads English there; who stored only a language, the country that the list marks as the default.
 */
export function decideDestination(address: Address): Destination {
  const { host, offered } = address;
  const fallback = host === 'turkish' ? TURKISH_FALLBACK_MARKET : FALLBACK_MARKET;
  const stored = readStoredMarket(address);
  const segments = readPathSegments(address.path);
  if (segments === null) return { kind: 'notFound', market: stored ?? fallback };

  const [first = '', ...rest] = segments;
  const reading = readMarketSegment(first);
  if (reading.kind === 'none') return withoutPrefix(address, segments, stored, fallback);

  const path = pagePath(rest);
  const market = settle(reading, host, stored, fallback, offered);
  const asked = reading.kind === 'market' ? reading.market : null;
  if (asked === null || !sameMarket(asked, market) || hostOfCountry(market.country) !== host) return redirect(address, 301, market, path, false);
  if (address.path === `/${marketSegment(market)}${path && `/${path}`}` || isSpelledSo(address, market, rest)) return { kind: 'page', market, path };
  return redirect(address, 301, market, path, true);
}

/** Place that a prefix leads to, whatever the host: rules 4 to 6. */
function settle(
  reading: Exclude<ReturnType<typeof readMarketSegment>, { kind: 'none' }>,
  host: HostKind,
  stored: Market | null,
  fallback: Market,
  offered: OfferedCountries,
): Market {
  const { country, locale } = reading.kind === 'market' ? reading.market : reading;
  if (reading.kind === 'market' && sameMarket(reading.market, fallback)) return fallback;
  if (host === 'turkish' && (reading.kind === 'unknown' || !TURKISH_LOCALES.has(locale))) return fallback;
  if (country === null) return fallback;
  if (!isOffered(country, offered)) return fallback;
  if (reading.kind === 'market') return reading.market;
  return country === 'TR' ? TURKISH_FALLBACK_MARKET : (stored ?? fallback);
}

function withoutPrefix(address: Address, segments: readonly string[], stored: Market | null, fallback: Market): Destination {
  const market = stored ?? fallback;
  const [first = ''] = segments;
  if (first === '' || (segments.length === 1 && first.toLowerCase() === 'empty')) return redirect(address, stored ? 301 : 302, market, '', false);
  if (first.startsWith('-') || first.includes('.')) return { kind: 'notFound', market };
  return redirect(address, 302, market, pagePath(segments), false);
}

function redirect({ host, query, origins }: Address, status: 301 | 302, market: Market, path: string, stable: boolean): Destination {
  const target = hostOfCountry(market.country);
  const kept = printable(query);
  if (kept.length > MAX_REDIRECTED_QUERY) return { kind: 'tooLong', market };
  const location = `${target === host ? '' : originOf(target, origins)}/${marketSegment(market)}${path && `/${path}`}${kept}`;
  return { kind: 'redirect', status, location, stable };
}

/** Pages are named in ASCII, in lower case. */
const pagePath = (segments: readonly string[]): string =>
  encodePath(segments.map((segment) => segment.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())));

const isSpelledSo = ({ path, spellings }: Address, market: Market, rest: readonly string[]): boolean =>
  rest.length === 1 && spellings.has(rest[0] ?? '') && path === `/${marketSegment(market)}/${rest[0]}`;

/** Query as a header may carry it. */
const printable = (query: string): string => query.toWellFormed().replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character));

const sameMarket = (a: Market, b: Market): boolean => a.country === b.country && a.locale === b.locale;

/** Of two known halves the missing one is the default: the country that the list marks, and English (spec §4). */
function readStoredMarket({ cookies: { defaultCountryCode = '', locale = '' }, host, offered, defaultCountry }: Address): Market | null {
  const chosen = defaultCountryCode.toUpperCase();
  const tag = readLocale(locale);
  if (!isCountry(chosen) && tag === null) return null;
  const country = isCountry(chosen) ? chosen : defaultCountry;
  if (country === null || (chosen !== '' && !isCountry(chosen))) return null;
  const spoken = tag ?? (locale === '' ? DEFAULT_LOCALE : null);
  const usable = spoken !== null && localesOf(country).includes(spoken) && isOffered(country, offered) && (host === 'site' || country === 'TR');
  return usable ? { country, locale: spoken } : null;
}

/** A language by its tag or by its code in the address: `zh-CN`, `zh-cn` and `cn` are Chinese (spec §4). */
function readLocale(code: string): Locale | null {
  const wanted = code.toLowerCase();
  return LOCALES.find((tag) => tag.toLowerCase() === wanted || LOCALE_FACTS[tag].path === wanted) ?? null;
}

