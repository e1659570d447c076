/** The tab with all cases. */
import { CASE_KINDS, ALL_CASE_STATUSES } from '@amberlane/contract/calls/cases';
import type { CaseRow, listCases } from '../../cases/staff-cases.ts';
import type { DeskPage } from '../desk-route.ts';
import { html, written, type Html } from '../html.ts';
import { COUNTRIES_BY_NAME, countryName, distance, instant, KINDS, STATUSES, TOPICS } from '../words.ts';
import { addressOf, pager } from './pager.ts';
import { statusMark } from './status-mark.ts';

export interface CaseQuery {
  readonly kind: string;
  readonly status: string;
  readonly country: string;
  readonly search: string;
  readonly overdue: string;
  readonly suspects: string;
  readonly order: string;
  readonly cursor: string;
}

export interface CaseCounts {
  /** Cases of this filter whose time limit has passed. */
  readonly overdue: number;
  /** Cases of this filter that are owed an answer. */
  readonly owed: number;
}

const option = (value: string, label: string, chosen: string): Html => html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`;

const select = (name: string, label: string, chosen: string, options: readonly (readonly [value: string, label: string])[]): Html =>
  html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}">${options.map(([value, text]) => option(value, text, chosen))}</select></div>`;

const check = (name: string, label: string, chosen: string): Html => html`<label class="check"><input type="checkbox" name="${name}" value="1" ${chosen === '1' && html`checked`}>${label}</label>`;

function filterForm(query: CaseQuery): Html {
  return html`<form method="get" action="/" class="filter" role="search" aria-label="Filter cases"><input type="hidden" name="tab" value="cases">
<div class="field"><label for="search">Reference, name, company or email</label><input id="search" name="search" type="search" value="${query.search}" dir="auto" maxlength="120"></div>
${select('kind', 'Kind', query.kind, [['', 'All kinds'], ...CASE_KINDS.map((kind) => [kind, KINDS[kind]] as const)])}
${select('status', 'Status', query.status, [['', 'All statuses'], ...ALL_CASE_STATUSES.map((status) => [status, STATUSES[status]] as const)])}
${select('country', 'Country', query.country, [['', 'All countries'], ...COUNTRIES_BY_NAME.map((country) => [country, countryName(country)] as const)])}
${select('order', 'Show', query.order, [['deadline', 'Waiting for our answer, most urgent first'], ['newest', 'All cases, newest first']])}
<div class="row wide">${check('overdue', 'Overdue only', query.overdue)}${check('suspects', 'Suspected spam', query.suspects)}<button class="button primary">Filter</button><a href="/?tab=cases">Reset</a></div></form>`;
}

function due({ answerBy }: CaseRow, now: Date): Html {
  if (!answerBy) return html`<span class="quiet">No answer due</span>`;
  const isLate = answerBy < now;
  return html`${instant(answerBy)}<small>${isLate ? html`<span class="mark bad">Overdue, due ${distance(now, answerBy)}</span>` : distance(now, answerBy)}</small>`;
}

const rowOf = (row: CaseRow, now: Date): Html => html`<tr>
<th scope="row"><a href="${addressOf({ case: row.reference })}">${row.reference}</a>${row.suspect && html`<small>Suspected spam</small>`}</th>
<td data-column="Kind">${KINDS[row.kind]}${row.topic !== null && html`<small>${TOPICS[row.topic]}</small>`}${row.jobId !== null && html`<small>${row.jobId}</small>`}</td>
<td data-column="From">${written(row.name || 'No name')}<small>${written(row.email)}</small></td>
<td data-column="Country">${countryName(row.country)}</td>
<td data-column="Status">${statusMark(row.status)}${row.isAnsweredBySender && html`<small>New message from sender</small>`}${row.satisfied !== null && html`<small>${row.satisfied ? 'Satisfied' : 'Not satisfied'}</small>`}</td>
<td data-column="Received">${instant(row.receivedAt)}</td>
<td data-column="Answer by">${due(row, now)}</td>
<td data-column="Files" class="number">${row.fileCount}</td></tr>
`;

export function caseListPage(page: Awaited<ReturnType<typeof listCases>>, counts: CaseCounts, query: CaseQuery, now: Date): DeskPage {
  const { cursor, ...filter } = query;
  const table = html`<div class="scroll"><table class="cards"><caption class="hidden">Cases</caption><thead><tr><th scope="col">Reference</th><th scope="col">Kind</th><th scope="col">From</th><th scope="col">Country</th><th scope="col">Status</th><th scope="col">Received</th><th scope="col">Answer by</th><th scope="col" class="number">Files</th></tr></thead><tbody>
${page.list.map((row) => rowOf(row, now))}</tbody></table></div>`;
  return {
    title: 'Cases',
    tab: 'cases',
    main: html`<h1>Cases</h1>
${filterForm(query)}
<dl class="sums"><div><dt>Found</dt><dd>${page.total}</dd></div><div><dt>Waiting for our answer</dt><dd>${counts.owed}</dd></div><div><dt>Overdue</dt><dd>${counts.overdue}</dd></div></dl>
${page.list.length === 0 ? html`<p class="notice" role="status">No case matches this filter. <a href="/?tab=cases&amp;order=newest">Show all cases</a></p>` : table}
${pager({ label: 'Pages of cases', first: cursor === '' ? null : addressOf({ tab: 'cases', ...filter }), next: page.next === null ? null : addressOf({ tab: 'cases', ...filter, cursor: page.next }) })}`,
  };
}
