/** What the list of orders shows: read from the address and written to it, so that it can be shared and outlives a reload. */
import { ORDER_STATUSES, type OrderStatus } from '@amberlane/contract/domain/order-states';
import type { OrderSorting } from './order-sorting.ts';
import { ORDER_SORTINGS } from './order-sorting.ts';
import { LIST_PATH } from './order-paths.ts';

/** Orders that wait for the customer: no status of its own, and asked for like one. */
export const WAITING = 'WAITING';

export interface OrderFilter {
  readonly status: OrderStatus | typeof WAITING | null;
  readonly kind: 'local' | 'international' | null;
  /** Only orders that another carrier brings to our warehouse. */
  readonly presend: boolean;
  /** ISO dates, both included; '' without a limit. */
  readonly from: string;
  readonly to: string;
  readonly keyword: string;
  readonly sort: OrderSorting;
  /** Where the page begins; '' is the first one. */
  readonly cursor: string;
  readonly size: number;
}

export const PAGE_SIZES = [10, 20, 50] as const;
const USUAL_SIZE = 20;

export const EVERY_ORDER: OrderFilter = { status: null, kind: null, presend: false, from: '', to: '', keyword: '', sort: 'newest', cursor: '', size: USUAL_SIZE };

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | null => values.find((value) => value === given) ?? null;

/** `2026-02-30` is no day. */
function dayOf(given: string | null): string {
  if (given === null || !/^\d{4}-\d{2}-\d{2}$/.test(given)) return '';
  const day = new Date(`${given}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== given ? '' : given;
}

/** `search` is a query with or without its question mark; what makes no sense in it counts as left out. */
export function readOrderFilter(search: string): OrderFilter {
  const query = new URLSearchParams(search);
  return {
    status: oneOf([...ORDER_STATUSES, WAITING], query.get('status')?.toUpperCase() ?? null),
    kind: oneOf(['local', 'international'], query.get('kind')),
    presend: query.get('presend') === '1',
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    keyword: (query.get('q') ?? '').trim().slice(0, 80),
    sort: oneOf(ORDER_SORTINGS, query.get('sort')) ?? 'newest',
    cursor: (query.get('cursor') ?? '').slice(0, 200),
    size: PAGE_SIZES.find((size) => String(size) === query.get('size')) ?? USUAL_SIZE,
  };
}

/** Path and query under `/{lang}`; nothing stands in it that is usual. */
export function orderListAddress(filter: OrderFilter): string {
  const { status, kind, presend, from, to, keyword, sort, cursor, size } = filter;
  const parts: readonly (readonly [string, string])[] = [
    ['status', status?.toLowerCase() ?? ''],
    ['kind', kind ?? ''],
    ['presend', presend ? '1' : ''],
    ['from', from],
    ['to', to],
    ['q', keyword],
    ['sort', sort === 'newest' ? '' : sort],
    ['size', size === USUAL_SIZE ? '' : String(size)],
    ['cursor', cursor],
  ];
  const query = new URLSearchParams(parts.filter(([, value]) => value !== '').map(([name, value]) => [name, value])).toString();
  return query === '' ? LIST_PATH : `${LIST_PATH}?${query}`;
}

/** The last day is before the first one. */
export const isReversed = ({ from, to }: Pick<OrderFilter, 'from' | 'to'>): boolean => from !== '' && to !== '' && to < from;

/** Something narrows the list, beside its order and its pages. */
export const isNarrowed = ({ status, kind, presend, from, to, keyword }: OrderFilter): boolean =>
  status !== null || kind !== null || presend || from !== '' || to !== '' || keyword !== '';

/** The conditions as the calls want them; a status counts for the list and for an export of it. */
export const conditionsOf = ({ status, kind, presend, from, to, keyword }: OrderFilter) => ({
  ...(status === WAITING ? { waiting: true } : status && { statuses: [status] }),
  ...(kind && { kind }),
  ...(presend && { presend }),
  ...(from && { from }),
  ...(to && { to }),
  keyword,
});
