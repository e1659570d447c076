/** Articles and other content as the site starts with it. */
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { STARTING_JOBS } from '../jobs/job-data.ts';
import { fillJobs } from '../jobs/repository.ts';
import { STARTING_ARTICLES } from './article-data.ts';
import { fillArticles } from './repository.ts';

export async function fillContent(db: Kysely<Database>): Promise<void> {
  await fillArticles(db, STARTING_ARTICLES);
  await fillJobs(db, STARTING_JOBS);
}
