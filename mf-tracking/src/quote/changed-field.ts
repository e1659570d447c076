/** Whether a field of a plain form holds something else than the server wrote into it: the reader was faster than React. */
export function hasChanged(element: Element): boolean {
  if (element instanceof HTMLSelectElement) return Array.from(element.options).some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (!(element instanceof HTMLInputElement)) return false;
  return ['checkbox', 'radio'].includes(element.type) ? element.checked !== element.defaultChecked : element.value !== element.defaultValue;
}
