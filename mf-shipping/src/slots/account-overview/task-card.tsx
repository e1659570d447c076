import { FormattedMessage } from '@amberlane/core';
import { ButtonLink, Ltr } from '@amberlane/ui';
import type { OrderRow } from '../../orders/order-calls.ts';
import { deliveryChoicePath, detailPath } from '../../orders/order-paths.ts';
import { OrderStatusMark, taskOf } from '../../orders/order-status.tsx';
import { Recipient } from './recipient.tsx';
import css from './overview.module.css';

/** An order that waits for the customer, and the way to what it waits for. */
export function TaskCard({ order }: { order: OrderRow }) {
  const { waybillNo, orderNo } = order;
  const chooses = taskOf(order) === 'choose';
  return (
    <li className={css.task}>
      <OrderStatusMark of={order} />
      <h3 className={css.who}>
        <Recipient of={order} />
      </h3>
      <p>
        <FormattedMessage id={chooses ? 'shipping-overview.choose' : 'shipping-overview.customs'} />
      </p>
      <p className={css.way}>
        <ButtonLink small kind="primary" to={chooses && waybillNo ? deliveryChoicePath(waybillNo) : detailPath(order)}>
          <FormattedMessage id={chooses ? 'shipping-overview.choose.action' : 'shipping-overview.customs.action'} />
        </ButtonLink>
        <Ltr code>{waybillNo ?? orderNo}</Ltr>
      </p>
    </li>
  );
}
