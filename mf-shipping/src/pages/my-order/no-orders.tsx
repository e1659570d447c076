import { FormattedMessage } from '@amberlane/core';
import { ButtonLink, drawings, EmptyState, Tile } from '@amberlane/ui';
import { EVERY_ORDER, orderListAddress, type OrderFilter } from '../../orders/order-filter.ts';
import { SHIP_PATH } from '../../orders/order-paths.ts';

/** No order at all, or none that the filters leave. */
export function NoOrders({ narrowed, filter }: { narrowed: boolean; filter: OrderFilter }) {
  if (narrowed) {
    return (
      <EmptyState
        level={2}
        title={<FormattedMessage id="my-order.none.title" />}
        art={<Tile of={drawings.search} />}
        action={
          <ButtonLink to={orderListAddress({ ...EVERY_ORDER, sort: filter.sort, size: filter.size })}>
            <FormattedMessage id="my-order.clear" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="my-order.none.text" />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={2}
      title={<FormattedMessage id="my-order.empty.title" />}
      art={<Tile of={drawings.parcel} />}
      action={
        <ButtonLink kind="primary" to={SHIP_PATH}>
          <FormattedMessage id="my-order.ship" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="my-order.empty.text" />
    </EmptyState>
  );
}
