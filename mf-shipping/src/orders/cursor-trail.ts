/**
 * The way back through a list that is paged by cursor: a cursor names what comes after it, never what comes before. Kept
 * for the document; a page that was opened by a link leads back to the first one instead.
 */
import { orderListAddress, type OrderFilter } from './order-filter.ts';

interface Visited {
  /** Address of the page before. */
  readonly before: string;
  /** Place of its first order in the list, from 1 on; null where the pages before were not seen. */
  readonly start: number | null;
}

const visited = new Map<string, Visited>();

/** The page of this filter was shown with `count` orders, and `next` is the cursor of the one after it. */
export function rememberPage(filter: OrderFilter, next: string, count: number): void {
  const start = pageStart(filter);
  if (next !== '') visited.set(orderListAddress({ ...filter, cursor: next }), { before: orderListAddress(filter), start: start === null ? null : start + count });
}

/** Address of the page before; null for the first one. */
export function pageBefore(filter: OrderFilter): string | null {
  if (filter.cursor === '') return null;
  return visited.get(orderListAddress(filter))?.before ?? orderListAddress({ ...filter, cursor: '' });
}

/** Place of the first order of this page in the list; null where the pages before were not seen. */
export function pageStart(filter: OrderFilter): number | null {
  return filter.cursor === '' ? 1 : (visited.get(orderListAddress(filter))?.start ?? null);
}
