import type { OrderRow } from '../../orders/order-calls.ts';

/** States in which the price of an order may still come. */
const OPEN: readonly OrderRow['status'][] = ['SUBMITTED', 'ACCEPTED', 'PICKED_UP', 'IN_TRANSIT'];

/** No rate was there for the way of the order: customer service confirms its price. */
export const isPricePending = ({ referencePrice, status }: Pick<OrderRow, 'referencePrice' | 'status'>): boolean => referencePrice === null && OPEN.includes(status);
