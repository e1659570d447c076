/** The page of one order, for both kinds: each has its address, and one that is opened under the other's is sent on. */
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useGoTo, usePageAddress } from '@amberlane/core';
import { ButtonLink, CallFailed, drawings, EmptyState, Skeleton, Tile } from '@amberlane/ui';
import { orderCalls, type OrderDetail } from '../order-calls.ts';
import { detailPath, LIST_PATH } from '../order-paths.ts';
import { OneOrderPage } from './one-order-page.tsx';
import { OrderView } from './order-view.tsx';
import { RemovedOrder } from './removed-order.tsx';

const NOT_FOUND = 404;

const isGone = (error: unknown): boolean => typeof error === 'object' && error !== null && 'status' in error && error.status === NOT_FOUND;

export function OrderPage({ kind }: { kind: OrderDetail['kind'] }) {
  const id = new URLSearchParams(usePageAddress().search).get('id')?.slice(0, 64) ?? '';
  // Another order is another page: nothing of the one before stays.
  return <OneOrder key={id} id={id} kind={kind} />;
}

function OneOrder({ id, kind }: { id: string; kind: OrderDetail['kind'] }) {
  const { currentData: order, error, refetch } = orderCalls.useOrderDetailQuery({ id }, { skip: id === '', refetchOnMountOrArgChange: true });
  const [removed, setRemoved] = useState<OrderDetail | null>(null);
  const goTo = useGoTo();
  const elsewhere = order !== undefined && order.kind !== kind ? detailPath(order) : null;
  const sendOn = useEffectEvent((to: string) => goTo(to, { replace: true }));
  useEffect(() => {
    if (elsewhere !== null) sendOn(elsewhere);
  }, [elsewhere]);
  if (removed) return <RemovedOrder order={removed} onBack={() => setRemoved(null)} />;
  if (id === '' || isGone(error)) return <UnknownOrder />;
  if (order && elsewhere === null) return <OrderView order={order} onReload={refetch} onRemoved={setRemoved} />;
  return (
    <OneOrderPage>
      {error ? (
        <CallFailed error={error} title={<FormattedMessage id="order.failed" />} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <Skeleton lines={[40, 85, 62, 70, 50]} slowText={<FormattedMessage id="order.slow" />} />
        </div>
      )}
    </OneOrderPage>
  );
}

const UnknownOrder = () => (
  <OneOrderPage>
    <EmptyState
      level={2}
      title={<FormattedMessage id="order.unknown.title" />}
      art={<Tile of={drawings.search} />}
      action={
        <ButtonLink kind="primary" to={LIST_PATH}>
          <FormattedMessage id="order.list" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="order.unknown.text" />
    </EmptyState>
  </OneOrderPage>
);
