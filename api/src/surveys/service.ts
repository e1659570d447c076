/** Questionnaires for their readers: the list, one of them, and the one that follows an event of a parcel. */
import type { Kysely } from 'kysely';
import type { ReplyOf } from '@amberlane/contract/calls/call';
import type { getSurvey, Survey, SurveyAbout, SurveyStatus } from '@amberlane/contract/calls/surveys';
import type { Database } from '../database/tables.ts';
import { languageFor, questionIn } from './definition.ts';
import { eventState } from './event.ts';
import { findProgress } from './progress.ts';
import type { Reader } from './reader.ts';
import { allSurveys, findSurvey, surveyAfter, type StoredSurvey } from './repository.ts';
import { parcelHash, personHash } from './respondent.ts';
import { answeredBy } from './result-repository.ts';
import { isAhead, stateFor, type SurveyState } from './survey-state.ts';

/** Those that follow an event are not listed, nor those that have yet to open. */
export async function listSurveys(db: Kysely<Database>, status: SurveyStatus, reader: Reader): Promise<Survey[]> {
  const listed = (await allSurveys(db)).filter((survey) => survey.definition.event === null && !isAhead(survey, reader.now));
  const answered = await answeredBy(db, listed.flatMap(({ code }) => personHash(code, reader.customer, undefined) ?? []));
  const surveys: Survey[] = [];
  for (const survey of listed) {
    const state = await stateFor(db, survey, reader.country, reader.now);
    if (state.status === status) surveys.push(toSurvey(survey, { state, answered: answered.has(survey.code) }, reader));
  }
  return surveys;
}

/** Throws {@link ApiError} NOT_FOUND. */
export async function oneSurvey(db: Kysely<Database>, code: string, respondentId: string | undefined, reader: Reader): Promise<ReplyOf<typeof getSurvey>> {
  const survey = await findSurvey(db, code);
  const state = await stateFor(db, survey, reader.country, reader.now);
  const person = personHash(code, reader.customer, respondentId);
  if (person === null) return { survey: toSurvey(survey, { state, answered: false }, reader), progress: null };
  const answered = (await answeredBy(db, [person])).size > 0;
  return { survey: toSurvey(survey, { state, answered }, reader), progress: await findProgress(db, { code, person }, reader.now) };
}

/** null when there is nothing to ask: the same for a parcel that nobody knows. */
export async function surveyAbout(db: Kysely<Database>, about: SurveyAbout, reader: Reader): Promise<Survey | null> {
  const survey = await surveyAfter(db, about.event);
  if (!survey || (await eventState(db, about, reader.now)) !== 'fresh') return null;
  const state = await stateFor(db, survey, reader.country, reader.now);
  if (state.status === 'CLOSED' || (await answeredBy(db, [parcelHash(survey.code, about)])).size > 0) return null;
  return toSurvey(survey, { state, answered: false }, reader);
}

function toSurvey(survey: StoredSurvey, { state, answered }: { readonly state: SurveyState; readonly answered: boolean }, reader: Reader): Survey {
  const { code, definition } = survey;
  const language = languageFor(definition, reader.locale);
  return {
    code,
    ...state,
    title: definition.title[language] ?? '',
    intro: definition.intro[language] ?? '',
    minutes: definition.minutes,
    answered,
    language,
    opensAt: inUtc(definition.opensAt),
    closesAt: inUtc(definition.closesAt),
    questions: definition.questions.map((question) => questionIn(language, question, reader)),
  };
}

const inUtc = (instant: string | null): string | null => (instant === null ? null : new Date(instant).toISOString());
