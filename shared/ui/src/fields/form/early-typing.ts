/**
 * React takes a page over after the first touch, and its take-over writes the server's values into the fields once
 * more. What was typed until then is read before that and kept.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { valueAt, withValue } from './value-path.ts';

/** Gives the values with what stands in the form of the page, once, when it differs. */
export function useEarlyTyping<Values extends object>(formId: string, initial: Values, take: (values: Values) => void): void {
  const [early] = useState(() => (typeof document === 'undefined' ? null : typedInto(document.getElementById(formId), initial)));
  const pending = useRef(early !== null && early !== initial);
  useLayoutEffect(() => {
    if (pending.current && early !== null) take(early);
    pending.current = false;
  });
}

function typedInto<Values extends object>(form: HTMLElement | null, initial: Values): Values | null {
  if (!(form instanceof HTMLFormElement)) return null;
  const names = new Set(Array.from(form.elements, (element) => element.getAttribute('name') ?? ''));
  const data = new FormData(form);
  let values = initial;
  for (const name of names) {
    const before = valueAt(initial, name);
    const typed = typeof before === 'boolean' ? data.has(name) : data.get(name);
    if (typeof typed === typeof before && typed !== before) values = withValue(values, name, typed);
  }
  return values;
}
