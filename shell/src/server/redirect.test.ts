import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { COUNTRIES, LOCALE_FACTS, MARKETS, marketSegment, type Country, type Market } from '@amberlane/contract/site';
import { decideDestination, type Address, type Destination, type StoredChoice } from './redirect.ts';

const SITE = 'https://amberlane.example';
const TURKISH = 'https://tr.amberlane.example';
const NOBODY: StoredChoice = { defaultCountryCode: undefined, locale: undefined };
const stored = (defaultCountryCode: string, locale: string): StoredChoice => ({ defaultCountryCode, locale });

const ask = (target: string, changes: Partial<Address> = {}): Destination => {
  const [path = '', ...query] = target.split('?');
  return decideDestination({
    host: 'site',
    path,
    query: query.length > 0 ? `?${query.join('?')}` : '',
    cookies: NOBODY,
    offered: null,
    defaultCountry: 'GH',
    origins: { siteOrigin: SITE, turkishOrigin: TURKISH },
    spellings: new Set(['intlStraight']),
    ...changes,
  });
};
const onTurkish = (target: string, changes: Partial<Address> = {}): Destination => ask(target, { host: 'turkish', ...changes });
/** `301 /gh-en`, `page gh-en track`, `notFound cn-en`: a destination in one line. */
const short = (destination: Destination): string =>
  destination.kind === 'redirect'
    ? `${destination.status} ${destination.location}`
    : `${destination.kind} ${marketSegment(destination.market)}${destination.kind === 'page' && destination.path ? ` ${destination.path}` : ''}`;
const without = (...gone: Country[]): ReadonlySet<Country> => new Set(COUNTRIES.filter((country) => !gone.includes(country)));

const turkish = (market: Market): boolean => market.country === 'TR';

describe('the 27 places', () => {
  it.each(MARKETS.map(marketSegment))('%s is a page on its own host and one hop away on the other', (segment) => {
    const market = MARKETS.find((candidate) => marketSegment(candidate) === segment);
    if (!market) throw new Error(segment);
    const [home, away] = turkish(market) ? [onTurkish, ask] : [ask, onTurkish];
    expect(short(home(`/${segment}`))).toBe(`page ${segment}`);
    expect(short(home(`/${segment}/product/express?a=1`))).toBe(`page ${segment} product/express`);
    const kept = turkish(market) ? `${TURKISH}/${segment}` : market.locale === 'en' ? `${SITE}/${segment}` : '/tr-tr';
    expect(short(away(`/${segment}/track?no=1`))).toBe(`301 ${kept}/track?no=1`);
  });

  it.each(MARKETS.map((market) => [marketSegment(market), market] as const))('%s is remembered', (segment, market) => {
    const origin = turkish(market) ? TURKISH : '';
    for (const locale of [market.locale, LOCALE_FACTS[market.locale].path]) {
      const cookies = stored(market.country, locale);
      expect(short(ask('/', { cookies }))).toBe(`301 ${origin}/${segment}`);
      expect(short(ask('/empty?x=1', { cookies }))).toBe(`301 ${origin}/${segment}?x=1`);
      expect(short(onTurkish('/', { cookies }))).toBe(turkish(market) ? `301 /${segment}` : '302 /tr-tr');
    }
  });
});

describe('the neutral address', () => {
  it.each([
    ['/', '302 /cn-en'],
    ['/?utm=a%20b', '302 /cn-en?utm=a%20b'],
    ['/empty', '302 /cn-en'],
    ['/EMPTY/', '302 /cn-en'],
    ['//', '302 /cn-en'],
  ])('%s without a choice: %s', (target, expected) => expect(short(ask(target))).toBe(expected));

  it('falls back on the Turkish host to Turkish', () => expect(short(onTurkish('/'))).toBe('302 /tr-tr'));

  it.each([
    ['a pair that is not offered', stored('GH', 'ur')],
    ['Chinese in Turkey', stored('TR', 'zh-CN')],
    ['an unknown country', stored('XX', 'en')],
    ['an address instead of a code', stored('//evil.example', 'en')],
    ['line breaks', stored('GH\r\nSet-Cookie: a=b', 'en')],
  ])('%s in the cookies does not count', (_what, cookies) => expect(short(ask('/', { cookies }))).toBe('302 /cn-en'));

  it('takes old spellings of a choice', () => {
    expect(short(ask('/', { cookies: stored('gh', 'zh-cn') }))).toBe('301 /gh-cn');
    expect(short(ask('/', { cookies: stored('GH', 'EN') }))).toBe('301 /gh-en');
  });

  it('forgets a choice of a country that is served no more', () =>
    expect(short(ask('/', { cookies: stored('GH', 'en'), offered: without('GH') }))).toBe('302 /cn-en'));

  it.each([
    ['a country alone in English', { defaultCountryCode: 'MA', locale: undefined }, '301 /ma-en'],
    ['a language alone in the country that the list marks', { defaultCountryCode: undefined, locale: 'en' }, '301 /gh-en'],
    ['nothing from a language that this country does not offer', { defaultCountryCode: undefined, locale: 'ur' }, '302 /cn-en'],
    ['nothing from a language that is none', { defaultCountryCode: 'MA', locale: 'klingon' }, '302 /cn-en'],
  ])('takes %s', (_what, cookies, expected) => expect(short(ask('/', { cookies }))).toBe(expected));

  it('knows no default without a list', () =>
    expect(short(ask('/', { cookies: { defaultCountryCode: undefined, locale: 'en' }, defaultCountry: null }))).toBe('302 /cn-en'));
});

describe('prefixes that are not offered', () => {
  const ghana = stored('GH', 'en');
  it.each([
    ['/xx-en/track?a=1', NOBODY, '301 /cn-en/track?a=1'],
    ['/xx-en', ghana, '301 /cn-en'],
    ['/xx-yy', ghana, '301 /cn-en'],
    ['/gh-xx/track', NOBODY, '301 /cn-en/track'],
    ['/gh-xx/track?a=1', ghana, '301 /gh-en/track?a=1'],
    ['/gh-ur', ghana, '301 /gh-en'],
    ['/ng-ur', NOBODY, '301 /cn-en'],
    ['/gh-xx', stored('TR', 'en'), `301 ${TURKISH}/tr-en`],
    ['/tr-cn/track', NOBODY, `301 ${TURKISH}/tr-tr/track`],
    ['/tr-xx', ghana, `301 ${TURKISH}/tr-tr`],
    ['/zh-cn', NOBODY, '301 /cn-en'],
  ])('site: %s with %j leads to %s', (target, cookies, expected) => expect(short(ask(target, { cookies }))).toBe(expected));

  it.each([
    ['/tr-cn', '301 /tr-tr'],
    ['/tr-fr/track?a=1', '301 /tr-tr/track?a=1'],
    ['/xx-en', '301 /tr-tr'],
    ['/xx-yy/track', '301 /tr-tr/track'],
    ['/gh-cn', '301 /tr-tr'],
    ['/ma-fr', '301 /tr-tr'],
    ['/gh-tr', '301 /tr-tr'],
    ['/gh-en/track', `301 ${SITE}/gh-en/track`],
  ])('Turkish host: %s leads to %s', (target, expected) => {
    expect(short(onTurkish(target))).toBe(expected);
    expect(short(onTurkish(target, { cookies: ghana }))).toBe(expected);
  });
});

describe('the fetched list of countries', () => {
  it('an unreachable list redirects nobody', () => {
    for (const market of MARKETS.filter((candidate) => !turkish(candidate))) expect(ask(`/${marketSegment(market)}`, { offered: null }).kind).toBe('page');
  });

  it.each([
    ['/gh-en/track?a=1', without('GH'), '301 /cn-en/track?a=1'],
    ['/gh-xx', without('GH'), '301 /cn-en'],
    ['/tr-tr', without('TR'), '301 /cn-en'],
    ['/cn-en', without('CN'), 'page cn-en'],
    ['/cn-cn', without('CN'), '301 /cn-en'],
    ['/ng-en', without('GH'), 'page ng-en'],
  ])('site: %s', (target, offered, expected) => expect(short(ask(target, { offered }))).toBe(expected));

  it.each([
    ['/gh-en', without('GH'), '301 /tr-tr'],
    ['/tr-tr', without('TR'), 'page tr-tr'],
    ['/tr-en', without('TR'), '301 /tr-tr'],
    ['/cn-en', without('CN'), '301 /tr-tr'],
  ])('Turkish host: %s', (target, offered, expected) => expect(short(onTurkish(target, { offered }))).toBe(expected));
});

describe('spellings', () => {
  it.each([
    ['/GH-EN/track', '301 /gh-en/track'],
    ['/gh-en/', '301 /gh-en'],
    ['/gh-en/track/?a=B', '301 /gh-en/track?a=B'],
    ['/gh-en/track///', '301 /gh-en/track'],
    ['/gh-zh-cn/track', '301 /gh-cn/track'],
    ['/gh-zh-CN', '301 /gh-cn'],
    ['/gh-en/Track', '301 /gh-en/track'],
    ['/gh-en/%74rack', '301 /gh-en/track'],
    ['/TR-TR/', `301 ${TURKISH}/tr-tr`],
    ['/gh-en/intlStraight', 'page gh-en intlstraight'],
    ['/gh-en/intlstraight', 'page gh-en intlstraight'],
    ['/gh-en/INTLstraight', '301 /gh-en/intlstraight'],
  ])('%s → %s', (target, expected) => expect(short(ask(target))).toBe(expected));

  it('only what follows from the address alone may be kept', () => {
    const stable = (destination: Destination): boolean => destination.kind === 'redirect' && destination.stable;
    expect(stable(ask('/GH-EN/'))).toBe(true);
    for (const target of ['/', '/track', '/xx-en', '/gh-xx', '/tr-tr']) expect(stable(ask(target))).toBe(false);
    expect(stable(ask('/gh-en', { offered: without('GH') }))).toBe(false);
  });
});

describe('addresses without a prefix', () => {
  it.each([
    ['/track?no=1', NOBODY, '302 /cn-en/track?no=1'],
    ['/track', stored('GH', 'en'), '302 /gh-en/track'],
    ['/Track/', stored('MA', 'fr'), '302 /ma-fr/track'],
    ['/track', stored('TR', 'tr'), `302 ${TURKISH}/tr-tr/track`],
    ['/wp-login.php', NOBODY, 'notFound cn-en'],
    ['/.env', NOBODY, 'notFound cn-en'],
    ['/-/unknown', stored('GH', 'en'), 'notFound gh-en'],
  ])('%s with %j: %s', (target, cookies, expected) => expect(short(ask(target, { cookies }))).toBe(expected));
});

describe('hostile addresses', () => {
  it.each([
    '//evil.example', '///evil.example/x', '/\\evil.example', '/%5cevil.example', '/%2fevil.example', '/%2f%2fevil.example', '/gh-en/../x',
    '/gh-en/%2e%2e/x', '/gh-en/.%2e/x', '/gh-en//x', '/gh-en/%00', '/gh-en/%0d%0aset-cookie:a=b', '/gh-en/\r\nx', '/%e2%80%aegh-en', '/%zz', '/gh-en/%c3',
    '/gh-en/%5c..%5cx', 'http://evil.example/', '', '*', 'gh-en', `/${'a'.repeat(1024)}`,
  ])('%j is not found', (target) => expect(ask(target).kind).toBe('notFound'));

  it('a colon or an at sign does not make a host of a path', () => {
    expect(short(ask('/javascript:alert(1)'))).toBe('302 /cn-en/javascript%3Aalert(1)');
    expect(short(ask('/@evil.example@'))).toBe('notFound cn-en');
  });

  it('a query stays a query, as printable characters', () => expect(short(ask('/?a=\r\nSet-Cookie: é#'))).toBe('302 /cn-en?a=%0D%0ASet-Cookie:%20%C3%A9#'));

  it('a query that no header can carry is said to be too long', () => {
    expect(ask(`/track?no=${'1'.repeat(7000)}`).kind).toBe('tooLong');
    expect(ask(`/cn-en/track?no=${'1'.repeat(7000)}`).kind).toBe('page');
  });
});

describe('whatever is asked', () => {
  const pieces = fc.constantFrom('gh', 'GH', 'tr', 'cn', 'xx', 'en', 'zh-cn', 'ur', 'fr', '-', '/', '//', '\\', '..', '.', '%2e', '%2f', '%5c', '%00', '%', ':', '@', 'evil.example', 'track', 'é', '\u202e', ' ');
  const path = fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...MARKETS.map((market) => `/${marketSegment(market)}/track`)),
  );
  const address = fc.record({
    host: fc.constantFrom('site' as const, 'turkish' as const),
    path,
    query: fc.oneof(fc.constant(''), fc.string({ unit: 'binary' }).map((text) => `?${text}`)),
    cookies: fc.record({
      defaultCountryCode: fc.oneof(fc.constantFrom(undefined, ...COUNTRIES), fc.string()),
      locale: fc.oneof(fc.constantFrom(undefined, 'en', 'zh-CN', 'cn', 'ar', 'tr'), fc.string()),
    }),
    offered: fc.option(fc.subarray([...COUNTRIES], { minLength: 1 }).map((list): ReadonlySet<Country> => new Set(list))),
    defaultCountry: fc.option(fc.constantFrom(...COUNTRIES)),
    origins: fc.constant({ siteOrigin: SITE, turkishOrigin: TURKISH }),
    spellings: fc.constant(new Set(['intlStraight'])),
  });

  it('a redirect stays on our two hosts, and a second one never follows', () =>
    fc.assert(
      fc.property(address, (asked) => {
        const destination = decideDestination(asked);
        if (destination.kind !== 'redirect') return;
        expect(destination.location).toMatch(/^[\x21-\x7e]+$/);
        const here = asked.host === 'site' ? SITE : TURKISH;
        const target = new URL(destination.location, here);
        expect([SITE, TURKISH]).toContain(target.origin);
        expect(destination.location.startsWith('/')).toBe(target.origin === here);
        const next = decideDestination({ ...asked, host: target.origin === SITE ? 'site' : 'turkish', path: target.pathname, query: target.search });
        expect(next.kind).toBe('page');
      }),
      { numRuns: 3000 },
    ));
});
