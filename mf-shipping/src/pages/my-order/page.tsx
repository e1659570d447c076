/** All orders of the customer: found, filtered, printed, exported and cancelled, one or many at a time. */
import { useEffect, useState } from 'react';
import { definePage, FormattedMessage, usePageAddress, useRoutes } from '@amberlane/core';
import { ButtonLink, CallFailed, Drawing, drawings, Icon, icons, ListState, listStateOf } from '@amberlane/ui';
import { AccountPage } from '../../orders/account-page.tsx';
import { rememberPage } from '../../orders/cursor-trail.ts';
import { orderCalls } from '../../orders/order-calls.ts';
import { conditionsOf, isNarrowed, isReversed, orderListAddress, readOrderFilter, type OrderFilter } from '../../orders/order-filter.ts';
import { LIST_PATH, SHIP_PATH } from '../../orders/order-paths.ts';
import { stayInStep } from '../../orders/tab-sync.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterForm } from './filter-form.tsx';
import { ListTools } from './list-tools.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrderList } from './order-list.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { WaitingNotice } from './waiting-notice.tsx';
import css from './page.module.css';

const IMPORT_PATH = 'express/order-import';

function MyOrder() {
  const filter = readOrderFilter(usePageAddress().search);
  const routes = useRoutes();
  return (
    <AccountPage
      path={LIST_PATH}
      art={<Drawing of={drawings.parcel} />}
      title={<FormattedMessage id="my-order.title" />}
      actions={
        <>
          <ButtonLink kind="primary" to={SHIP_PATH}>
            <FormattedMessage id="my-order.ship" />
          </ButtonLink>
          {routes.has(IMPORT_PATH) ? (
            <ButtonLink to={IMPORT_PATH}>
              <Icon of={icons.doc} />
              <FormattedMessage id="my-order.import" />
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <Orders filter={filter} />
    </AccountPage>
  );
}

function Orders({ filter }: { filter: OrderFilter }) {
  const { data, error, isLoading, isFetching, refetch } = orderCalls.useOrderListQuery(
    { ...conditionsOf(filter), sort: filter.sort, cursor: filter.cursor, pageSize: filter.size },
    // Forms and scans change orders while this page is away; a reversed span is not asked for, the form says why.
    { refetchOnMountOrArgChange: true, skip: isReversed(filter) },
  );
  useEffect(() => {
    if (data && !isFetching) rememberPage(filter, data.nextCursor, data.list.length);
  }, [data, isFetching, filter]);
  // Where an order is a card, boxes come when they are asked for; a table always has them.
  const [picking, setPicking] = useState(false);
  const narrowed = isNarrowed(filter);
  const nothingAtAll = !narrowed && data?.total === 0;
  return (
    <div className={css.orders}>
      {nothingAtAll ? null : (
        <div className={css.top}>
          {!narrowed && filter.cursor === '' && data && data.waiting > 0 ? <WaitingNotice count={data.waiting} /> : null}
          <StatusTabs filter={filter} page={data} />
          <div className={css.tools}>
            <FilterForm key={JSON.stringify(filter)} filter={filter} />
            {data && data.total > 0 && !isReversed(filter) ? <ListTools key={`tools ${JSON.stringify(filter)}`} filter={filter} total={data.total} picking={picking} onPick={setPicking} /> : null}
          </div>
          {narrowed ? <ActiveFilters filter={filter} /> : null}
        </div>
      )}
      {isReversed(filter) ? null : (
        <ListState
          state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data?.total })}
          skeleton={<RowsSkeleton />}
          error={
            <CallFailed
              error={error}
              title={<FormattedMessage id="my-order.failed" />}
              onRetry={() => void refetch()}
              actions={
                // A cursor of another day may lead nowhere.
                filter.cursor === '' ? null : (
                  <ButtonLink to={orderListAddress({ ...filter, cursor: '' })}>
                    <FormattedMessage id="my-order.pages.first" />
                  </ButtonLink>
                )
              }
            />
          }
          empty={<NoOrders narrowed={narrowed} filter={filter} />}
        >
          {data ? <OrderList page={data} filter={filter} fetching={isFetching} picking={picking} stale={error !== undefined} onRetry={() => void refetch()} /> : null}
        </ListState>
      )}
    </div>
  );
}

export default definePage({
  component: MyOrder,
  setup: stayInStep,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'my-order.title' }), description: intl.formatMessage({ id: 'my-order.lead' }) }),
});
