/** Open positions on the wire (spec §3 Job posting). Beyond spec §7. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { pageOf, paging } from './paging.ts';
import { EMPLOYMENT_TYPES, JOB_TYPES } from '../domain/job-types.ts';
import { COUNTRIES, LOCALES } from '../site/markets.ts';
import { line, optionalLine } from '../domain/text.ts';

export { EMPLOYMENT_TYPES, JOB_TYPES, type EmploymentType, type JobType } from '../domain/job-types.ts';

const jobSummary = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(JOB_TYPES),
  country: z.enum(COUNTRIES),
  /** City of the work place. */
  site: z.string(),
  publishTime: z.iso.datetime(),
  /** Last moment for an application; null: open until filled. */
  closesAt: z.iso.datetime().nullable(),
  employment: z.enum(EMPLOYMENT_TYPES),
  /** Language of every text of this position. */
  language: z.enum(LOCALES),
});
export type JobSummary = z.infer<typeof jobSummary>;

const job = jobSummary.extend({
  /** Paragraphs; three are what one does, what one brings and what we offer. The lines of a paragraph are points of a list. */
  description: z.array(z.string()).min(1),
});
export type Job = z.infer<typeof job>;

export const queryJobList = defineCall({
  method: 'GET',
  path: '/v1/api/recruit/queryJobList',
  summary: 'Open positions, newest first; of one country, of all others country by country, or of one type when asked.',
  request: () => z.object({ country: z.enum(COUNTRIES).optional(), exceptCountry: z.enum(COUNTRIES).optional(), type: z.enum(JOB_TYPES).optional(), /** Words of the name, place or description; every one must be there. */ keyword: optionalLine(80), ...paging }),
  reply: () => pageOf(jobSummary),
});

export const queryJobDetail = defineCall({
  method: 'GET',
  path: '/v1/api/recruit/queryJobDetail',
  summary: 'One open position.',
  request: () => z.object({ id: line(80) }),
  reply: () => job,
});
