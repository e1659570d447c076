/** One case: what it holds, what became of it, and the forms to go on. */
import type { StaffCase } from '../../cases/staff-cases.ts';
import type { DeskPage, Visitor } from '../desk-route.ts';
import { html, written, writtenLines, type Html } from '../html.ts';
import { LOG_ACTIONS, type ReadEntry } from '../staff-log.ts';
import { countryName, distance, instant, KINDS, languageName, size, STATUSES } from '../words.ts';
import { caseFields, type DictionaryNames } from './case-fields.ts';
import { askForm, moveForm, type TypedForm } from './case-forms.ts';
import { statusMark } from './status-mark.ts';

/** What the page says above everything else. */
export const DONE = { moved: 'The status was changed. The sender is told by email.', noted: 'The internal note was saved.', asked: 'The question was sent by email.' } as const;

export interface CaseView {
  readonly found: StaffCase;
  readonly names: DictionaryNames;
  /** Newest first. */
  readonly log: readonly ReadEntry[];
  readonly now: Date;
  readonly done?: keyof typeof DONE | undefined;
  /** A form that was not taken, as it was typed. */
  readonly typed?: TypedForm;
  readonly status?: number;
}

const fileHref = ({ reference }: StaffCase, id: string): string => `/file/${encodeURIComponent(reference)}/${encodeURIComponent(id)}`;

function fileList(found: StaffCase, messageId: string | null): Html | null {
  const files = found.files.filter((file) => file.messageId === messageId);
  if (files.length === 0) return null;
  return html`<ul>${files.map(({ id, name, bytes, mediaType }) => html`<li><a href="${fileHref(found, id)}" download>${written(name)}</a> <span class="quiet">${mediaType}, ${size(bytes)}</span></li>`)}</ul>`;
}

const section = (id: string, title: string, body: Html): Html => html`<section class="stack" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${body}</section>
`;

const steps = ({ steps: all }: StaffCase): Html => html`<ol class="entries">${all.map(({ status, at, note, staff }) => html`<li><p class="row">${statusMark(status)} ${instant(at)}${staff !== null && html`<span class="quiet">${written(staff)}</span>`}</p>${note !== null && writtenLines(note)}</li>`)}</ol>`;

const messages = (found: StaffCase): Html => html`<ol class="entries">${found.messages.map(({ id, from, text, at, staff }) => html`<li${from === 'staff' && html` class="ours"`}><h3>${from === 'sender' ? 'Sender' : html`Amberlane${staff !== null && html`, ${written(staff)}`}`}</h3><p class="quiet">${instant(at)}</p>${writtenLines(text)}${fileList(found, id)}</li>`)}</ol>`;

const WORDS: Readonly<Record<string, string>> = LOG_ACTIONS;

const logList = (log: readonly ReadEntry[]): Html => html`<ol class="entries">${log.map(({ at, by, action, detail }) => html`<li><p class="row"><b>${WORDS[action] ?? action}</b> ${instant(at)}${by !== null && html`<span class="quiet">${written(by)}</span>`}</p>${detail !== '' && writtenLines(detail)}</li>`)}</ol>`;

function sums({ kind, country, status, receivedAt, answerBy, keptUntil, locale, satisfied, ratingComment }: StaffCase, now: Date): Html {
  const isLate = answerBy !== null && answerBy < now;
  return html`<dl class="sums"><div><dt>Status</dt><dd>${statusMark(status)}</dd></div><div><dt>Kind</dt><dd>${KINDS[kind]}</dd></div><div><dt>Country</dt><dd>${countryName(country)}</dd></div>
<div><dt>Received</dt><dd>${instant(receivedAt)}</dd></div><div><dt>Answer by</dt><dd>${answerBy === null ? 'No answer due' : html`${instant(answerBy)} ${isLate ? html`<span class="mark bad">Overdue</span>` : html`<small>${distance(now, answerBy)}</small>`}`}</dd></div>
<div><dt>Language of emails</dt><dd>${languageName(locale)}</dd></div><div><dt>Deleted on</dt><dd>${instant(keptUntil)}</dd></div>
${satisfied !== null && html`<div><dt>Sender’s rating</dt><dd>${satisfied ? 'Satisfied' : 'Not satisfied'}${ratingComment !== null && writtenLines(ratingComment)}</dd></div>`}</dl>`;
}

function notices({ found, done, typed }: CaseView): Html {
  return html`${done !== undefined && html`<p class="notice good" role="status">${DONE[done]}</p>`}
${typed?.conflict === true && html`<p class="notice bad" role="alert">Another member changed this case while you were writing. Its status is now “${STATUSES[found.status]}”. Nothing was saved. Read the changes, then correct your text if necessary and send it again. It is still in the form.</p>`}
${typed?.isOld === true && html`<p class="notice bad" role="alert">You have signed in again since you opened this form. Nothing was saved. Your text is still in the form: send it again.</p>`}
${found.suspect && html`<p class="notice">This form looks like spam. We send no emails about it.</p>`}`;
}

export function casePage(view: CaseView, visitor: Visitor): DeskPage {
  const { found, names, log, now, typed, status = 200 } = view;
  const formFiles = fileList(found, null);
  const forms = visitor.member.role === 'desk' ? html`${moveForm(found, visitor, typed)}${askForm(found, visitor, typed)}` : html`<p class="notice">Your role can read and download, but not make changes.</p>`;
  return {
    status,
    title: typed === undefined ? found.reference : `Error: ${found.reference}`,
    tab: 'cases',
    main: html`<div><p><a href="/?tab=cases">All cases</a></p><h1>${found.reference}</h1><p>${written(found.name || 'No name')} · ${written(found.email)}</p></div>
${notices(view)}
${sums(found, now)}
<div class="columns"><div class="stack">
${section('filled-in', 'Form', caseFields(found.content, names))}
${formFiles && section('files', 'Files', formFiles)}
${section('steps', 'Steps', steps(found))}
${found.messages.length > 0 && section('messages', 'Messages', messages(found))}
</div><div class="stack">${forms}
${log.length > 0 && section('desk-log', 'Staff log', logList(log))}</div></div>`,
  };
}
