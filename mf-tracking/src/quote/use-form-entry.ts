/**
 * A plain form whose fields keep what is typed by themselves; this follows it. React takes a page over after the first
 * touch, so what the reader did until then is read before that and put back after.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { hasChanged } from './changed-field.ts';
import { entryOfForm, type QuoteEntry, type QuoteField } from './quote-entry.ts';

export interface FormEntry {
  readonly entry: QuoteEntry;
  /** Differs from what the address says. */
  readonly isDraft: boolean;
  /** Field in which the reader is typing: it is not judged yet. */
  readonly typingIn: QuoteField | null;
  readonly onInput: (form: HTMLFormElement, target: EventTarget) => void;
  /** The field that is being typed in may be judged. */
  readonly onLeave: () => void;
}

/** `address` names what the page shows; `addressed` is the entry of it. */
export function useFormEntry(formId: string, address: string, addressed: QuoteEntry): FormEntry {
  const [early] = useState(() => (typeof document === 'undefined' ? null : typedInto(formId, addressed)));
  const [draft, setDraft] = useState<{ readonly at: string; readonly entry: QuoteEntry } | null>(null);
  const [typingIn, setTypingIn] = useState<QuoteField | null>(null);
  const pending = useRef(early !== null);
  useLayoutEffect(() => {
    const form = formOf(formId);
    if (pending.current && early !== null && form) {
      writeInto(form, early);
      setDraft({ at: address, entry: early });
    }
    pending.current = false;
  }, [early, formId, address]);
  const onLeave = (): void => setTypingIn(null);
  const onFocusOut = useEffectEvent(onLeave);
  useEffect(() => {
    const form = formOf(formId);
    const leave = (): void => onFocusOut();
    form?.addEventListener('focusout', leave);
    return () => form?.removeEventListener('focusout', leave);
  }, [formId, address]);
  const entry = draft?.at === address ? draft.entry : addressed;
  return {
    entry,
    isDraft: entry !== addressed,
    typingIn,
    onLeave,
    onInput: (form, target) => {
      setDraft({ at: address, entry: entryOfForm(form, entry) });
      setTypingIn(target instanceof HTMLInputElement && target.type === 'text' ? (target.name as QuoteField) : null);
    },
  };
}

function formOf(formId: string): HTMLFormElement | null {
  const element = document.getElementById(formId);
  return element instanceof HTMLFormElement ? element : null;
}

/** null when the form holds what the address says. */
function typedInto(formId: string, addressed: QuoteEntry): QuoteEntry | null {
  const form = formOf(formId);
  if (!form) return null;
  const isTouched = Array.from(form.elements).some(hasChanged);
  return isTouched ? entryOfForm(form, addressed) : null;
}

function writeInto(form: HTMLFormElement, entry: QuoteEntry): void {
  const values = new Map<string, string | boolean>(Object.entries(entry));
  for (const element of Array.from(form.elements)) {
    if (element instanceof HTMLSelectElement) element.value = String(values.get(element.name) ?? element.value);
    if (!(element instanceof HTMLInputElement)) continue;
    const value = values.get(element.name);
    if (element.type === 'checkbox') element.checked = value === true;
    else if (element.type === 'radio') element.checked = element.value === value;
    else if (typeof value === 'string') element.value = value;
  }
}
