/** Head of a page about a service: title, description, and what is offered in schema.org terms. */
import { marketSegment } from '@amberlane/contract/site';
import { BRAND } from '@amberlane/contract/site/brand';
import type { PageContext, PageHead } from '@amberlane/core';
import type { ContentDocument } from '../content/content-document.ts';
import { contentHead } from './content-head.ts';

/** `path` is the canonical one under `/{lang}`: an alias speaks of the same service. */
export function serviceHead({ head }: ContentDocument, path: string, context: PageContext): PageHead {
  const { title, description } = contentHead(head, context);
  const { origin, market, intl } = context;
  const service = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: intl.formatMessage({ id: head.title }),
    description,
    url: `${origin}/${marketSegment(market)}/${path}`,
    areaServed: { '@type': 'Country', name: market.country },
    provider: { '@type': 'Organization', '@id': `${origin}/#organization`, name: BRAND.name, url: `${origin}/` },
  };
  return { title, description, jsonLd: [service] };
}
