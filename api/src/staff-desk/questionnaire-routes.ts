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
import { type DownloadField, downloadCountry, type TypedDownload } from './pages/download-form.ts';
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
  /** A download that was not possible, as it was typed. */
  readonly typed?: TypedDownload;
}

export async function showResults({ db, now }: DeskContext, { code, country, done, texts: question, after, typed }: ResultsAsked, visitor: Visitor): Promise<DeskPage> {
  try {
    if (question !== '') return textsPage({ code, question, country, page: await textsOf(db, code, { question, country, after: after === '' ? null : after }) });
    return resultsPage(await resultsOf(db, code, { country, now: now() }), visitor, { country, done, typed });
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
/** A day or the code of a country, and some room for what somebody typed instead. */
const LONGEST_FIELD = 20;

const csvExtent = z.object({
  country: z.union([z.literal(''), z.enum(COUNTRIES)]).default(''),
  from: z.union([z.literal(''), z.iso.date()]).default(''),
  to: z.union([z.literal(''), z.iso.date()]).default(''),
});

const FIELD_FAULTS: Readonly<Record<DownloadField, string>> = { country: 'Choose a country from the list.', from: 'Enter the day as 2026-11-20.', to: 'Enter the day as 2026-11-20.' };
const isDownloadField = (name: unknown): name is DownloadField => typeof name === 'string' && Object.hasOwn(FIELD_FAULTS, name);

/** What the form asks for, or what is wrong with it. */
function readDownload(asked: Readonly<Record<DownloadField, unknown>>): { readonly extent: CsvExtent } | { readonly typed: TypedDownload } {
  const textOf = (given: unknown): string => (typeof given === 'string' ? given.slice(0, LONGEST_FIELD) : '');
  const refused = (faults: TypedDownload['faults']) => ({ typed: { values: { country: textOf(asked.country), from: textOf(asked.from), to: textOf(asked.to) }, faults } });
  const given = csvExtent.safeParse(asked);
  if (!given.success) return refused(Object.fromEntries(given.error.issues.map(({ path: [name] }) => name).filter(isDownloadField).map((name) => [name, FIELD_FAULTS[name]])));
  const { country, from, to } = given.data;
  if (from !== '' && to !== '' && from > to) return refused({ to: 'Enter a last day that is not before the first day.' });
  return { extent: { country: country || null, from: from || null, to: to || null } };
}

/** What a file holds, in its name and in the log: `GH-from-2026-11-01-to-2026-11-20`. '' for everything. */
const extentName = ({ country, from, to }: CsvExtent): string => [country, from && `from-${from}`, to && `to-${to}`].filter((part) => part !== null).join('-');

export function addQuestionnaireRoutes(desk: FastifyInstance, context: DeskContext): void {
  const { db, now } = context;

  addPage(desk, context, '/questionnaire/:code/results.csv', {
    query: z.object({ code: codeText, country: z.unknown().optional(), from: z.unknown().optional(), to: z.unknown().optional() }),
    show: async ({ code, country, from, to }, visitor, reply) => {
      // What can't be read must not become a file of everything.
      const asked = readDownload({ country, from, to });
      if ('typed' in asked) return showResults(context, { code, country: downloadCountry(asked.typed), texts: '', after: '', typed: asked.typed }, visitor);
      const { extent } = asked;
      const pieces = resultsCsv(db, code, extent)[Symbol.asyncIterator]();
      // A questionnaire that there is none of shows with the first piece, before anything was sent.
      const first = await pieces.next().catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (first === null || first.done === true) return NOT_FOUND;
      await note(db, { staffId: visitor.member.id, action: 'results.downloaded', subject: code, detail: extentName(extent) }, now());
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
