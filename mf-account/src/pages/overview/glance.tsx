import type { ReactNode } from 'react';
import { FormattedMessage, Link, useIntl, useMarket, useRoutes } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { Money, Time } from '@amberlane/ui';
import { glanceCalls, type Payouts, type ShipmentCounts } from './glance-calls.ts';
import css from './glance.module.css';

/** Pages of another remote. */
const ORDERS = 'express/my-order';
const COD = 'express/cod';

/** What waits, moves and has arrived, and the money to come, each with the way to it. Nothing for an account that has not shipped yet. */
export function Glance() {
  const intl = useIntl();
  const routes = useRoutes();
  const { data: shipments } = glanceCalls.useShipmentCountsQuery(null, { skip: !routes.has(ORDERS), refetchOnMountOrArgChange: true });
  const { data: payouts } = glanceCalls.usePayoutsQuery(null, { skip: !routes.has(COD), refetchOnMountOrArgChange: true });
  if (!shipments || shipments.total === 0) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: 'overview.glance' })}>
      <ul role="list" className={css.figures}>
        <Shipments of={shipments} />
        {payouts ? <ToBePaid of={payouts} /> : null}
      </ul>
    </nav>
  );
}

function Shipments({ of: { waiting, counts } }: { of: ShipmentCounts }) {
  const { formatNumber } = useIntl();
  return (
    <>
      <Figure to={`${ORDERS}?status=waiting`} value={formatNumber(waiting)} isUrgent={waiting > 0}>
        <FormattedMessage id="overview.glance.waiting" />
      </Figure>
      <Figure to={`${ORDERS}?status=in_transit`} value={formatNumber(counts.IN_TRANSIT)}>
        <FormattedMessage id="overview.glance.inTransit" />
      </Figure>
      <Figure to={`${ORDERS}?status=delivered`} value={formatNumber(counts.DELIVERED)}>
        <FormattedMessage id="overview.glance.delivered" />
      </Figure>
    </>
  );
}

/** The open part of each currency; nothing where all is paid out. */
function ToBePaid({ of: { totals, nextRemittance } }: { of: Payouts }) {
  const zone = COUNTRY_TIME_ZONE[useMarket().country];
  return totals
    .filter(({ open }) => open.amount > 0)
    .map(({ currency, open }) => (
      <Figure key={currency} to={COD} value={<Money of={open} />}>
        <FormattedMessage id="overview.glance.payout" values={{ day: <Time key="day" at={nextRemittance} zone={zone} show="day" /> }} />
      </Figure>
    ));
}

interface FigureProps {
  readonly to: string;
  readonly value: ReactNode;
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
}

const Figure = ({ to, value, isUrgent = false, children }: FigureProps) => (
  <li>
    <Link to={to} className={css.figure}>
      <strong className={isUrgent ? css.urgent : css.value}>{value}</strong> <span>{children}</span>
    </Link>
  </li>
);
