/** Links from one page of a list to the next. */
import { html, type Html } from '../html.ts';

/** `/?tab=log&before=17`; what is empty is left out. */
export function addressOf(query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `/?${new URLSearchParams(given).toString()}`;
}

interface Pages {
  readonly label: string;
  /** null on the first page. */
  readonly first: string | null;
  /** null on the last one. */
  readonly next: string | null;
}

export function pager({ label, first, next }: Pages): Html | null {
  if (first === null && next === null) return null;
  return html`<nav class="row" aria-label="${label}">${first !== null && html`<a class="button small" href="${first}">First page</a>`}${next !== null && html`<a class="button small" href="${next}">Next page</a>`}</nav>`;
}
