/**
 * What is wrong with the values of a form, by field: against the schema of its call, by the fields' own account, and as
 * the API said. A fault is kept as its code and says itself in the language that it is asked in, so that it follows the
 * language of the page. Loaded when a reader first leaves a field or sends: pages pay nothing for it before.
 */
import type { CallFailure } from '@amberlane/core';
import type { Call } from '@amberlane/contract/calls/call';
import { FIELD_FAULTS, readFieldFaults, type FieldFault, type FieldFaultCode } from '@amberlane/contract/domain/field-faults';
import { askedFor, fieldMessage, missingMessage, type AskedFor } from '@amberlane/contract/calls/field-messages';
import type { Locale } from '@amberlane/contract/site';
import { LABEL_NOTE } from '../../field/label-note.ts';

export type FoundFault = Pick<FieldFault, 'field' | 'code'> & Partial<Pick<FieldFault, 'params'>>;

/** A fault as a sentence in a language. */
export interface FaultSentence {
  (locale: Locale): string;
  /** Whether the sentence says which field is meant. */
  readonly namesField?: boolean;
}

/** What fields ask for whose name means something else elsewhere, by path. */
export type AskedForIn = Readonly<Partial<Record<string, AskedFor>>>;

/** Faults by field. */
export type Faults = ReadonlyMap<string, FaultSentence>;

/**
 * The first fault of each field; `found` are faults that no schema knows, such as a password against its policy. Of a
 * list and of choices in `form` it is said to choose, not to fill in; of a field that many forms have, what to enter.
 */
export function faultSentences(
  request: Call['request'], values: unknown, found: readonly FoundFault[], { form = null, asked = {} }: { readonly form?: HTMLFormElement | null; readonly asked?: AskedForIn } = {},
): Faults {
  const judged = request.safeParse(values);
  const faults = [...(judged.success ? [] : readFieldFaults(judged.error, values)), ...found];
  const choices = new Set(form ? controlsOf(form).filter(offersChoices).map(({ name }) => name) : []);
  const sentences = new Map<string, FaultSentence>();
  for (const { field, code, params } of faults) {
    if (sentences.has(field)) continue;
    const told = choices.has(field) && isNothingChosen(code, params) ? 'choice' : code;
    const missing = told === 'required' ? asked[field] ?? askedFor(field) : undefined;
    sentences.set(field, missing ? missingSentence(missing) : (locale) => fieldMessage(told, locale, params ?? {}));
  }
  return sentences;
}

/** Of boxes of one name the schema sees a list that is too short. */
const isNothingChosen = (code: FieldFaultCode, params: FoundFault['params']): boolean => code === 'required' || (code === 'tooFew' && params?.['min'] === 1);

const missingSentence = (asked: AskedFor): FaultSentence => Object.assign((locale: Locale) => missingMessage(asked, locale), { namesField: true });

/** What the API said of single fields. It spoke `spoken`; in other languages the limits that it named are unknown. */
export const apiFaults = ({ fields }: Pick<CallFailure, 'fields'>, spoken: Locale): Faults =>
  new Map(fields.map(({ field, code, message }) => [field, (locale: Locale) => (locale === spoken ? message : withoutLimits(codeOf(code), locale))]));

const codeOf = (code: string): FieldFaultCode => FIELD_FAULTS.find((known) => known === code) ?? 'format';

function withoutLimits(code: FieldFaultCode, locale: Locale): string {
  const sentence = fieldMessage(code, locale, {});
  return /\{\w+\}/.test(sentence) ? fieldMessage('format', locale, {}) : sentence;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const offersChoices = (control: Control): boolean => control instanceof HTMLSelectElement || control.type === 'radio' || isBoxOfGroup(control);

/** One of several boxes of one name; a consent stands alone. */
const isBoxOfGroup = (control: Control): boolean => control.type === 'checkbox' && control.closest('[role=group][aria-labelledby]') !== null;

const controlsOf = (form: HTMLFormElement): Control[] => Array.from(form.elements).filter(isControl);

/** Adds what the fields of a form have against themselves (`own-fault.ts`); each says it in the language of the page. */
export const withOwnFaults = (form: HTMLFormElement, faults: Faults): Faults =>
  new Map([...controlsOf(form).flatMap((control) => (control.validity.customError ? [[control.name, sentenceOf(control)] as const] : [])), ...faults]);

function sentenceOf(control: Control): FaultSentence {
  const said = control.validationMessage;
  return () => control.validationMessage || said;
}

/** The same faults in the order in which their fields stand in the form; those without a field come last. */
export function inOrderOf(form: HTMLFormElement, faults: Faults): Faults {
  const names = controlsOf(form).map(({ name }) => name);
  const placeOf = (name: string): number => (names.includes(name) ? names.indexOf(name) : names.length);
  return new Map([...faults].sort(([a], [b]) => placeOf(a) - placeOf(b)));
}

/** The name of a field, or of the group of choices that it stands in, as its label says it now; '' for none. A consent's label is a whole sentence: it names nothing. */
export function fieldName(field: HTMLElement | null): string {
  if (field === null) return '';
  const isBox = field instanceof HTMLInputElement && field.type === 'checkbox';
  const group = field.closest(isBox ? '[role=group][aria-labelledby]' : '[role=radiogroup]');
  if (isBox && group === null) return '';
  const label = document.getElementById(group?.getAttribute('aria-labelledby') ?? '') ?? (isControl(field) ? field.labels?.[0] : undefined);
  if (!label) return field.getAttribute('aria-label') ?? '';
  const name = label.cloneNode(true) as HTMLElement;
  for (const note of name.querySelectorAll(`[${LABEL_NOTE}]`)) note.remove();
  // A label may be a question; in a list it is a name.
  return name.textContent.trim().replace(/\s*[?？؟:：]$/u, '');
}
