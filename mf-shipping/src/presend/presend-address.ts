/** Addresses of the page of pre-announced parcels: its list, and the form that announces one. Pure. */
import { ORDER_STATUSES, type OrderStatus } from '@amberlane/contract/domain/order-states';

export const PRESEND_PATH = 'express/presend-package';
export const NEW_PATH = `${PRESEND_PATH}?new=1`;

/** What the list shows. */
export interface ListView {
  /** null for all. */
  readonly status: OrderStatus | null;
  readonly cursor: string;
}

/** Whether the address is that of the form; one that names a destination is. */
export const announcesOne = (query: URLSearchParams): boolean => query.has('new') || query.has('country');

export const readListView = (query: URLSearchParams): ListView => ({ status: ORDER_STATUSES.find((status) => status === query.get('status')) ?? null, cursor: query.get('cursor') ?? '' });

export function listAddress({ status, cursor }: Partial<ListView>): string {
  const query = new URLSearchParams({ ...(status && { status }), ...(cursor && { cursor }) }).toString();
  return query === '' ? PRESEND_PATH : `${PRESEND_PATH}?${query}`;
}
