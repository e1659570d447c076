/** What staff do with a questionnaire: look at its results, download them, close and open it. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ERROR } from '@amberlane/contract/calls';
import { SURVEY_STATUSES } from '@amberlane/contract/calls/surveys';
import { COUNTRIES, type Country } from '@amberlane/contract/site';
import { ApiError } from '../api-error.ts';
import { attachment } from '../plugins/file-route.ts';
import { type CsvExtent, resultsCsv, resultsOf, setSurveyStatus, textsOf } from '../surveys/survey-results.ts';
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

const csvExtent = z.object({
  country: z.union([z.literal(''), z.enum(COUNTRIES)]).default(''),
  from: z.union([z.literal(''), z.iso.date()]).default(''),
  to: z.union([z.literal(''), z.iso.date()]).default(''),
});

const NO_EXTENT = messagePage(400, 'Nothing downloaded', 'Choose a country of the list and enter days as 2026-11-20. Go back and try again.');
const BACKWARDS = messagePage(400, 'Nothing downloaded', 'The first day is after the last day. Go back and change one of them.');

/** What a file holds, in its name and in the log: `GH-from-2026-11-01-to-2026-11-20`. '' for everything. */
const extentName = ({ country, from, to }: CsvExtent): string => [country, from && `from-${from}`, to && `to-${to}`].filter((part) => part !== null).join('-');

export function addQuestionnaireRoutes(desk: FastifyInstance, context: DeskContext): void {
  const { db, now } = context;

  addPage(desk, context, '/questionnaire/:code/results.csv', {
    query: z.object({ code: codeText, country: z.unknown().optional(), from: z.unknown().optional(), to: z.unknown().optional() }),
    show: async ({ code, ...asked }, { member }, reply) => {
      // What can't be read must not become a file of everything.
      const given = csvExtent.safeParse(asked);
      if (!given.success) return NO_EXTENT;
      const { country, from, to } = given.data;
      const extent: CsvExtent = { country: country || null, from: from || null, to: to || null };
      if (from !== '' && to !== '' && from > to) return BACKWARDS;
      const pieces = resultsCsv(db, code, extent)[Symbol.asyncIterator]();
      // A questionnaire that there is none of shows with the first piece, before anything was sent.
      const first = await pieces.next().catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (first === null || first.done === true) return NOT_FOUND;
      await note(db, { staffId: member.id, action: 'results.downloaded', subject: code, detail: extentName(extent) }, now());
      return reply
        .header('content-disposition', attachment(`${[code, extentName(extent), now().toISOString().slice(0, 10)].filter(Boolean).join('-')}.csv`))
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
