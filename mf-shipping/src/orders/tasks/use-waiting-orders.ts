import { orderCalls, type OrderRow } from '../order-calls.ts';

/** As many as a page of the list takes. */
const LOOKED_AT = 50;

/** What has a last day comes before what has none; of one day what is destroyed then (spec §4 "Failed delivery") before what only returns to the warehouse. */
const urgencyOf = ({ decideBy, status }: OrderRow): string => (decideBy ? `${decideBy.at.slice(0, 10)} ${status === 'RETURNED' ? 'destroyed' : 'returned'} ${decideBy.at}` : '9999');

/** Of the orders that wait for the customer those that changed last, the most urgent first, and how many wait; nothing before they came. */
export function useWaitingOrders() {
  const { data } = orderCalls.useOrderListQuery({ waiting: true, sort: 'updated', cursor: '', pageSize: LOOKED_AT }, { refetchOnMountOrArgChange: true });
  return data && { total: data.total, orders: data.list.toSorted((one, other) => urgencyOf(one).localeCompare(urgencyOf(other))) };
}
