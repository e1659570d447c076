/** What came of a form that was sent without JavaScript, or was sent before a reload: the page's query says it. Pure. */

interface SentForm {
  readonly reference: string;
  /** ISO instant; null when no answer is promised, or none can be read. */
  readonly answerBy: string | null;
}

/** A refused field, with the code of its fault; '' where the address tells none. */
export interface RefusedField {
  readonly field: string;
  readonly code: string;
}

interface RefusedForm {
  /** Code of the contract (`ERROR`). */
  readonly code: number;
  readonly fields: readonly RefusedField[];
}

export interface Outcome {
  readonly sent: SentForm | null;
  readonly refused: RefusedForm | null;
}

/** Any prefix, so that a form of another kind need not be known here; nothing else of an address is shown to a reader. */
const REFERENCE = /^[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;
const FIELD = /^[A-Za-z]\w{0,59}(?:\.\w{1,60})*$/;

export function readOutcome(search: URLSearchParams): Outcome {
  const reference = search.get('reference') ?? '';
  if (search.has('sent') && REFERENCE.test(reference)) return { sent: { reference, answerBy: readInstant(search.get('answerBy')) }, refused: null };
  const code = /^\d{7}$/.exec(search.get('fault') ?? '')?.[0];
  return { sent: null, refused: code === undefined ? null : { code: Number(code), fields: refusedFields(search) } };
}

/** Each field once, as the address lists them. */
function refusedFields(search: URLSearchParams): RefusedField[] {
  const codes = (search.get('faultIs') ?? '').split(',');
  const listed = (search.get('faultAt') ?? '').split(',').map((field, index) => ({ field, code: codes[index] ?? '' }));
  return listed.filter(({ field }, index) => FIELD.test(field) && listed.findIndex((other) => other.field === field) === index);
}

const readInstant = (text: string | null): string | null => (text !== null && INSTANT.test(text) && !Number.isNaN(Date.parse(text)) ? text : null);

/** Query of the page that shows the receipt, also after a reload and on the way back. */
export function sentQuery({ reference, answerBy }: SentForm): string {
  return `?${new URLSearchParams({ sent: '1', reference, ...(answerBy !== null && { answerBy }) })}`;
}
