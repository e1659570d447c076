import { useEffect } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { ButtonLink, Ltr, Time } from '@amberlane/ui';
import { decisionCalls } from '../../delivery-choice/decision-calls.ts';
import type { OrderRow } from '../order-calls.ts';
import { deliveryChoicePath, detailPath } from '../order-paths.ts';
import { OrderStatusMark, taskOf } from '../order-status.tsx';
import { Recipient } from './recipient.tsx';
import css from './tasks.module.css';

/** An order that waits for the customer, and the way to what it waits for; nothing once the customer has chosen. */
export function TaskCard({ order }: { order: OrderRow }) {
  const { waybillNo, orderNo, status } = order;
  const chooses = taskOf(order) === 'choose' && waybillNo !== null;
  const decision = useDecisionOf(chooses ? waybillNo : null);
  if (decision?.decision) return null;
  const period = decision?.period;
  return (
    <li className={css.task}>
      <OrderStatusMark of={order} />
      <h3 className={css.who}>
        <Recipient of={order} />
      </h3>
      <p>
        <FormattedMessage id={!chooses ? 'order-tasks.customs' : status === 'RETURNED' ? 'order-tasks.returned' : 'order-tasks.choose'} />
      </p>
      {period ? (
        <p className={css.deadline}>
          <FormattedMessage id="order-tasks.deadline" values={{ day: <Time key="day" at={period.deadline} zone={period.timeZone} show="day" /> }} />
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

/** What can still be chosen for a parcel, and until when; undefined until it is known, and where it can't be had. */
function useDecisionOf(waybillNo: string | null) {
  const [read, { data }] = decisionCalls.useReadDecisionMutation();
  useEffect(() => {
    if (waybillNo !== null) void read({ waybillNo, phoneLast4: '' });
  }, [read, waybillNo]);
  return data;
}
