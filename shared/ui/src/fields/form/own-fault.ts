/**
 * A fault that only the field itself can see (a number that does not fit its country): told to the form through the
 * browser's own constraint validation, so that the form refuses to send and its summary knows the sentence.
 */
import { useLayoutEffect, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function useOwnFault(control: RefObject<Control | null>, sentence: string | undefined): void {
  useLayoutEffect(() => control.current?.setCustomValidity(sentence ?? ''), [control, sentence]);
}

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): Control[] => Array.from(form.elements).filter(isControl);

/** Sentences of the fields' own faults, by name. */
export const ownFaults = (form: HTMLFormElement): Map<string, string> =>
  new Map(controlsOf(form).flatMap((control) => (control.validity.customError ? [[control.name, control.validationMessage] as const] : [])));

/** The same faults in the order in which their fields stand in the form; those without a field come last. */
export function inOrderOf(form: HTMLFormElement, faults: ReadonlyMap<string, string>): Map<string, string> {
  const names = controlsOf(form).map(({ name }) => name);
  const placeOf = (name: string): number => (names.includes(name) ? names.indexOf(name) : names.length);
  return new Map([...faults].sort(([a], [b]) => placeOf(a) - placeOf(b)));
}
