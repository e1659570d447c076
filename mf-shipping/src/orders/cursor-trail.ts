/**
 * The way back through a list that is paged by cursor: a cursor names what comes after it, never what comes before. Kept
 * for the document; a page that was opened by a link leads back to the first one instead.
 */
import { orderListAddress, type OrderFilter } from './order-filter.ts';

const before = new Map<string, string>();

/** The page of this filter was shown, and `next` is the cursor of the one after it. */
export function rememberPage(filter: OrderFilter, next: string): void {
  if (next !== '') before.set(orderListAddress({ ...filter, cursor: next }), orderListAddress(filter));
}

/** Address of the page before; null for the first one. */
export function pageBefore(filter: OrderFilter): string | null {
  if (filter.cursor === '') return null;
  return before.get(orderListAddress(filter)) ?? orderListAddress({ ...filter, cursor: '' });
}
