/** Fills `account-overview`, the start page of the account: the figures of the day, what has to be done, what one ships with, the newest orders. */
import { Suspense } from 'react';
import { ORDER_STATUSES } from '@amberlane/contract/domain/order-states';
import { defineSlot, FormattedMessage, Link, useIntl, useRoutes } from '@amberlane/core';
import { ButtonLink, CallFailed, drawings, EmptyState, Icon, icons, ListState, listStateOf, Ltr, RuledSection, TextLink, Tile, type IconDrawing } from '@amberlane/ui';
import { ExpectedDays, ShortDay } from '../../orders/dates.tsx';
import { orderCalls, type OrderPage, type OrderRow } from '../../orders/order-calls.ts';
import { detailPath, LIST_PATH, SHIP_PATH } from '../../orders/order-paths.ts';
import { OrderStatusMark } from '../../orders/order-status.tsx';
import { stayInStep } from '../../orders/tab-sync.ts';
import { Way } from '../../orders/way.tsx';
import { LateTasks } from '../../late/late-tasks.ts';
import { Glance } from './glance.tsx';
import css from './overview.module.css';

const TOOLS: readonly { readonly path: string; readonly title: string; readonly icon: IconDrawing }[] = [
  { path: SHIP_PATH, title: 'shipping-overview.ship', icon: icons.plus },
  { path: 'quote', title: 'shipping-overview.quote', icon: icons.scale },
  { path: 'express/order-import', title: 'shipping-overview.import', icon: icons.up },
  { path: 'express/presend-package', title: 'shipping-overview.presend', icon: icons.warehouse },
];

const SHOWN = 5;

/** All but drafts, which have not been sent, and what was cancelled. */
const ON_THEIR_WAY = ORDER_STATUSES.filter((status) => status !== 'DRAFT' && status !== 'CANCELLED');

function ShippingOverview() {
  const newest = orderCalls.useOrderListQuery({ statuses: ON_THEIR_WAY, sort: 'newest', cursor: '', pageSize: SHOWN }, { refetchOnMountOrArgChange: true });
  return (
    <div className={css.parts}>
      {newest.data && allOf(newest.data) > 0 ? <Glance of={newest.data} /> : null}
      <Tools />
      <Suspense>
        <LateTasks />
      </Suspense>
      <Newest of={newest} />
    </div>
  );
}

function Tools() {
  const intl = useIntl();
  const routes = useRoutes();
  return (
    <nav aria-label={intl.formatMessage({ id: 'shipping-overview.tools' })}>
      <ul role="list" className={css.tools}>
        {TOOLS.filter(({ path }) => routes.has(path)).map(({ path, title, icon }, index) => (
          <li key={path}>
            <ButtonLink wide kind={index === 0 ? 'primary' : 'plain'} to={path}>
              <Icon of={icon} />
              <FormattedMessage id={title} />
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface NewestProps {
  readonly of: {
    readonly data?: OrderPage | undefined;
    readonly error?: unknown;
    readonly isLoading: boolean;
    readonly refetch: () => unknown;
  };
}

function Newest({ of: { data, error, isLoading, refetch } }: NewestProps) {
  return (
    <RuledSection
      title={<FormattedMessage id="shipping-overview.orders" />}
      aside={
        <TextLink kind="more" to={LIST_PATH}>
          <FormattedMessage id="shipping-overview.all" />
        </TextLink>
      }
    >
      <ListState
        state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data?.total })}
        error={<CallFailed error={error} title={<FormattedMessage id="shipping-overview.failed" />} onRetry={() => void refetch()} />}
        empty={
          <EmptyState level={3} title={<FormattedMessage id="shipping-overview.none" />} art={<Tile of={drawings.parcel} />}>
            <FormattedMessage id="shipping-overview.noneText" />
          </EmptyState>
        }
      >
        <ul role="list" className={css.orders}>
          {data?.list.map((order) => (
            <li key={order.id}>
              <OrderLine order={order} />
            </li>
          ))}
        </ul>
      </ListState>
    </RuledSection>
  );
}

const allOf = ({ counts }: OrderPage): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

function OrderLine({ order }: { order: OrderRow }) {
  const { waybillNo, orderNo, orderTime, expected, acceptName } = order;
  return (
    <Link to={detailPath(order)} className={css.order}>
      <Ltr figures>{waybillNo ?? orderNo}</Ltr>
      <span className={css.to}>
        {acceptName ? (
          <span className={css.name}>
            <bdi>{acceptName}</bdi>
          </span>
        ) : null}
        <Way of={order} />
      </span>
      <OrderStatusMark of={order} />
      <span className={css.day}>
        {expected ? <FormattedMessage id="shipping-overview.expected" values={{ days: <ExpectedDays key="days" of={expected} /> }} /> : <FormattedMessage id="shipping-overview.booked" values={{ day: <ShortDay key="day" at={orderTime} /> }} />}
      </span>
    </Link>
  );
}

export default defineSlot({ component: ShippingOverview, setup: stayInStep });
