/**
 * A fault that only the field itself can see (a number that does not fit its country): told to the form through the
 * browser's own constraint validation, so that the form refuses to send and its summary knows the sentence.
 */
import { useLayoutEffect, type RefObject } from 'react';

export function useOwnFault(control: RefObject<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null>, sentence: string | undefined): void {
  useLayoutEffect(() => control.current?.setCustomValidity(sentence ?? ''), [control, sentence]);
}
