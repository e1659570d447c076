/** The one page of the desk: its tabs, a case, the results of a questionnaire. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { COUNTRIES } from '@amberlane/contract/site';
import { ALL_CASE_STATUSES, CASE_KINDS } from '@amberlane/contract/calls/cases';
import { listCases, type CaseFilter } from '../cases/staff-cases.ts';
import { showCase } from './case-routes.ts';
import type { DeskContext } from './desk-context.ts';
import { addPage, type DeskPage } from './desk-route.ts';
import { caseListPage, type CaseQuery } from './pages/case-list.ts';
import { TABS, type Tab } from './pages/layout.ts';
import { logPage } from './pages/log-page.ts';
import { DONE } from './pages/case-page.ts';
import { questionnaireListPage, STATUS_DONE } from './pages/questionnaire-pages.ts';
import { showResults } from './questionnaire-routes.ts';
import { readLog } from './staff-log.ts';
import { typedLine } from './typed-text.ts';
import { listSurveysForStaff } from '../surveys/survey-results.ts';

const CASES_SHOWN = 25;
const ENTRIES_SHOWN = 50;

const word = (most: number) => typedLine(most).catch('');
const oneOf = <const Values extends readonly string[]>(values: Values) => z.enum(['', ...values]).catch('');

/** A key of a table of sentences; undefined for any other word. */
const keyOf = <Table extends object>(table: Table, key: string): keyof Table | undefined => (Object.keys(table) as (keyof Table)[]).find((known) => known === key);

/** What can't be read counts as not given: an address that somebody changed by hand still leads to a page. */
const query = z.object({
  tab: z.enum(Object.keys(TABS) as [Tab, ...Tab[]]).catch('cases'),
  case: word(40),
  done: z.string().max(20).catch(''),
  questionnaire: word(80),
  texts: word(80),
  after: word(200),
  kind: oneOf(CASE_KINDS),
  status: oneOf(ALL_CASE_STATUSES),
  country: oneOf(COUNTRIES),
  search: word(120),
  overdue: oneOf(['1']),
  suspects: oneOf(['1']),
  order: oneOf(['newest', 'deadline']),
  cursor: word(200),
  before: z.coerce.number().int().positive().max(2_147_483_647).nullable().catch(null),
});
type HomeQuery = z.output<typeof query>;

async function showCases({ db, now }: DeskContext, { kind, status, country, search, overdue, suspects, order: asked, cursor }: HomeQuery): Promise<DeskPage> {
  // Who looks for something finds it wherever it stands.
  const order = asked || (search === '' && status === '' && suspects === '' ? 'deadline' : 'newest');
  const filter: Omit<CaseFilter, 'limit'> = {
    ...(kind && { kinds: [kind] }),
    ...(status && { statuses: [status] }),
    ...(country && { country }),
    ...(search && { search }),
    suspects: suspects === '1',
    now: now(),
  };
  const count = async (more: Partial<CaseFilter>): Promise<number> => (await listCases(db, { ...filter, ...more, limit: 1 })).total;
  const page = await listCases(db, { ...filter, overdueOnly: overdue === '1', order, limit: CASES_SHOWN, ...(cursor && { cursor }) });
  const counts = { owed: await count({ order: 'deadline' }), overdue: await count({ overdueOnly: true }) };
  const shown: CaseQuery = { kind, status, country, search, overdue, suspects, order, cursor };
  return caseListPage(page, counts, shown, filter.now);
}

async function showLog({ db }: DeskContext, { before }: HomeQuery): Promise<DeskPage> {
  const read = await readLog(db, { before, most: ENTRIES_SHOWN + 1 });
  const entries = read.slice(0, ENTRIES_SHOWN);
  return logPage({ entries, next: read.length > ENTRIES_SHOWN ? (entries.at(-1)?.id ?? null) : null, isFirst: before === null });
}

export function addHomeRoute(desk: FastifyInstance, context: DeskContext): void {
  addPage(desk, context, '/', {
    query,
    show: async (asked, visitor) => {
      const { questionnaire: code, country, texts, after, done, tab } = asked;
      if (asked.case !== '') return showCase(context, asked.case, visitor, { done: keyOf(DONE, done) });
      if (code !== '') return showResults(context, { code, country: country || null, done: keyOf(STATUS_DONE, done), texts, after }, visitor);
      if (tab === 'questionnaires') return questionnaireListPage(await listSurveysForStaff(context.db, context.now()));
      return tab === 'log' ? showLog(context, asked) : showCases(context, asked);
    },
  });
}
