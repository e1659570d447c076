/**
 * What people answered, for the staff: counted by the database, so that ten thousand answers cost one line for each option.
 * Texts in English, or in the first language of a questionnaire that has none.
 */
import type { Kysely } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { Country, Locale } from '@amberlane/contract/site';
import type { Survey, SurveyStatus } from '@amberlane/contract/calls/surveys';
import { ApiError } from '../api-error.ts';
import type { Database } from '../database/tables.ts';
import { countQuestion, type QuestionResult } from './question-results.ts';
import { countAnswers, countByCountry, countByDay, newestTexts, tally, type DayCount, type Filter, type TextPage } from './result-counts.ts';
import { languageFor, type Quota } from './definition.ts';
import { allSurveys, findSurvey, writeStatus, type StoredSurvey } from './repository.ts';
import { countFor } from './result-repository.ts';
import { stateFor } from './survey-state.ts';

export { resultsCsv, type CsvExtent } from './survey-csv.ts';

/** A questionnaire as the staff's list shows it. */
export interface StaffSurvey extends Pick<Survey, 'code' | 'title' | 'status' | 'closedBy' | 'opensAt' | 'closesAt'> {
  readonly languages: readonly Locale[];
  /** Asked after this event of a parcel; null for one that anybody may answer. */
  readonly event: string | null;
  readonly quotas: readonly (Quota & { readonly taken: number })[];
  /** Of all countries. */
  readonly answers: number;
}

export interface SurveyResults {
  readonly survey: StaffSurvey;
  /** Of the country that was asked for, else of all; the same for everything below. */
  readonly answers: number;
  /** Days with answers, the first one first, in UTC; the last 366 of them. */
  readonly perDay: readonly DayCount[];
  readonly perCountry: readonly { readonly country: Country; readonly answers: number }[];
  readonly questions: readonly QuestionResult[];
}

/** In the order of the list. */
export async function listSurveysForStaff(db: Kysely<Database>, now: Date): Promise<StaffSurvey[]> {
  const list: StaffSurvey[] = [];
  for (const survey of await allSurveys(db)) list.push(await toStaffSurvey(db, survey, now));
  return list;
}

/** Throws {@link ApiError} NOT_FOUND. */
export async function resultsOf(db: Kysely<Database>, code: string, { country = null, now }: { readonly country?: Country | null; readonly now: Date }): Promise<SurveyResults> {
  const survey = await findSurvey(db, code);
  const filter: Filter = { code, country };
  const counts = await tally(db, filter, survey.definition.questions);
  const language = languageFor(survey.definition, 'en');
  const questions: QuestionResult[] = [];
  for (const question of survey.definition.questions) {
    const texts = question.kind === 'text' ? await newestTexts(db, filter, question.id, null) : null;
    questions.push(countQuestion(question, counts.get(question.id) ?? [], { language, texts }));
  }
  return {
    survey: await toStaffSurvey(db, survey, now),
    answers: await countAnswers(db, filter),
    perDay: await countByDay(db, filter),
    perCountry: await countByCountry(db, code),
    questions,
  };
}

interface TextsAsked {
  readonly question: string;
  readonly country?: Country | null;
  /** `next` of the page before; null for the newest. */
  readonly after?: string | null;
}

/** More texts of a question. Throws {@link ApiError} NOT_FOUND for a question that holds no texts, or a place that is none. */
export async function textsOf(db: Kysely<Database>, code: string, { question: id, country = null, after = null }: TextsAsked): Promise<TextPage> {
  const { definition } = await findSurvey(db, code);
  if (!definition.questions.some((question) => question.id === id && question.kind === 'text')) throw new ApiError(ERROR.NOT_FOUND);
  return newestTexts(db, { code, country }, id, after);
}

/** Opens or closes a questionnaire by hand; its times and quotas go on. `by`: who did it. Throws {@link ApiError} NOT_FOUND. */
export async function setSurveyStatus(db: Kysely<Database>, code: string, status: SurveyStatus, { by, now }: { readonly by: string; readonly now: Date }): Promise<StaffSurvey> {
  await writeStatus(db, code, { status, by, at: now });
  return toStaffSurvey(db, await findSurvey(db, code), now);
}

async function toStaffSurvey(db: Kysely<Database>, survey: StoredSurvey, now: Date): Promise<StaffSurvey> {
  const { code, definition } = survey;
  const { languages, event, opensAt, closesAt } = definition;
  const quotas: StaffSurvey['quotas'][number][] = [];
  for (const quota of definition.quotas) quotas.push({ ...quota, taken: await countFor(db, code, quota) });
  return {
    code, languages, event, opensAt, closesAt, quotas,
    ...(await stateFor(db, survey, null, now)),
    title: definition.title[languageFor(definition, 'en')] ?? code,
    answers: await countAnswers(db, { code, country: null }),
  };
}
