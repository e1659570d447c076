import { FormattedMessage } from '@amberlane/core';
import { PopoverMenu, VisuallyHidden, type MenuItem } from '@amberlane/ui';
import { orderListAddress, type OrderFilter } from '../../orders/order-filter.ts';
import { ORDER_SORTINGS, type OrderSorting } from '../../orders/order-sorting.ts';

const SORT_WORD = {
  newest: 'my-order.sort.newest',
  oldest: 'my-order.sort.oldest',
  updated: 'my-order.sort.updated',
  priceDown: 'my-order.sort.priceDown',
} as const satisfies Record<OrderSorting, string>;

/** The orders of the list as links; another one begins at the first page. */
export const sortItems = (filter: OrderFilter): readonly MenuItem[] =>
  ORDER_SORTINGS.map((sort) => ({ label: <FormattedMessage id={SORT_WORD[sort]} />, to: orderListAddress({ ...filter, sort, cursor: '' }), current: filter.sort === sort }));

export function SortMenu({ filter }: { filter: OrderFilter }) {
  return (
    <PopoverMenu
      small
      align="end"
      trigger={
        <>
          <VisuallyHidden>
            <FormattedMessage id="my-order.sort" />
          </VisuallyHidden>{' '}
          <FormattedMessage id={SORT_WORD[filter.sort]} />
        </>
      }
      items={sortItems(filter)}
    />
  );
}
