import type { ReactNode } from 'react';
import { FormattedMessage, Link, useIntl, useMarket, useRoutes } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { Money, Time } from '@amberlane/ui';
import { codCalls, type CodSummary } from '../../cod/cod-calls.ts';
import type { OrderPage } from '../../orders/order-calls.ts';
import { EVERY_ORDER, orderListAddress, WAITING } from '../../orders/order-filter.ts';
import css from './glance.module.css';

const COD = 'express/cod';

/** What waits, moves, has arrived and was not sent yet, and the money to come, each with the way to it. */
export function Glance({ of: { waiting, counts } }: { of: Pick<OrderPage, 'waiting' | 'counts'> }) {
  const { formatMessage, formatNumber } = useIntl();
  const { data: payouts } = codCalls.useCodSummaryQuery(null, { skip: !useRoutes().has(COD), refetchOnMountOrArgChange: true });
  return (
    <nav aria-label={formatMessage({ id: 'shipping-overview.glance' })}>
      <ul role="list" className={css.figures}>
        <Figure to={orderListAddress({ ...EVERY_ORDER, status: WAITING })} value={formatNumber(waiting)} isUrgent={waiting > 0}>
          <FormattedMessage id="shipping-overview.glance.waiting" />
        </Figure>
        <Figure to={orderListAddress({ ...EVERY_ORDER, status: 'IN_TRANSIT' })} value={formatNumber(counts.IN_TRANSIT)}>
          <FormattedMessage id="shipping-overview.glance.inTransit" />
        </Figure>
        <Figure to={orderListAddress({ ...EVERY_ORDER, status: 'DELIVERED' })} value={formatNumber(counts.DELIVERED)}>
          <FormattedMessage id="shipping-overview.glance.delivered" />
        </Figure>
        {counts.DRAFT > 0 ? (
          <Figure to={orderListAddress({ ...EVERY_ORDER, status: 'DRAFT' })} value={formatNumber(counts.DRAFT)}>
            <FormattedMessage id="shipping-overview.glance.drafts" values={{ count: counts.DRAFT }} />
          </Figure>
        ) : null}
        {payouts ? <ToBePaid of={payouts} /> : null}
      </ul>
    </nav>
  );
}

/** The open part of each currency; nothing where all is paid out. */
function ToBePaid({ of: { totals } }: { of: CodSummary }) {
  const zone = COUNTRY_TIME_ZONE[useMarket().country];
  return totals
    .filter(({ open }) => open.amount > 0)
    .map(({ currency, open, payoutAt }) => (
      <Figure key={currency} isAmount to={COD} value={<Money of={open} />}>
        {payoutAt === null ? <FormattedMessage id="shipping-overview.glance.noAccount" /> : <FormattedMessage id="shipping-overview.glance.payout" values={{ day: <Time key="day" at={payoutAt} zone={zone} show="day" /> }} />}
      </Figure>
    ));
}

interface FigureProps {
  readonly to: string;
  readonly value: ReactNode;
  readonly isUrgent?: boolean;
  /** An amount takes twice the room of a count. */
  readonly isAmount?: boolean;
  readonly children: ReactNode;
}

const Figure = ({ to, value, isUrgent = false, isAmount = false, children }: FigureProps) => (
  <li className={isAmount ? css.amount : undefined}>
    <Link to={to} className={css.figure}>
      <strong className={isUrgent ? css.urgent : css.value}>{value}</strong> <span>{children}</span>
    </Link>
  </li>
);
