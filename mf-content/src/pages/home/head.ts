/** Title, description and structured data of the home page. */
import type { PageContext, PageHead } from '@amberlane/core';
import { languageTag, marketSegment } from '@amberlane/contract/site';
import { BRAND } from '@amberlane/contract/site/brand';

export function homeHead({ market, origin, intl }: PageContext): PageHead {
  const { country } = market;
  const title = intl.formatMessage({ id: 'home.head.title' }, { brand: BRAND.name, country });
  const description = intl.formatMessage({ id: 'home.description' }, { brand: BRAND.name, country });
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: BRAND.name,
    url: `${origin}/`,
    foundingDate: BRAND.founded,
    description,
  };
  const website = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: BRAND.name,
    url: `${origin}/${marketSegment(market)}`,
    inLanguage: languageTag(market),
    publisher: { '@id': organization['@id'] },
  };
  return { title, description, jsonLd: [organization, website] };
}
