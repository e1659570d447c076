/**
 * `/robots.txt`, `/sitemap.xml` and its files (quality §4): every address of every indexable page with its other
 * languages. They stand here and not in the pages: 28 links more in each page would be read by search engines alone.
 */
import { FALLBACK_MARKET, languageTag, marketSegment, type Market } from '@amberlane/contract/site';
import { hostOfCountry, originOf, type HostKind, type Origins } from './hosts.ts';
import type { SitePage } from './page-renderer.ts';
import { SOCIAL_PICTURES } from './social-picture/social-picture-address.ts';
import { xmlText as xml } from './xml-text.ts';

const addressOf = (path: string, market: Market, origins: Origins): string =>
  `${originOf(hostOfCountry(market.country), origins)}/${marketSegment(market)}${path && `/${path}`}`;

/**
 * `x-default`: the neutral root for the home page, which asks for country and language; the fallback place's page for
 * the others, null when it has none.
 */
function neutralAddress({ path, markets }: SitePage, origins: Origins): string | null {
  if (path === '') return `${origins.siteOrigin}/`;
  const fallback = markets.some(({ country, locale }) => country === FALLBACK_MARKET.country && locale === FALLBACK_MARKET.locale);
  return fallback ? addressOf(path, FALLBACK_MARKET, origins) : null;
}

const alternate = (hreflang: string, href: string): string => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xml(href)}"/>`;

/** Most addresses of one file (sitemaps.org). The limit of 50 MB is far: an address with its alternates takes 2.5 KB. */
const MOST_ADDRESSES = 15_000;

interface SitemapEntry {
  readonly address: string;
  readonly changed: string | undefined;
  readonly alternates: string;
}

/** Each host lists its own addresses; the alternates name all, so that every pair points at each other. */
function entriesOf(pages: readonly SitePage[], host: HostKind, origins: Origins): SitemapEntry[] {
  return pages
    .filter(({ indexable, auth }) => indexable && auth === 'public')
    .flatMap((page) => {
      const neutral = neutralAddress(page, origins);
      const alternates =
        page.markets.map((market) => alternate(languageTag(market), addressOf(page.path, market, origins))).join('') +
        (neutral === null ? '' : alternate('x-default', neutral));
      return page.markets.filter(({ country }) => hostOfCountry(country) === host).map((market) => ({ address: addressOf(page.path, market, origins), changed: page.changed, alternates }));
    });
}

const urlElement = ({ address, changed, alternates }: SitemapEntry): string =>
  `<url><loc>${xml(address)}</loc>${changed === undefined ? '' : `<lastmod>${xml(changed)}</lastmod>`}${alternates}</url>`;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export interface Sitemaps {
  /** `/sitemap.xml`: names the files. */
  readonly index: string;
  /** `/sitemaps/1.xml` and on. */
  readonly files: readonly string[];
}

/** All addresses of one host in files of bounded size, and their index (sitemaps.org). */
export function sitemapsOf(pages: readonly SitePage[], host: HostKind, origins: Origins, mostAddresses = MOST_ADDRESSES): Sitemaps {
  const entries = entriesOf(pages, host, origins);
  const count = Math.max(1, Math.ceil(entries.length / mostAddresses));
  const files = Array.from({ length: count }, (_none, file) => {
    const urls = entries.slice(file * mostAddresses, (file + 1) * mostAddresses).map(urlElement);
    return `${XML}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
  });
  const named = files.map((_file, file) => `<sitemap><loc>${xml(`${originOf(host, origins)}/sitemaps/${file + 1}.xml`)}</loc></sitemap>`);
  return { index: `${XML}<sitemapindex ${NAMESPACE}>\n${named.join('\n')}\n</sitemapindex>\n`, files };
}

/** Pictures for sharing are ours and meant to be fetched; the networks' own robots ask before they do. */
export const robotsTxt = (host: HostKind, origins: Origins): string =>
  `User-agent: *\nAllow: ${SOCIAL_PICTURES}\nDisallow: /-/\n\nSitemap: ${originOf(host, origins)}/sitemap.xml\n`;
