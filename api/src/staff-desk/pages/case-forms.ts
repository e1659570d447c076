/** The forms of a case: moving it, and asking its sender. What was typed comes back when a form is not taken. */
import type { StaffCase } from '../../cases/staff-cases.ts';
import type { Visitor } from '../desk-route.ts';
import { html, type Html } from '../html.ts';
import { STATUSES } from '../words.ts';
import { formTokenField } from './layout.ts';

/** Most characters of a note or a question, as on the site's own forms. */
export const MOST_CHARACTERS = 2_000;

/** A form that was not taken. */
export interface TypedForm {
  readonly form: 'move' | 'ask';
  readonly values: Readonly<Record<string, string>>;
  /** Sentence for a field. */
  readonly faults?: Readonly<Record<string, string>>;
  /** Somebody else was faster. */
  readonly conflict?: boolean;
  /** It was made in an earlier session. */
  readonly isOld?: boolean;
}

/** What a member saw when the form was made: it is not taken once there is more. */
export const versionOf = ({ steps, messages }: Pick<StaffCase, 'steps' | 'messages'>): string => `${steps.length}.${messages.length}`;

interface Area {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly required?: boolean;
}

function area({ name, label, hint, required = false }: Area, form: 'move' | 'ask', typed: TypedForm | undefined): Html {
  const mine = typed?.form === form ? typed : undefined;
  const fault = mine?.faults?.[name];
  return html`<div class="field"><label for="${name}">${label}</label><p class="quiet" id="${name}-hint">${hint}</p>${fault !== undefined && html`<p class="fault" id="${name}-fault">${fault}</p>`}
<textarea id="${name}" name="${name}" rows="4" dir="auto" maxlength="${MOST_CHARACTERS}" aria-describedby="${name}-hint${fault !== undefined && ` ${name}-fault`}" ${required && html`required`} ${fault !== undefined && html`aria-invalid="true" autofocus`}>
${mine?.values[name] ?? ''}</textarea></div>`;
}

const hidden = (found: StaffCase, visitor: Visitor): Html => html`${formTokenField(visitor)}<input type="hidden" name="reference" value="${found.reference}"><input type="hidden" name="version" value="${versionOf(found)}">`;

export function moveForm(found: StaffCase, visitor: Visitor, typed?: TypedForm): Html {
  const chosen = typed?.form === 'move' ? (typed.values['to'] ?? '') : '';
  const fault = typed?.form === 'move' ? typed.faults?.['to'] : undefined;
  const options = found.next.map((status) => html`<option value="${status}" ${status === chosen && html`selected`}>${STATUSES[status]}</option>`);
  return html`<form method="post" action="/case/move" class="panel" aria-labelledby="move-title"><h2 id="move-title">${found.next.length > 0 ? 'Change status' : 'Add an internal note'}</h2>${hidden(found, visitor)}
${found.next.length === 0 && html`<p class="quiet">This case is “${STATUSES[found.status]}”: its status can’t be changed any more.</p>`}
<div class="field"><label for="to">New status</label>${fault !== undefined && html`<p class="fault" id="to-fault">${fault}</p>`}<select id="to" name="to" ${fault !== undefined && html`aria-invalid="true" aria-describedby="to-fault" autofocus`}><option value="">Keep “${STATUSES[found.status]}”, internal note only</option>${options}</select></div>
${found.next.length > 0 && area({ name: 'note', label: 'Note to the sender (optional)', hint: 'We send this text as you write it: by email and on the status page. Write it in the sender’s language.' }, 'move', typed)}
${area({ name: 'internal', label: 'Internal note (optional)', hint: 'Kept in the staff log for two years, longer than the case. Do not enter personal data.' }, 'move', typed)}
<div><button class="button primary">Save</button></div></form>
`;
}

export function askForm(found: StaffCase, visitor: Visitor, typed?: TypedForm): Html | null {
  if (found.next.length === 0) return null;
  return html`<form method="post" action="/case/ask" class="panel" aria-labelledby="ask-title"><h2 id="ask-title">Ask the sender</h2>${hidden(found, visitor)}
${area({ name: 'text', label: 'Question', hint: 'We send it by email with a link to the page where the sender can answer.', required: true }, 'ask', typed)}
<div><button class="button">Send question</button></div></form>
`;
}
