import { FormattedMessage } from '@amberlane/core';
import { ButtonLink, Ltr, Time } from '@amberlane/ui';
import type { OrderRow } from '../order-calls.ts';
import { deliveryChoicePath, detailPath } from '../order-paths.ts';
import { OrderStatusMark, taskOf } from '../order-status.tsx';
import { Recipient } from './recipient.tsx';
import css from './tasks.module.css';

/** An order that waits for the customer, and the way to what it waits for. */
export function TaskCard({ order }: { order: OrderRow }) {
  const { waybillNo, orderNo, status, decideBy } = order;
  const chooses = taskOf(order) === 'choose' && waybillNo !== null;
  return (
    <li className={css.task}>
      <OrderStatusMark of={order} />
      <h3 className={css.who}>
        <Recipient of={order} />
      </h3>
      <p>
        <FormattedMessage id={!chooses ? 'order-tasks.customs' : status === 'RETURNED' ? 'order-tasks.returned' : 'order-tasks.choose'} />
      </p>
      {decideBy ? (
        <p className={css.deadline}>
          <FormattedMessage id="order-tasks.deadline" values={{ day: <Time key="day" at={decideBy.at} zone={decideBy.timeZone} show="day" /> }} />
        </p>
      ) : null}
      <p className={css.way}>
        <ButtonLink small kind="primary" to={chooses ? deliveryChoicePath(waybillNo) : detailPath(order)}>
          <FormattedMessage id={chooses ? 'order-tasks.choose.action' : 'order-tasks.customs.action'} />
        </ButtonLink>
        <Ltr code>{waybillNo ?? orderNo}</Ltr>
      </p>
    </li>
  );
}
