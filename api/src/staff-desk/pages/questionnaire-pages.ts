/** The tab with the questionnaires, and the results of one. */
import type { Country } from '@amberlane/contract/site';
import type { StaffSurvey, SurveyResults } from '../../surveys/survey-results.ts';
import type { DeskPage, Visitor } from '../desk-route.ts';
import { html, written, type Html } from '../html.ts';
import { COUNTRIES_BY_NAME, countryName, instant, languageName } from '../words.ts';
import { barTable, columnChart } from './charts.ts';
import { downloadForm, type TypedDownload } from './download-form.ts';
import { formTokenField } from './layout.ts';
import { addressOf } from './pager.ts';
import { questionResult, texts } from './question-result.ts';

/** What the page says above everything else. */
export const STATUS_DONE = { opened: 'The questionnaire is open again and accepts answers.', closed: 'The questionnaire is closed. It accepts no more answers.' } as const;

const CLOSED_BY: Readonly<Record<NonNullable<StaffSurvey['closedBy']>, string>> = { TIME: 'outside its dates', QUOTA: 'its quota is full', STAFF: 'by staff' };

const statusOf = ({ status, closedBy }: StaffSurvey): Html =>
  status === 'COLLECTING' ? html`<span class="mark good">Open</span>` : html`<span class="mark">Closed</span>${closedBy !== null && html` <small>${CLOSED_BY[closedBy]}</small>`}`;

const day = (at: string | null): Html => (at === null ? html`<span class="quiet">No date</span>` : instant(new Date(at)));

const rowOf = (survey: StaffSurvey): Html => html`<tr><th scope="row"><a href="${addressOf({ questionnaire: survey.code })}">${written(survey.title)}</a><small>${survey.code}</small></th>
<td data-column="Status">${statusOf(survey)}</td><td data-column="Answers" class="number">${survey.answers}</td><td data-column="Opens">${day(survey.opensAt)}</td><td data-column="Closes">${day(survey.closesAt)}</td>
<td data-column="Languages">${survey.languages.map(languageName).join(', ')}</td></tr>
`;

export const questionnaireListPage = (surveys: readonly StaffSurvey[]): DeskPage => ({
  title: 'Questionnaires',
  tab: 'questionnaires',
  main: html`<h1>Questionnaires</h1>
${surveys.length === 0 ? html`<p class="notice" role="status">There are no questionnaires.</p>` : html`<div class="scroll"><table class="cards"><caption class="hidden">Questionnaires</caption><thead><tr><th scope="col">Questionnaire</th><th scope="col">Status</th><th scope="col" class="number">Answers</th><th scope="col">Opens</th><th scope="col">Closes</th><th scope="col">Languages</th></tr></thead><tbody>
${surveys.map(rowOf)}</tbody></table></div>`}`,
});

function countryFilter({ survey, perCountry }: SurveyResults, country: Country | null): Html {
  const counts = new Map(perCountry.map(({ country: code, answers }) => [code, answers]));
  const options = COUNTRIES_BY_NAME.map((code) => html`<option value="${code}" ${code === country && html`selected`}>${countryName(code)} (${counts.get(code) ?? 0})</option>`);
  return html`<form method="get" action="/" class="filter" aria-label="Filter answers"><input type="hidden" name="questionnaire" value="${survey.code}"><div class="field"><label for="country">Country</label><select id="country" name="country"><option value="">All countries (${survey.answers})</option>${options}</select></div><div><button class="button">Show</button></div></form>`;
}

function statusForm({ code, status, closedBy }: StaffSurvey, visitor: Visitor): Html | null {
  if (visitor.member.role !== 'desk') return null;
  const isOpen = status === 'COLLECTING' || closedBy !== 'STAFF';
  return html`<form method="post" action="/questionnaire/status" aria-label="Status of the questionnaire">${formTokenField(visitor)}<input type="hidden" name="code" value="${code}"><input type="hidden" name="status" value="${isOpen ? 'CLOSED' : 'COLLECTING'}"><button class="button">${isOpen ? 'Close questionnaire' : 'Open questionnaire'}</button></form>`;
}

function quotas({ quotas: all }: StaffSurvey): Html | null {
  if (all.length === 0) return null;
  return html`<section class="stack" aria-labelledby="quotas"><h2 id="quotas">Quotas</h2><div class="scroll"><table><caption class="hidden">Quotas</caption><thead><tr><th scope="col">Country</th><th scope="col" class="number">Received</th><th scope="col" class="number">Limit</th></tr></thead><tbody>
${all.map(({ country, question, option, taken, most }) => html`<tr><th scope="row">${country === null ? 'All countries' : countryName(country)}${question !== null && html`<small>${question} = ${option}</small>`}</th><td class="number">${taken}</td><td class="number">${most}</td></tr>`)}</tbody></table></div></section>`;
}

function perDay({ perDay: days }: SurveyResults): Html | null {
  if (days.length === 0) return null;
  const first = days[0]?.day ?? '';
  const last = days.at(-1)?.day ?? '';
  return html`<section class="stack" aria-labelledby="days"><h2 id="days">Answers per day</h2>${columnChart(days.map(({ answers }) => answers), `Answers on ${days.length} days, ${first} to ${last}`)}<p class="quiet">${first} to ${last}; days without answers are left out.</p>
<details><summary>Numbers</summary><div class="scroll"><table><caption class="hidden">Answers per day</caption><thead><tr><th scope="col">Day</th><th scope="col" class="number">Answers</th></tr></thead><tbody>${days.map(({ day: date, answers }) => html`<tr><th scope="row">${date}</th><td class="number">${answers}</td></tr>`)}</tbody></table></div></details></section>`;
}

interface ResultsShown {
  /** Of this country alone; null for all. */
  readonly country: Country | null;
  readonly done?: keyof typeof STATUS_DONE | undefined;
  /** A download that was not possible, as it was typed. */
  readonly typed?: TypedDownload | undefined;
}

export function resultsPage(results: SurveyResults, visitor: Visitor, { country, done, typed }: ResultsShown): DeskPage {
  const { survey, answers, perCountry, questions } = results;
  const older = (question: SurveyResults['questions'][number]): string | null =>
    question.kind === 'text' && question.next !== null ? addressOf({ questionnaire: survey.code, country: country ?? '', texts: question.id, after: question.next }) : null;
  return {
    status: typed === undefined ? 200 : 400,
    title: `${typed === undefined ? '' : 'Error: '}Results: ${survey.title}`,
    tab: 'questionnaires',
    main: html`<div><p><a href="/?tab=questionnaires">All questionnaires</a></p><h1>${written(survey.title)}</h1><p class="quiet">${survey.code}</p></div>
${done !== undefined && html`<p class="notice good" role="status">${STATUS_DONE[done]}</p>`}
<dl class="sums"><div><dt>Status</dt><dd>${statusOf(survey)}</dd></div><div><dt>Answers${country !== null && `, ${countryName(country)}`}</dt><dd>${answers}</dd></div><div><dt>Opens</dt><dd>${day(survey.opensAt)}</dd></div><div><dt>Closes</dt><dd>${day(survey.closesAt)}</dd></div></dl>
<div class="row">${statusForm(survey, visitor)}</div>
${countryFilter(results, country)}
${downloadForm(survey, country, typed)}
${quotas(survey)}
${perDay(results)}
${country === null && perCountry.length > 0 && html`<section class="stack" aria-labelledby="countries"><h2 id="countries">By country</h2>${barTable({ caption: 'Answers by country', what: 'Country', rows: perCountry.map((row) => ({ label: countryName(row.country), count: row.answers })), total: answers })}</section>`}
${questions.map((question, index) => questionResult(question, index + 1, older(question)))}`,
  };
}

interface Texts {
  readonly code: string;
  readonly question: string;
  readonly country: Country | null;
  readonly page: Parameters<typeof texts>[0] & { readonly next: string | null };
}

export const textsPage = ({ code, question, country, page }: Texts): DeskPage => ({
  title: 'Older answers',
  tab: 'questionnaires',
  main: html`<div><p><a href="${addressOf({ questionnaire: code, country: country ?? '' })}">Back to the results</a></p><h1>Older answers</h1><p class="quiet">${code}, ${question}</p></div>
${texts(page, page.next === null ? null : addressOf({ questionnaire: code, country: country ?? '', texts: question, after: page.next }))}`,
});
