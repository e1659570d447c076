/** The position that an address names: asked for, known or not. */
import type { Market } from '@amberlane/contract/site';
import type { PageContext } from '@amberlane/core';
import { isUnknownJob, jobsApi, type JobQuery, type ShownJob } from './jobs-api.ts';

export const jobQuery = (id: string, { locale }: Pick<Market, 'locale'>): JobQuery => ({ locale, id });

type Asked = Pick<PageContext, 'params' | 'site' | 'market'>;

const askedId = ({ params }: Asked): string => params['job'] ?? '';

/** What is known of it. */
export const jobIn = (context: Asked) => jobsApi.endpoints.job.select(jobQuery(askedId(context), context.market))(context.site.getState());

/** Ids are words of the address; what is known to be no position is not found, before it is asked for or after. */
export const isJob = (context: Asked): boolean => /^[a-z0-9][a-z0-9-]{0,79}$/.test(askedId(context)) && !isUnknownJob(jobIn(context).error);

export async function loadOneJob(context: Asked): Promise<ShownJob | undefined> {
  const { data } = await context.site.dispatch(jobsApi.endpoints.job.initiate(jobQuery(askedId(context), context.market), { subscribe: false }));
  return data;
}
