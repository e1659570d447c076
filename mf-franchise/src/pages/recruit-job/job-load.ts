/** Data and head of one position. */
import type { Market } from '@amberlane/contract/site';
import { BRAND } from '@amberlane/contract/site/brand';
import type { PageContext, PageHead } from '@amberlane/core';
import { jobsApi, type JobsQuery, type ShownJob } from '../../jobs/jobs-api.ts';
import { jobIn, loadOneJob } from '../../jobs/one-job.ts';
import { jobPosting } from './job-posting.ts';

/** Positions beside this one. */
export const NEAR = 3;
const LONGEST_DESCRIPTION = 160;

/** One more than are shown: the position itself may be among them. */
export const sameCountry = ({ country }: Pick<ShownJob, 'country'>, { locale }: Pick<Market, 'locale'>): JobsQuery => ({ locale, country, pageSize: NEAR + 1 });
export const sameType = ({ type }: Pick<ShownJob, 'type'>, { locale }: Pick<Market, 'locale'>): JobsQuery => ({ locale, type, pageSize: NEAR + 1 });

/** With the positions beside it (of its country, or of its field where the country has no other) and the address for questions. */
export async function loadJob(context: PageContext): Promise<void> {
  const job = await loadOneJob(context);
  if (!job) return;
  const { site, market } = context;
  const mail = site.dispatch(jobsApi.endpoints.officeMail.initiate(job.country, { subscribe: false }));
  const near = await site.dispatch(jobsApi.endpoints.jobs.initiate(sameCountry(job, market), { subscribe: false }));
  if (near.data?.list.every(({ id }) => id === job.id)) await site.dispatch(jobsApi.endpoints.jobs.initiate(sameType(job, market), { subscribe: false }));
  await mail;
}

/** A position that is closed, or whose text another language has, is found under no search. */
export function jobHead(context: PageContext): PageHead {
  const { market, intl } = context;
  const { data } = jobIn(context);
  if (!data) {
    const title = intl.formatMessage({ id: 'recruit-job.title' });
    return { title: `${title} | ${BRAND.name}`, description: intl.formatMessage({ id: 'recruit-job.unavailable' }), noindex: true };
  }
  const named = { name: data.name, site: data.site, country: intl.formatMessage({ id: `shell.country.${data.country}` }), brand: BRAND.name };
  const isFound = !data.closed && data.language === market.locale;
  return {
    title: intl.formatMessage({ id: 'recruit-job.head' }, named),
    description: cut(intl.formatMessage({ id: 'recruit-job.description' }, { ...named, text: data.description[0]?.replaceAll('\n', ' ') ?? '' })),
    ...(isFound ? { jsonLd: [jobPosting(data, context)] } : { noindex: true }),
  };
}

/** At the last word that fits. */
const cut = (text: string): string => (text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`);
