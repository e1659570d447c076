import { describe, expect, it } from '@jest/globals';
import { MARKETS, marketSegment } from '@amberlane/contract/site';
import type { SitePage } from './page-renderer.ts';
import { robotsTxt, sitemapsOf } from './sitemap.ts';

const ORIGINS = { siteOrigin: 'https://a.example', turkishOrigin: 'https://tr.a.example' };
const page = (path: string, changes: Partial<SitePage> = {}): SitePage => ({ path, auth: 'public', indexable: true, markets: MARKETS, ...changes });

interface Entry {
  readonly address: string;
  readonly alternates: readonly (readonly [string, string])[];
}
const entriesOf = (xml: string): Entry[] =>
  [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, address = '', links = '']) => ({
    address,
    alternates: [...links.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag = '', href = '']) => [tag, href] as const),
  }));
const sitemapXml = (pages: readonly SitePage[], host: 'site' | 'turkish', origins: typeof ORIGINS): string => sitemapsOf(pages, host, origins).files.join('');
const both = (pages: readonly SitePage[]): Entry[] => [...entriesOf(sitemapXml(pages, 'site', ORIGINS)), ...entriesOf(sitemapXml(pages, 'turkish', ORIGINS))];

describe('sitemap', () => {
  it('lists every place of a page once, each on its own host', () => {
    const addresses = both([page('track')]).map(({ address }) => address);
    expect(addresses).toHaveLength(27);
    expect(new Set(addresses)).toEqual(
      new Set(MARKETS.map((market) => `${market.country === 'TR' ? ORIGINS.turkishOrigin : ORIGINS.siteOrigin}/${marketSegment(market)}/track`)),
    );
    expect(entriesOf(sitemapXml([page('track')], 'turkish', ORIGINS))).toHaveLength(2);
  });

  it('every address names itself and all others, and all say the same', () => {
    const entries = both([page(''), page('track')]);
    for (const { address, alternates } of entries) {
      expect(alternates.map(([, href]) => href)).toContain(address);
      expect(new Set(alternates.map(([tag]) => tag)).size).toBe(28);
      for (const [tag, href] of alternates.filter(([name]) => name !== 'x-default')) {
        const other = entries.find((entry) => entry.address === href);
        expect([tag, href, other?.alternates]).toEqual([tag, href, alternates]);
      }
    }
  });

  it('speaks the tags of search engines', () => {
    const tags = (both([page('')])[0]?.alternates ?? []).map(([tag]) => tag);
    for (const tag of ['en-GH', 'zh-Hans-GH', 'fr-MA', 'ar-EG', 'ur-PK', 'tr-TR', 'x-default']) expect(tags).toContain(tag);
  });

  it('leads readers of no place to the neutral address, or to English of China', () => {
    const neutral = (path: string): string | undefined => both([page(path)])[0]?.alternates.find(([tag]) => tag === 'x-default')?.[1];
    expect(neutral('')).toBe('https://a.example/');
    expect(neutral('track')).toBe('https://a.example/cn-en/track');
  });

  it('leaves out what is not for search engines and where a page does not exist', () => {
    expect(both([page('order', { auth: 'required' }), page('login', { indexable: false })])).toEqual([]);
    const turkishOnly = both([page('cookie', { markets: MARKETS.filter(({ country }) => country === 'TR') })]);
    expect(turkishOnly.map(({ alternates }) => alternates.length)).toEqual([2, 2]);
  });

  it('is cut into files that the index names', () => {
    const { index, files } = sitemapsOf([page(''), page('track')], 'site', ORIGINS, 20);
    expect(files.map((file) => entriesOf(file).length)).toEqual([20, 20, 10]);
    expect([...index.matchAll(/<sitemap><loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
      [1, 2, 3].map((file) => `https://a.example/sitemaps/${file}.xml`),
    );
  });

  it('is there, and empty, before a site has pages', () => {
    expect(sitemapsOf([], 'site', ORIGINS).files).toHaveLength(1);
  });

  it('lets the networks fetch the pictures that pages name', () => {
    expect(robotsTxt('site', ORIGINS)).toMatch(/^Allow: \/-\/og\/$/m);
  });

  it('is named by the robots file of its host', () => {
    expect(robotsTxt('site', ORIGINS)).toContain('Sitemap: https://a.example/sitemap.xml');
    expect(robotsTxt('turkish', ORIGINS)).toContain('Sitemap: https://tr.a.example/sitemap.xml');
    expect(robotsTxt('site', ORIGINS)).toContain('Disallow: /-/');
  });
});
