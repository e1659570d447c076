import { FormattedMessage, Link, useRoutes } from '@amberlane/core';
import { ButtonLink, Ltr, StatusShape, Time, VisuallyHidden } from '@amberlane/ui';
import type { OrderRow } from '../order-calls.ts';
import { deliveryChoicePath, detailPath } from '../order-paths.ts';
import { taskOf } from '../order-status.tsx';
import { Recipient } from './recipient.tsx';
import css from './tasks.module.css';

/** Page of another remote: what customs wants goes by way of customer service. */
const CONTACT = 'service/contact-us';

const BLANK = ' ';

interface TaskRowProps {
  readonly order: OrderRow;
  /** Nothing else has to be decided before it. */
  readonly isNearest: boolean;
}

/** An order that waits for the customer: what for, until when, what happens then, and the way there. */
export function TaskRow({ order, isNearest }: TaskRowProps) {
  const { waybillNo, orderNo, decideBy, customsReason } = order;
  const number = waybillNo ?? orderNo;
  const chooses = taskOf(order) === 'choose' && waybillNo !== null;
  const isBack = order.status === 'RETURNED';
  const hasContact = useRoutes().has(CONTACT);
  const way = chooses ? { to: deliveryChoicePath(waybillNo), words: 'order-tasks.choose.action' } : hasContact ? { to: CONTACT, words: 'order-tasks.customs.contact' } : { to: detailPath(order), words: 'order-tasks.customs.action' };
  return (
    <li className={css.task}>
      <StatusShape status="attention" />
      <div className={css.what}>
        <h3 className={css.head}>
          <Link to={detailPath(order)} className={css.number}>
            <Ltr figures>{number}</Ltr>
          </Link>
          <span className={css.who}>
            <Recipient of={order} />
          </span>
        </h3>
        <p className={css.reason}>
          {chooses ? <FormattedMessage id="order-tasks.choose" values={{ reason: order.failedAttempts?.reason ?? 'other' }} /> : <FormattedMessage id="order-tasks.customs" values={{ reason: customsReason ?? 'other' }} />}
        </p>
      </div>
      {decideBy ? (
        <p className={css.until}>
          <span className={isNearest ? css.deadline : css.day}>
            <FormattedMessage id="order-tasks.by" values={{ day: <Time key="day" at={decideBy.at} zone={decideBy.timeZone} show="day" /> }} />
          </span>
          {BLANK}
          {chooses ? (
            <small className={isBack ? css.destroyed : css.returns}>{isBack ? <FormattedMessage id="order-tasks.returned" /> : <FormattedMessage id="order-tasks.returns" />}</small>
          ) : null}
        </p>
      ) : null}
      <ButtonLink small to={way.to}>
        <FormattedMessage id={way.words} values={{ reason: customsReason ?? 'other' }} />
        <VisuallyHidden>
          <FormattedMessage id="order-tasks.of" values={{ number }} />
        </VisuallyHidden>
      </ButtonLink>
    </li>
  );
}
