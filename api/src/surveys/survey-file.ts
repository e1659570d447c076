/** A questionnaire that an operator wrote into a file: `{ "code": "…", "status": "COLLECTING", "definition": { … } }`. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { SURVEY_STATUSES } from '@amberlane/contract/calls/surveys';
import type { Database } from '../database/tables.ts';
import { storeSurvey } from './repository.ts';

const surveyFile = z.object({
  code: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'has to be small letters, digits and hyphens, 40 at most'),
  status: z.enum(SURVEY_STATUSES),
  definition: z.unknown(),
});

/** Stores it and says so in a sentence. Throws an Error that says what is wrong with the file, or a {@link BrokenDefinition}. */
export async function storeSurveyFile(db: Kysely<Database>, written: string): Promise<string> {
  const read = surveyFile.safeParse(parsed(written));
  if (!read.success) throw new Error(read.error.issues.map(({ path, message }) => `The file's ${path.join('.') || 'content'}: ${message}.`).join(' '));
  const { code, status, definition } = read.data;
  await storeSurvey(db, { code, status, definition });
  return `Questionnaire "${code}" is stored and ${status === 'COLLECTING' ? 'takes answers within its times and quotas' : 'closed'}.`;
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch (error) {
    throw new Error(`The file is no JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
