/** Orders that the reader has chosen, over the pages of one filter. */
import { useState } from 'react';
import type { OrderRow } from '../../orders/order-calls.ts';

/** The most orders that one call takes (`getLabelsFileUrl`, `cancelOrders`). */
export const MOST_CHOSEN = 100;

export interface Selection {
  /** In the order in which they were chosen. */
  readonly orders: readonly OrderRow[];
  readonly has: (id: string) => boolean;
  readonly isFull: boolean;
  /** Chooses an order or leaves it; with `upTo`, also all between it and the row that was pressed last. */
  readonly toggle: (order: OrderRow, upTo: boolean) => void;
  /** Chooses all of a page, or leaves them when all are chosen. */
  readonly togglePage: () => void;
  readonly clear: () => void;
}

type Chosen = ReadonlyMap<string, OrderRow>;

/** `filterKey` names the filter: another one begins anew. */
export function useSelection(page: readonly OrderRow[], filterKey: string): Selection {
  const [state, setState] = useState<{ readonly key: string; readonly chosen: Chosen; readonly last: string | null }>({ key: filterKey, chosen: new Map(), last: null });
  const isCurrent = state.key === filterKey;
  const kept: Chosen = isCurrent ? state.chosen : new Map();
  const last = isCurrent ? state.last : null;
  // What the list knows now counts: another tab may have cancelled a chosen order.
  const fresh = new Map(page.map((order) => [order.id, order]));
  const chosen: Chosen = new Map([...kept].map(([id, order]) => [id, fresh.get(id) ?? order]));
  const set = (next: Chosen, lastPressed: string | null): void => setState({ key: filterKey, chosen: new Map([...next].slice(0, MOST_CHOSEN)), last: lastPressed });
  const without = (ids: readonly string[]): Chosen => new Map([...chosen].filter(([id]) => !ids.includes(id)));
  const withAll = (orders: readonly OrderRow[]): Chosen => new Map([...chosen, ...orders.map((order) => [order.id, order] as const)]);
  return {
    orders: [...chosen.values()],
    has: (id) => chosen.has(id),
    isFull: chosen.size >= MOST_CHOSEN,
    toggle: (order, upTo) => {
      const span = upTo ? between(page, last, order.id) : [order];
      set(chosen.has(order.id) ? without(span.map(({ id }) => id)) : withAll(span), order.id);
    },
    togglePage: () => set(page.every(({ id }) => chosen.has(id)) ? without(page.map(({ id }) => id)) : withAll(page), null),
    clear: () => set(new Map(), null),
  };
}

/** Rows from one to another, both included, whichever stands first. */
function between(page: readonly OrderRow[], from: string | null, to: string): readonly OrderRow[] {
  const end = page.findIndex(({ id }) => id === to);
  const begin = page.findIndex(({ id }) => id === from);
  return page.slice(Math.min(begin < 0 ? end : begin, end), Math.max(begin, end) + 1);
}
