/**
 * What the site itself says of a page in schema.org terms (JSON-LD): who runs it and how to reach them on the home
 * page, the way to the page on all others. A page adds its own through `PageHead.jsonLd`; where it speaks of the same
 * thing (`BreadcrumbList`), its word counts.
 */
import { COUNTRY_LOCALES, LOCALE_FACTS, languageTag, marketSegment, type Market } from '@amberlane/contract/site';
import { BRAND, SOCIAL_ACCOUNTS } from '@amberlane/contract/site/brand';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import type { RouteDeclaration } from '@amberlane/contract/federation/remote-config';
import { canonicalUrl } from './document.ts';

export type JsonLd = Readonly<Record<string, unknown>>;

export interface Crumb {
  /** Path under `/{lang}`; '' is the home page. */
  readonly path: string;
  readonly title: string;
}

export type SiteAction = NonNullable<RouteDeclaration['action']> & Pick<Crumb, 'path'>;

export interface DescribedPage {
  readonly market: Market;
  readonly origin: string;
  /** Canonical path under `/{lang}`. */
  readonly path: string;
  /** From the home page to this one, both included. */
  readonly trail: readonly Crumb[];
  readonly tagline: string;
  /** Contact of the country; null while the API never answered. */
  readonly country: CountryEntry | null;
  /** What readers do on pages of the site, declared by their routes. */
  readonly actions: readonly SiteAction[];
  /** What the page says of itself. */
  readonly own: readonly JsonLd[];
}

/** All objects of the page, each type once, the site's first. */
export function structuredData(page: DescribedPage): readonly JsonLd[] {
  const ofSite = page.path === '' ? [organization(page), website(page)] : [breadcrumbs(page)];
  const types = new Set(ofSite.map((object) => object['@type']));
  const merged = ofSite.map((object) => ({ '@context': 'https://schema.org', ...object, ...page.own.find((own) => own['@type'] === object['@type']) }));
  return [...merged, ...page.own.filter((own) => !types.has(own['@type']))];
}

/** An article without a picture of its own is shown with the one for sharing. */
export const pictured = (object: JsonLd, picture: string | null): JsonLd =>
  picture !== null && /Article$/.test(String(object['@type'])) ? { image: [picture], ...object } : object;

const organizationId = (origin: string): string => `${origin}/#organization`;

function organization({ origin, market, tagline, country }: DescribedPage): JsonLd {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: BRAND.name,
    slogan: tagline,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    sameAs: SOCIAL_ACCOUNTS[market.country].map(({ href }) => href),
    ...(country && { contactPoint: contactPoints(country, market) }),
  };
}

/** Several phones or addresses of one country come parted by slashes (spec §3). */
const parts = (list: string): string[] => list.split('/').map((part) => part.trim()).filter(Boolean);

function contactPoints({ contact, email }: CountryEntry, { country }: Market): JsonLd[] {
  const offered = { contactType: 'customer service', areaServed: country, availableLanguage: COUNTRY_LOCALES[country].map((locale) => LOCALE_FACTS[locale].tag) };
  return [...parts(contact).map((telephone) => ({ telephone })), ...parts(email).map((address) => ({ email: address }))].map((way) => ({ '@type': 'ContactPoint', ...way, ...offered }));
}

/** With what readers come to do; one action stands alone, as schema.org writes it. */
function website({ origin, market, actions }: DescribedPage): JsonLd {
  const described = actions.map(({ type, path, field, input }) => ({
    '@type': type,
    target: { '@type': 'EntryPoint', urlTemplate: `${canonicalUrl(origin, market, path)}?${field}={${input}}` },
    'query-input': `required name=${input}`,
  }));
  return {
    '@type': 'WebSite',
    name: BRAND.name,
    url: `${origin}/${marketSegment(market)}`,
    inLanguage: languageTag(market),
    publisher: { '@id': organizationId(origin) },
    ...(actions.length > 0 && { potentialAction: actions.length === 1 ? described[0] : described }),
  };
}

const breadcrumbs = ({ origin, market, trail }: DescribedPage): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ path, title }, index) => ({ '@type': 'ListItem', position: index + 1, name: title, item: canonicalUrl(origin, market, path) })),
});
