/** Head of a page about a service: title, description, and what is offered in schema.org terms. */
import { placeSegment } from '@amberlane/contract';
import { BRAND } from '@amberlane/contract/brand';
import type { PageContext, PageHead } from '@amberlane/core';
import type { ContentDocument } from '../content/content-document.ts';
import { contentHead } from './content-head.ts';

/** `path` is the canonical one under `/{lang}`: an alias speaks of the same service. */
export function serviceHead({ head }: ContentDocument, path: string, context: PageContext): PageHead {
  const { title, description } = contentHead(head, context);
  const { origin, place, intl } = context;
  const service = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: intl.formatMessage({ id: head.title }),
    description,
    url: `${origin}/${placeSegment(place)}/${path}`,
    areaServed: { '@type': 'Country', name: place.country },
    provider: { '@type': 'Organization', '@id': `${origin}/#organization`, name: BRAND.name, url: `${origin}/` },
  };
  return { title, description, jsonLd: [service] };
}
