/** Title and description of a page, the same way for all: page, company and country. */
import type { PageContext, PageHead } from '@amberlane/core';
import { BRAND } from '@amberlane/contract/site/brand';

interface HeadMessages {
  /** Message that names the page. */
  readonly title: string;
  /** Message for search engines, 70 to 160 characters; takes `brand` and `country`. */
  readonly description: string;
  readonly jsonLd?: PageHead['jsonLd'];
}

export function contentHead({ title, description, jsonLd }: HeadMessages, { market, intl }: PageContext): PageHead {
  const named = { brand: BRAND.name, country: intl.formatMessage({ id: `content.country.${market.country}` }) };
  return {
    title: intl.formatMessage({ id: 'content.head.title' }, { ...named, page: intl.formatMessage({ id: title }) }),
    description: intl.formatMessage({ id: description }, named),
    ...(jsonLd && { jsonLd }),
  };
}
