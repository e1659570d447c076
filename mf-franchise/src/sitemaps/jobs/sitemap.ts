/** Open positions in the sitemap: in every market whose language their text has. */
import { callTo, defineSitemap, type ServerContext } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { MARKETS } from '@amberlane/contract/site';
import { queryJobList } from '@amberlane/contract/call-index/jobs';
import type { JobSummary } from '@amberlane/contract/calls/jobs';
import { jobAddress } from '../../jobs/jobs-filter.ts';
import type { JobsPage, JobsQuery } from '../../jobs/jobs-api.ts';

/** The most that the API gives at once. */
const PAGE = 50;
/** Positions that are listed; far more than there are. */
const MOST = 500;

const allJobsApi = remoteApi('mf-franchise').injectEndpoints({
  endpoints: (build) => ({
    jobsOfSitemap: build.query<JobsPage, JobsQuery>({ query: ({ locale: _header, ...request }) => callTo(queryJobList, request) }),
  }),
});

/** Newest first. Rejects when the API can't be had. */
async function openJobs({ market: { locale }, site }: ServerContext): Promise<JobSummary[]> {
  const jobs: JobSummary[] = [];
  for (let pageNum = 1; jobs.length < MOST; pageNum += 1) {
    const { list, total } = await site.dispatch(allJobsApi.endpoints.jobsOfSitemap.initiate({ locale, pageNum, pageSize: PAGE }, { subscribe: false })).unwrap();
    jobs.push(...list);
    if (list.length === 0 || jobs.length >= total) break;
  }
  return jobs;
}

export default defineSitemap({
  async entries(context) {
    const jobs = await openJobs(context);
    // A text that the language lacks comes in another one; its own language is asked for in another country.
    return jobs
      .filter(({ language }) => language === context.market.locale)
      .map(({ id, publishTime }) => ({ path: jobAddress(id), markets: MARKETS.filter(({ locale }) => locale === context.market.locale), changed: publishTime }));
  },
});
