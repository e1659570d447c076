/** Open positions. */
import type { FastifyInstance } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { type Locale } from '@amberlane/contract/site';
import { queryJobDetail, queryJobList, type Job, type JobSummary } from '@amberlane/contract/calls/jobs';
import type { ApiContext } from '../context.ts';
import { textFor } from '../articles/article-wire.ts';
import { publishTime } from '../articles/publish-time.ts';
import { ApiError } from '../api-error.ts';
import { serveCall } from '../plugins/call-route.ts';
import { closingTime } from './job-opening.ts';
import { findJob, pageOfJobs, type JobRow } from './repository.ts';

const tag = 'Careers';

const SUMMARY: JobSummary = {
  id: 'lagos-courier', name: 'Motorcycle courier', type: 'COURIER', country: 'NG', site: 'Lagos', publishTime: '2026-11-18T09:00:00.000Z', closesAt: '2026-12-31T20:00:00.000Z', employment: 'FULL_TIME', language: 'en',
};
const LIST_EXAMPLE = { request: { country: 'NG', keyword: 'courier', pageNum: 1, pageSize: 10 }, reply: { total: 1, pageNum: 1, pageSize: 10, list: [SUMMARY] } };
const DETAIL_EXAMPLE = { request: { id: SUMMARY.id }, reply: { ...SUMMARY, description: ['You bring parcels to homes and shops in Ikeja.'] } };

export function jobRoutes(app: FastifyInstance, { db, now }: ApiContext): void {
  serveCall(app, queryJobList, {
    tag,
    example: LIST_EXAMPLE,
    handle: async ({ country, exceptCountry, type, keyword, pageNum, pageSize }, { locale }) => {
      const time = now();
      const { total, rows } = await pageOfJobs(db, { country, exceptCountry, type, keyword, locale }, { now: time, limit: pageSize, offset: (pageNum - 1) * pageSize });
      return { total, pageNum, pageSize, list: rows.map((row) => toJob(row, locale, time)) };
    },
  });
  serveCall(app, queryJobDetail, {
    tag,
    example: DETAIL_EXAMPLE,
    handle: async ({ id }, { locale }) => {
      const row = await findJob(db, id);
      if (!row) throw new ApiError(ERROR.NOT_FOUND);
      return toJob(row, locale, now());
    },
  });
}

function toJob(row: JobRow, locale: Locale, now: Date): Job {
  const { language, text } = textFor(row.texts, locale);
  const { name, site, description } = text;
  return {
    id: row.id, name, type: row.type, country: row.country, site, language,
    publishTime: publishTime(row, now).toISOString(),
    closesAt: closingTime(row, now)?.toISOString() ?? null,
    employment: row.employment,
    description: [...description],
  };
}
