/** Addresses of the page of pre-announced parcels: its list, and the form that announces one. Pure. */
import { ORDER_STATUSES, type OrderStatus } from '@amberlane/contract/domain/order-states';
import { WAITING } from '../orders/order-filter.ts';

export const PRESEND_PATH = 'express/presend-package';
export const NEW_PATH = `${PRESEND_PATH}?new=1`;

/** What the list shows. */
export interface ListView {
  /** null for all. */
  readonly status: OrderStatus | typeof WAITING | null;
  readonly cursor: string;
}

/** Whether the address is that of the form; one that names a destination is. */
export const announcesOne = (query: URLSearchParams): boolean => query.has('new') || query.has('country');

const STATUSES: readonly NonNullable<ListView['status']>[] = [...ORDER_STATUSES, WAITING];

export const readListView = (query: URLSearchParams): ListView => ({ status: STATUSES.find((status) => status === query.get('status')) ?? null, cursor: query.get('cursor') ?? '' });

export function listAddress({ status, cursor }: Partial<ListView>): string {
  const query = new URLSearchParams({ ...(status && { status }), ...(cursor && { cursor }) }).toString();
  return query === '' ? PRESEND_PATH : `${PRESEND_PATH}?${query}`;
}
