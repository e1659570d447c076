import { describe, expect, it } from '@jest/globals';
import { queryJobList } from '@amberlane/contract/calls/jobs';
import { marketSegment } from '@amberlane/contract/site';
import { partOnSite } from '@amberlane/testing/render-page';
import { byPath, refusal } from '@amberlane/testing/test-transport';
import { sampleJob, sampleJobs } from '../../../testing/sample-jobs.ts';
import sitemap from './sitemap.ts';

const MARKET = { country: 'MA', locale: 'fr' } as const;
const jobs = Array.from({ length: 52 }, (_none, index) => sampleJob({ id: `job-${index}`, language: index === 0 ? 'en' : 'fr' }));

function entries(answer: (request: Readonly<Record<string, unknown>>) => unknown) {
  const { site, asked } = partOnSite({ market: MARKET, answer: byPath({ [queryJobList.path]: answer }), retryDelay: () => null });
  return { read: sitemap.entries({ market: MARKET, site }), asked };
}

describe('positions in the sitemap', () => {
  it('are all of them, where their language is read, with the day of their publication', async () => {
    const { read, asked } = entries(({ pageNum }) => sampleJobs(Number(pageNum) === 1 ? jobs.slice(0, 50) : jobs.slice(50), { total: jobs.length, pageSize: 50 }));
    const found = await read;
    expect(asked).toHaveLength(2);
    expect(found).toHaveLength(51);
    expect(found[0]).toMatchObject({ path: 'business/recruit/job-1', changed: '2026-11-18T09:00:00.000Z' });
    expect(found[0]?.markets.map(marketSegment)).toEqual(['ma-fr']);
  });

  it('end with a list that ends early', async () => {
    expect(await entries(({ pageNum }) => sampleJobs(Number(pageNum) === 1 ? jobs.slice(0, 3) : [], { total: 9 })).read).toHaveLength(2);
  });

  it('are left to the next try when they can’t be had', async () => {
    await expect(entries(() => refusal(1_000_503, 'Down', 503)).read).rejects.toBeDefined();
  });
});
