/** Questionnaires in the mock API: one with a question of every kind, one that is closed, and one after a delivery. */
import { randomInt } from 'node:crypto';
import { shownQuestions } from '@amberlane/contract/domain/survey-branches';
import { ERROR } from '@amberlane/contract/calls';
import {
  getCollectingServeyList, getSurvey, queryEventSurvey, saveSurveyProgress, saveSurveyResult, type Survey, type SurveyAbout, type SurveyResult,
} from '@amberlane/contract/calls/surveys';
import type { Locale } from '@amberlane/contract/site';
import type { MockApiContext } from '@amberlane/testing/mock-api/mock-api-part';
import { Refusal, serve, type CallContext, type MockRoutes } from '@amberlane/testing/mock-api/serve';
import { sampleSurvey } from '../sample-survey.ts';

export const COLLECTING_CODE = 'seller-needs';
/** The questionnaire of its own page (spec §2). */
const PAGE_CODE = '20221008';
const CLOSED_CODE = 'delivery-poll';
const AFTER_DELIVERY_CODE = 'after-delivery';
/** The mock API of tracking has delivered this one. */
const DELIVERED_PARCEL = 'NG407183529669';

const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const block = (): string => Array.from({ length: 4 }, () => SYMBOLS.charAt(randomInt(SYMBOLS.length))).join('');

function surveysIn(locale: Locale, now: Date): readonly Survey[] {
  const collecting = [PAGE_CODE, COLLECTING_CODE].map((code) => sampleSurvey(code, locale));
  const closed: Survey = { ...sampleSurvey(CLOSED_CODE, locale), status: 'CLOSED', closesAt: new Date(now.getTime() - 86_400_000).toISOString(), closedBy: 'TIME' };
  return [...collecting, afterDelivery(locale), closed];
}

/** A mark, and words for a bad one. */
function afterDelivery(locale: Locale): Survey {
  const survey = sampleSurvey(AFTER_DELIVERY_CODE, locale);
  const questions = survey.questions.flatMap((question) => {
    if (question.kind === 'scale') return [{ ...question, required: true }];
    return question.kind === 'text' ? [{ ...question, showIf: { question: 'scale', anyOf: ['1', '2', '3'] } }] : [];
  });
  return { ...survey, minutes: 1, questions };
}

interface Respondent {
  readonly code: string;
  readonly respondentId?: string | undefined;
  readonly about?: SurveyAbout | undefined;
}

/** Who answers what: an account, a browser, or a parcel. */
const keyOf = ({ code, respondentId, about }: Respondent, { token }: CallContext): string => JSON.stringify([code, about?.waybillNo ?? (token === '' ? respondentId : token)]);

export function serveSurveys(routes: MockRoutes, { isEmpty, now }: MockApiContext): void {
  const progress = new Map<string, { readonly answers: SurveyResult['answers']; readonly savedAt: string }>();
  const answered = new Set<string>();
  const found = (code: string, { locale }: CallContext): Survey => {
    const survey = isEmpty() ? undefined : surveysIn(locale, now()).find((each) => each.code === code);
    if (!survey) throw new Refusal(ERROR.NOT_FOUND, { status: 404 });
    return survey;
  };
  const told = (survey: Survey, context: CallContext): Survey => ({ ...survey, answered: context.token !== '' && answered.has(keyOf(survey, context)) });

  serve(routes, getCollectingServeyList, ({ status }, context) => {
    const list = isEmpty() ? [] : surveysIn(context.locale, now()).filter((survey) => survey.status === status && survey.code !== AFTER_DELIVERY_CODE);
    return { total: list.length, list: list.map((survey) => told(survey, context)) };
  });
  serve(routes, getSurvey, (asked, context) => ({ survey: told(found(asked.code, context), context), progress: progress.get(keyOf(asked, context)) ?? null }));
  serve(routes, saveSurveyProgress, (asked, context) => {
    found(asked.code, context);
    const savedAt = now().toISOString();
    progress.set(keyOf(asked, context), { answers: asked.answers, savedAt });
    return { savedAt };
  });
  serve(routes, queryEventSurvey, (about, context) => {
    const isOpen = about.waybillNo === DELIVERED_PARCEL && !answered.has(keyOf({ code: AFTER_DELIVERY_CODE, about }, context));
    return { survey: isOpen && !isEmpty() ? found(AFTER_DELIVERY_CODE, context) : null };
  });
  serve(routes, saveSurveyResult, (result, context) => {
    const survey = found(result.code, context);
    if (survey.status === 'CLOSED') throw new Refusal(ERROR.SURVEY_CLOSED, { status: 409 });
    const key = keyOf(result, context);
    if (answered.has(key)) throw new Refusal(ERROR.SURVEY_ANSWERED, { status: 409 });
    const missing = shownQuestions(survey.questions, result.answers).filter(({ id, required }) => required && (result.answers[id] ?? '') === '');
    if (missing.length > 0) throw new Refusal(ERROR.VALIDATION, { fields: missing.map(({ id }) => ({ field: `answers.${id}`, code: 'required', params: {} })) });
    answered.add(key);
    progress.delete(key);
    return { reference: `SV-${block()}-${block()}`, receivedAt: now().toISOString() };
  });
}
