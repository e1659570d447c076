/** A position in schema.org terms (`JobPosting`), as job search engines read it. */
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { BRAND } from '@amberlane/contract/site/brand';
import type { Job } from '@amberlane/contract/calls/jobs';
import { marketHref, type PageContext } from '@amberlane/core';
import { zonedDay } from '@amberlane/ui';
import { jobAddress } from '../../jobs/jobs-filter.ts';

/** Paragraphs and their points are parted by line breaks, which search engines keep. */
export const jobPosting = (job: Job, { market, origin }: Pick<PageContext, 'market' | 'origin'>): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: job.name,
  description: job.description.join('\n'),
  identifier: { '@type': 'PropertyValue', name: BRAND.name, value: job.id },
  url: origin + marketHref(market, jobAddress(job.id)),
  datePosted: zonedDay(job.publishTime, COUNTRY_TIME_ZONE[job.country]),
  ...(job.closesAt !== null && { validThrough: job.closesAt }),
  employmentType: job.employment,
  directApply: true,
  hiringOrganization: { '@type': 'Organization', '@id': `${origin}/#organization`, name: BRAND.name, url: `${origin}/`, logo: `${origin}/favicon.svg` },
  jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: job.site, addressCountry: job.country } },
});
