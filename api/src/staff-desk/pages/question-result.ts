/** What was answered to one question. */
import type { QuestionResult } from '../../surveys/question-results.ts';
import { html, written, writtenLines, type Html } from '../html.ts';
import { countryName, instant, languageName } from '../words.ts';
import { barTable, share } from './charts.ts';

const labelled = (options: readonly { readonly label: string; readonly answers: number }[]) => options.map(({ label, answers }) => ({ label, count: answers }));
const valued = (counts: readonly { readonly value: number; readonly answers: number }[]) => counts.map(({ value, answers }) => ({ label: String(value), count: answers }));

/** `3.42`; a dash without answers. */
const figure = (value: number | null): string => (value === null ? '–' : String(value));

type Of<Kind extends QuestionResult['kind']> = Extract<QuestionResult, { kind: Kind }>;

function nps({ title, answered, score, promoters, passives, detractors, counts }: Of<'nps'>): Html {
  const groups = [['Promoters (9–10)', promoters], ['Passives (7–8)', passives], ['Detractors (0–6)', detractors]] as const;
  return html`<dl class="sums"><div><dt>Net promoter score</dt><dd class="big">${score !== null && score > 0 && '+'}${figure(score)}</dd></div>${groups.map(([name, people]) => html`<div><dt>${name}</dt><dd>${people} <small>${share(people, answered)}</small></dd></div>`)}</dl>
${barTable({ caption: `${title}: by score`, what: 'Score', rows: valued(counts), total: answered })}`;
}

function scale({ title, answered, mean, counts, low, high }: Of<'scale'>): Html {
  return html`<dl class="sums"><div><dt>Mean</dt><dd class="big">${figure(mean)}</dd></div></dl>
${(low !== null || high !== null) && html`<p class="quiet">${counts[0]?.value} = ${written(low ?? '–')}, ${counts.at(-1)?.value} = ${written(high ?? '–')}</p>`}
${barTable({ caption: `${title}: by value`, what: 'Value', rows: valued(counts), total: answered })}`;
}

/** Shares are of the answers to a row: a row may be left out. */
const matrix = ({ title, rows }: Of<'matrix'>): Html =>
  html`${rows.map(({ label, options }) => html`<h3>${written(label)}</h3>${barTable({ caption: `${title}: ${label}`, what: 'Answer', rows: labelled(options), total: options.reduce((sum, { answers }) => sum + answers, 0) })}`)}`;

const ranking = ({ title, options }: Of<'ranking'>): Html => html`<div class="scroll"><table><caption class="hidden">${title}</caption><thead><tr><th scope="col">Option</th><th scope="col" class="number">Average position</th><th scope="col" class="number">Ranked first</th></tr></thead><tbody>
${options.map(({ label, meanPlace, firsts }) => html`<tr><th scope="row">${written(label)}</th><td class="number">${figure(meanPlace)}</td><td class="number">${firsts}</td></tr>
`)}</tbody></table></div>`;

/** Texts of people, with a link to older ones where there are any. */
export function texts({ texts: all }: Pick<Of<'text'>, 'texts'>, older: string | null): Html {
  if (all.length === 0) return html`<p class="quiet">No answers.</p>`;
  return html`<ol class="entries">${all.map(({ text, at, country, locale }) => html`<li>${writtenLines(text)}<p class="quiet">${instant(new Date(at))}, ${countryName(country)}, ${languageName(locale)}</p></li>`)}</ol>
${older !== null && html`<p><a class="button small" href="${older}">Older answers</a></p>`}`;
}

function body(question: QuestionResult, older: string | null): Html {
  const { title, answered } = question;
  switch (question.kind) {
    case 'single':
    case 'multi':
      return barTable({ caption: title, what: question.kind === 'multi' ? 'Answer (several possible)' : 'Answer', rows: labelled(question.options), total: answered });
    case 'nps':
      return nps(question);
    case 'scale':
      return scale(question);
    case 'matrix':
      return matrix(question);
    case 'ranking':
      return ranking(question);
    case 'date':
      return barTable({ caption: `${title}: by month`, what: 'Month', rows: question.months.map(({ month, answers }) => ({ label: month, count: answers })), total: answered });
    case 'text':
      return texts(question, older);
  }
}

/** `older`: address of the page with older texts; null without. */
export const questionResult = (question: QuestionResult, number: number, older: string | null): Html => html`<section class="stack" aria-labelledby="question-${number}"><div><h2 id="question-${number}">${number}. ${written(question.title)}</h2><p class="quiet">${question.answered} answered</p></div>
${body(question, older)}</section>
`;
