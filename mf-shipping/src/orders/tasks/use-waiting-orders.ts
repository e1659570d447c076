import { orderCalls, type OrderRow } from '../order-calls.ts';

/** As many as a page of the list takes. */
const LOOKED_AT = 50;

/** What has a last day comes before what has none. */
const deadlineOf = ({ decideBy }: OrderRow): string => decideBy?.at ?? '9999';

/** Of the orders that wait for the customer those that changed last, the earliest deadline first, and how many wait; nothing before they came. */
export function useWaitingOrders() {
  const { data } = orderCalls.useOrderListQuery({ waiting: true, sort: 'updated', cursor: '', pageSize: LOOKED_AT }, { refetchOnMountOrArgChange: true });
  return data && { total: data.total, orders: data.list.toSorted((one, other) => deadlineOf(one).localeCompare(deadlineOf(other))) };
}
