/** Positions as the API answers them, for tests. */
import type { Job } from '@amberlane/contract/calls/jobs';
import type { JobsPage } from '../src/jobs/jobs-api.ts';

export const sampleJob = (fields: Partial<Job> = {}): Job => ({
  id: 'accra-support', name: 'Customer service agent', type: 'SUPPORT', country: 'GH', site: 'Accra', publishTime: '2026-11-18T09:00:00.000Z', closesAt: '2026-11-30T23:59:59.000Z', employment: 'FULL_TIME',
  language: 'en', description: ['You answer calls and messages about parcels.', 'Shifts from Monday to Saturday.'],
  ...fields,
});

/** A page of the list; all of it unless said. */
export const sampleJobs = (jobs: readonly Job[], fields: Partial<JobsPage> = {}): JobsPage => ({
  total: jobs.length, pageNum: 1, pageSize: 10, list: jobs.map(({ description: _description, ...summary }) => summary), ...fields,
});
