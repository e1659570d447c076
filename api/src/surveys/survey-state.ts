/** Whether a questionnaire takes answers, and why not. */
import type { Kysely, Transaction } from 'kysely';
import type { Country } from '@amberlane/contract/site';
import type { SurveyAnswers } from '@amberlane/contract/domain/survey-branches';
import type { Survey } from '@amberlane/contract/calls/surveys';
import type { Database } from '../database/tables.ts';
import type { Quota } from './definition.ts';
import type { StoredSurvey } from './repository.ts';
import { countFor } from './result-repository.ts';

type Db = Kysely<Database> | Transaction<Database>;
export type SurveyState = Pick<Survey, 'status' | 'closedBy'>;

const OPEN: SurveyState = { status: 'COLLECTING', closedBy: null };
const closed = (closedBy: SurveyState['closedBy']): SurveyState => ({ status: 'CLOSED', closedBy });

/** Its first moment is still to come. */
export const isAhead = ({ definition: { opensAt } }: StoredSurvey, now: Date): boolean => opensAt !== null && Date.parse(opensAt) > now.getTime();

/** What status and times say; quotas are not asked. */
export function stateByTime(survey: StoredSurvey, now: Date): SurveyState {
  const { closesAt } = survey.definition;
  if (survey.status === 'CLOSED') return closed('STAFF');
  return isAhead(survey, now) || (closesAt !== null && Date.parse(closesAt) <= now.getTime()) ? closed('TIME') : OPEN;
}

/** For readers of a country; null looks at the whole. A quota of one answer closes nothing: others may still be given. */
export async function stateFor(db: Db, survey: StoredSurvey, country: Country | null, now: Date): Promise<SurveyState> {
  const state = stateByTime(survey, now);
  if (state.status === 'CLOSED') return state;
  const quotas = survey.definition.quotas.filter((quota) => quota.question === null && (quota.country === null || quota.country === country));
  return (await isOneFull(db, survey.code, quotas)) ? closed('QUOTA') : OPEN;
}

/** The quotas that an answer counts for. */
export const quotasOf = ({ definition: { quotas } }: StoredSurvey, country: Country, answers: SurveyAnswers): Quota[] =>
  quotas.filter((quota) => (quota.country === null || quota.country === country) && (quota.question === null || isGiven(answers[quota.question], quota.option)));

function isGiven(answer: SurveyAnswers[string] | undefined, option: string | null): boolean {
  if (answer === undefined || option === null) return false;
  if (typeof answer === 'object') return Object.values(answer).includes(option);
  return String(answer) === option;
}

export async function isOneFull(db: Db, surveyCode: string, quotas: readonly Quota[]): Promise<boolean> {
  for (const quota of quotas) if ((await countFor(db, surveyCode, quota)) >= quota.most) return true;
  return false;
}
