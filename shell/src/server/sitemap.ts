/** `/robots.txt` and `/sitemap.xml` (quality §4): every address of every indexable page, with its other languages. */
import { FALLBACK_PLACE, languageTag, placeSegment, type Place } from '@amberlane/contract';
import { hostOfCountry, originOf, type HostKind, type Origins } from './hosts.ts';
import type { SitePage } from './page-renderer.ts';

const addressOf = (path: string, place: Place, origins: Origins): string =>
  `${originOf(hostOfCountry(place.country), origins)}/${placeSegment(place)}${path && `/${path}`}`;

/**
 * `x-default`: the neutral root for the home page, which asks for country and language; the fallback place's page for
 * the others, null when it has none.
 */
function neutralAddress({ path, places }: SitePage, origins: Origins): string | null {
  if (path === '') return `${origins.siteOrigin}/`;
  const fallback = places.some(({ country, locale }) => country === FALLBACK_PLACE.country && locale === FALLBACK_PLACE.locale);
  return fallback ? addressOf(path, FALLBACK_PLACE, origins) : null;
}

const alternate = (hreflang: string, href: string): string => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xml(href)}"/>`;

/** Each host lists its own addresses; the alternates name all, so that every pair points at each other. */
export function sitemapXml(pages: readonly SitePage[], host: HostKind, origins: Origins): string {
  const urls = pages
    .filter(({ indexable, auth }) => indexable && auth === 'public')
    .flatMap((page) => {
      const neutral = neutralAddress(page, origins);
      const alternates =
        page.places.map((place) => alternate(languageTag(place), addressOf(page.path, place, origins))).join('') +
        (neutral === null ? '' : alternate('x-default', neutral));
      return page.places
        .filter(({ country }) => hostOfCountry(country) === host)
        .map((place) => `<url><loc>${xml(addressOf(page.path, place, origins))}</loc>${alternates}</url>`);
    });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('\n')}\n</urlset>\n`
  );
}

export const robotsTxt = (host: HostKind, origins: Origins): string =>
  `User-agent: *\nDisallow: /-/\n\nSitemap: ${originOf(host, origins)}/sitemap.xml\n`;

const XML_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const xml = (text: string): string => text.replace(/[&<>"']/g, (character) => XML_ENTITIES[character] ?? character);
