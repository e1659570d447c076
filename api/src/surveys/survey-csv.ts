/**
 * Answers as a file for spreadsheets: one line for each person, one column for each question, option of several, row of a
 * matrix and option of a ranking. Read by the thousand from the database, so that it costs no memory however long it is.
 */
import { sql, type Kysely } from 'kysely';
import { csvFile, csvLines } from '@amberlane/contract/domain/csv-file';
import type { Country } from '@amberlane/contract/site';
import type { SurveyAnswer } from '@amberlane/contract/domain/survey-branches';
import type { Database } from '../database/tables.ts';
import { languageFor, type DefinedChoice, type DefinedQuestion } from './definition.ts';
import { findSurvey } from './repository.ts';

const BATCH = 1_000;

interface Column {
  readonly head: string;
  readonly cell: (answers: Readonly<Record<string, SurveyAnswer>>) => string;
}

/** Which answers; what is null is not narrowed. */
export interface CsvExtent {
  readonly country: Country | null;
  /** First and last day, `2026-11-20`, UTC. */
  readonly from: string | null;
  readonly to: string | null;
}

const EVERYTHING: CsvExtent = { country: null, from: null, to: null };

/** UTF-8 with a byte order mark, RFC 4180, no cell that a spreadsheet would run. Throws {@link ApiError} NOT_FOUND with the first piece. */
export async function* resultsCsv(db: Kysely<Database>, code: string, extent: CsvExtent = EVERYTHING): AsyncIterable<string> {
  const { definition } = await findSurvey(db, code);
  const language = languageFor(definition, 'en');
  const columns = definition.questions.flatMap((question) => columnsOf(question, ({ label, code: option }) => label[language] ?? option, question.title[language] ?? question.id));
  yield csvFile([['Answered (UTC)', 'Country', 'Language', ...columns.map(({ head }) => head)]]);
  for (let last: Place | null = null; ; ) {
    const rows = await readBatch(db, { code, ...extent }, last);
    const end = rows.at(-1);
    if (!end) return;
    yield csvLines(rows.map(({ created_at, country, locale, answers }) => [timeOf(created_at), country, locale, ...columns.map(({ cell }) => cell(answers))]));
    if (rows.length < BATCH) return;
    last = end;
  }
}

interface Place {
  readonly created_at: Date;
  readonly id: string;
}

/** The oldest first; an answer that comes meanwhile is at the end. */
function readBatch(db: Kysely<Database>, { code, country, from, to }: CsvExtent & { readonly code: string }, last: Place | null) {
  return db
    .selectFrom('survey_result')
    .select(['id', 'created_at', 'country', 'locale', 'answers'])
    .where('survey_code', '=', code)
    .$if(country !== null, (query) => query.where('country', '=', country))
    .$if(from !== null, (query) => query.where('created_at', '>=', startOf(from)))
    .$if(to !== null, (query) => query.where(sql<boolean>`created_at < ${startOf(to)}::timestamptz + interval '24 hours'`))
    .$if(last !== null, (query) => query.where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '>', tuple(last?.created_at ?? new Date(0), last?.id ?? ''))))
    .orderBy('created_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

const startOf = (day: string | null): Date => new Date(`${day}T00:00:00Z`);

/** `2026-11-20 10:30`. */
const timeOf = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

function columnsOf({ id, kind, options, rows }: DefinedQuestion, labelOf: (choice: DefinedChoice) => string, title: string): Column[] {
  const part = (choice: DefinedChoice): string => `${title} – ${labelOf(choice)}`;
  const labelOfCode = (code: SurveyAnswer | undefined): string => {
    const option = options.find((each) => each.code === code);
    return option ? labelOf(option) : plain(code);
  };
  switch (kind) {
    case 'single':
      return [{ head: title, cell: (answers) => labelOfCode(answers[id]) }];
    case 'multi':
      return options.map((option) => ({ head: part(option), cell: (answers) => chosen(answers[id], option.code) }));
    case 'ranking':
      return options.map((option) => ({ head: part(option), cell: (answers) => placeOf(answers[id], option.code) }));
    case 'matrix':
      return rows.map((row) => ({ head: part(row), cell: (answers) => labelOfCode(rowOf(answers[id], row.code)) }));
    case 'nps':
    case 'scale':
    case 'text':
    case 'date':
      return [{ head: title, cell: (answers) => plain(answers[id]) }];
  }
}

const plain = (answer: SurveyAnswer | undefined): string => (typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '');
const isList = (answer: SurveyAnswer | undefined): answer is readonly string[] => Array.isArray(answer);
/** 1 and 0, so that a column can be added up; empty for who was not asked. */
const chosen = (answer: SurveyAnswer | undefined, code: string): string => (isList(answer) ? (answer.includes(code) ? '1' : '0') : '');
const placeOf = (answer: SurveyAnswer | undefined, code: string): string => (isList(answer) && answer.includes(code) ? String(answer.indexOf(code) + 1) : '');
const rowOf = (answer: SurveyAnswer | undefined, row: string): string | undefined => (typeof answer === 'object' && !isList(answer) && Object.hasOwn(answer, row) ? answer[row] : undefined);
