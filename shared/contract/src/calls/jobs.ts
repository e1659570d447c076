/** Open positions on the wire (spec §3 Job posting). Beyond spec §7. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { pageOf, paging } from './paging.ts';
import { COUNTRIES, LOCALES } from '../site/markets.ts';
import { line } from '../domain/text.ts';

export const JOB_TYPES = ['OPERATIONS', 'COURIER', 'CUSTOMS', 'SUPPORT', 'SALES', 'TECHNOLOGY'] as const;
export type JobType = (typeof JOB_TYPES)[number];

const jobSummary = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(JOB_TYPES),
  country: z.enum(COUNTRIES),
  /** City of the work place. */
  site: z.string(),
  publishTime: z.iso.datetime(),
  /** Language of every text of this position. */
  language: z.enum(LOCALES),
});
export type JobSummary = z.infer<typeof jobSummary>;

const job = jobSummary.extend({ description: z.array(z.string()).min(1) });
export type Job = z.infer<typeof job>;

export const queryJobList = defineCall({
  method: 'GET',
  path: '/v1/api/recruit/queryJobList',
  summary: 'Open positions, newest first; of one country or type when asked.',
  request: z.object({ country: z.enum(COUNTRIES).optional(), type: z.enum(JOB_TYPES).optional(), ...paging }),
  reply: pageOf(jobSummary),
});

export const queryJobDetail = defineCall({
  method: 'GET',
  path: '/v1/api/recruit/queryJobDetail',
  summary: 'One open position.',
  request: z.object({ id: line(80) }),
  reply: job,
});
