import { FormattedMessage } from '@amberlane/core';
import { pageStart } from '../../orders/cursor-trail.ts';
import type { OrderPage } from '../../orders/order-calls.ts';
import type { OrderFilter } from '../../orders/order-filter.ts';

/** `1–20 of 110 shipments`, or how many there are where one page holds all or the place of the page is not known. */
export function OrderRange({ filter, page: { total, list } }: { filter: OrderFilter; page: OrderPage }) {
  const from = pageStart(filter);
  if (from === null || list.length === 0 || list.length >= total) return <FormattedMessage id="my-order.count" values={{ count: total }} />;
  return <FormattedMessage id="my-order.range" values={{ from, to: from + list.length - 1, count: total }} />;
}
