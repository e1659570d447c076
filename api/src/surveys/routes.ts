/** Questionnaires (spec §7). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getCollectingServeyList, getSurvey, queryEventSurvey, saveSurveyProgress, saveSurveyResult } from '@amberlane/contract/calls/surveys';
import { fieldFault } from '../api-error.ts';
import type { ApiContext } from '../context.ts';
import { serveCall, type CallContext } from '../plugins/call-route.ts';
import { pageCountry } from '../plugins/page-country.ts';
import { readAbout } from './event.ts';
import { EVENT_EXAMPLE, LIST_EXAMPLE, ONE_EXAMPLE, PROGRESS_EXAMPLE, SAVE_EXAMPLE } from './examples.ts';
import { PROGRESS_BY_NETWORK, saveProgress } from './progress.ts';
import type { Reader } from './reader.ts';
import { personHash } from './respondent.ts';
import { listSurveys, oneSurvey, surveyAbout } from './service.ts';
import { takeResult } from './take-result.ts';

const tag = 'Questionnaires';

export function surveyRoutes(app: FastifyInstance, { db, now }: ApiContext): void {
  const readerOf = ({ customer, locale, request }: CallContext<'known'>): Reader & { readonly request: FastifyRequest } => ({
    customer, locale, request, country: pageCountry(request.headers), now: now(),
  });

  serveCall(app, getCollectingServeyList, {
    tag,
    example: LIST_EXAMPLE,
    handle: async ({ status }, context) => {
      const list = await listSurveys(db, status, readerOf(context));
      return { total: list.length, list };
    },
  });
  serveCall(app, getSurvey, {
    tag,
    example: ONE_EXAMPLE,
    handle: ({ code, respondentId }, context) => oneSurvey(db, code, respondentId, readerOf(context)),
  });
  serveCall(app, saveSurveyProgress, {
    tag,
    example: PROGRESS_EXAMPLE,
    handle: async ({ code, respondentId, answers }, context) => {
      await context.request.spendOf(PROGRESS_BY_NETWORK);
      const person = personHash(code, context.customer, respondentId);
      if (person === null) throw fieldFault('respondentId', 'required');
      return saveProgress(db, { code, person }, answers, readerOf(context));
    },
  });
  // One number, and one token, as in tracking.
  serveCall(app, queryEventSurvey, {
    tag,
    example: EVENT_EXAMPLE,
    handle: async (about, context) => ({ survey: await surveyAbout(db, readAbout(about), readerOf(context)) }),
  });
  serveCall(app, saveSurveyResult, {
    tag,
    example: SAVE_EXAMPLE,
    handle: (result, context) => takeResult(db, result, readerOf(context)),
  });
}
