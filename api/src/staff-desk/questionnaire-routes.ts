/** What staff do with a questionnaire: look at its results, download them, close and open it. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ERROR } from '@amberlane/contract/calls';
import { SURVEY_STATUSES } from '@amberlane/contract/calls/surveys';
import type { Country } from '@amberlane/contract/site';
import { ApiError } from '../api-error.ts';
import { attachment } from '../plugins/file-route.ts';
import { resultsCsv, resultsOf, setSurveyStatus, textsOf } from '../surveys/survey-results.ts';
import type { DeskContext } from './desk-context.ts';
import { addForm, addPage, type DeskPage, type Visitor } from './desk-route.ts';
import { messagePage } from './pages/message-page.ts';
import { addressOf } from './pages/pager.ts';
import { resultsPage, type STATUS_DONE, textsPage } from './pages/questionnaire-pages.ts';
import { note } from './staff-log.ts';
import { typedLine } from './typed-text.ts';

const NOT_FOUND = messagePage(404, 'Questionnaire not found', 'There is no questionnaire with this code.');

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === ERROR.NOT_FOUND;

interface ResultsAsked {
  readonly code: string;
  readonly country: Country | null;
  readonly done?: keyof typeof STATUS_DONE | undefined;
  /** Older texts of this question alone. */
  readonly texts: string;
  /** Where they go on. */
  readonly after: string;
}

export async function showResults({ db, now }: DeskContext, { code, country, done, texts: question, after }: ResultsAsked, visitor: Visitor): Promise<DeskPage> {
  try {
    if (question !== '') return textsPage({ code, question, country, page: await textsOf(db, code, { question, country, after: after === '' ? null : after }) });
    return resultsPage(await resultsOf(db, code, { country, now: now() }), country, visitor, done);
  } catch (error) {
    if (isMissing(error)) return NOT_FOUND;
    throw error;
  }
}

/** What comes of a stream whose first piece was read already. */
async function* goOn(first: string, pieces: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next()) yield piece.value;
}

const codeText = typedLine(80);

export function addQuestionnaireRoutes(desk: FastifyInstance, context: DeskContext): void {
  const { db, now } = context;

  addPage(desk, context, '/questionnaire/:code/results.csv', {
    query: z.object({ code: codeText }),
    show: async ({ code }, { member }, reply) => {
      const pieces = resultsCsv(db, code)[Symbol.asyncIterator]();
      // A questionnaire that there is none of shows with the first piece, before anything was sent.
      const first = await pieces.next().catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (first === null || first.done === true) return NOT_FOUND;
      await note(db, { staffId: member.id, action: 'results.downloaded', subject: code, detail: '' }, now());
      return reply
        .header('content-disposition', attachment(`${code}-${now().toISOString().slice(0, 10)}.csv`))
        .type('text/csv; charset=utf-8')
        .send(Readable.from(goOn(first.value, pieces)));
    },
  });

  addForm(desk, context, '/questionnaire/status', {
    body: z.object({ code: codeText, status: z.enum(SURVEY_STATUSES) }),
    take: async ({ code, status }, { member }, reply) => {
      try {
        await setSurveyStatus(db, code, status, { by: member.name, now: now() });
      } catch (error) {
        if (isMissing(error)) return NOT_FOUND;
        throw error;
      }
      await note(db, { staffId: member.id, action: 'questionnaire.status', subject: code, detail: status === 'CLOSED' ? 'closed' : 'opened' }, now());
      return reply.redirect(addressOf({ questionnaire: code, done: status === 'CLOSED' ? 'closed' : 'opened' }), 303);
    },
  });
}
