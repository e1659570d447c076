import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Button, Dialog, Icon, icons, Ltr, Notice, StatusShape } from '@amberlane/ui';
import { orderCalls, type CancelOutcome, type OrderRow } from '../../orders/order-calls.ts';
import css from './dialogs.module.css';

interface CancelDialogProps {
  readonly orders: readonly OrderRow[];
  readonly onClose: () => void;
  /** After the answer: nothing stays chosen. */
  readonly onDone: () => void;
}

/** Says what can be cancelled before it is, and afterwards what became of each order. */
export function CancelDialog({ orders, onClose, onDone }: CancelDialogProps) {
  const [cancel, { isLoading, isError, data }] = orderCalls.useCancelManyOrdersMutation();
  const possible = orders.filter(({ operations }) => operations.includes('cancel'));
  const confirm = async (): Promise<void> => {
    const { error } = await cancel({ ids: possible.map(({ id }) => id) });
    if (!error) onDone();
  };
  return (
    <Dialog
      kind="confirm"
      open
      onClose={onClose}
      title={<FormattedMessage id="my-order.cancel.title" values={{ count: orders.length }} />}
      actions={
        <>
          {data || possible.length === 0 ? null : (
            <Button kind="danger" busy={isLoading} onClick={() => void confirm()}>
              <FormattedMessage id={isLoading ? 'my-order.cancel.busy' : 'my-order.cancel.yes'} values={{ count: possible.length }} />
            </Button>
          )}
          <form method="dialog">
            <Button type="submit">
              <FormattedMessage id={data || possible.length === 0 ? 'my-order.close' : 'my-order.cancel.no'} />
            </Button>
          </form>
        </>
      }
    >
      {data ? (
        <Outcomes outcomes={data.list} orders={orders} />
      ) : (
        <>
          <p>
            <FormattedMessage id="my-order.cancel.text" values={{ possible: possible.length, impossible: orders.length - possible.length }} />
          </p>
          <ul role="list" className={css.outcomes}>
            {orders.map((order) => (
              <Line key={order.id} order={order} ok={possible.includes(order)}>
                {possible.includes(order) ? null : <FormattedMessage id="my-order.cancel.impossible" />}
              </Line>
            ))}
          </ul>
        </>
      )}
      {isError ? (
        <Notice tone="attention" role="alert">
          <FormattedMessage id="my-order.cancel.failed" />
        </Notice>
      ) : null}
    </Dialog>
  );
}

function Outcomes({ outcomes, orders }: { outcomes: readonly CancelOutcome[]; orders: readonly OrderRow[] }) {
  const failed = outcomes.filter(({ error }) => error !== null).length;
  return (
    <>
      <Notice tone={failed > 0 ? 'attention' : 'done'} role="status">
        <FormattedMessage id="my-order.cancel.done" values={{ count: outcomes.length - failed, failed }} />
      </Notice>
      <ul role="list" className={css.outcomes}>
        {outcomes.map(({ id, error }) => {
          const order = orders.find((entry) => entry.id === id);
          return order ? (
            <Line key={id} order={order} ok={error === null}>
              {error ? error.message : <FormattedMessage id="order-status.cancelled" />}
            </Line>
          ) : null;
        })}
      </ul>
    </>
  );
}

function Line({ order: { orderNo, waybillNo, acceptName }, ok, children }: { order: OrderRow; ok: boolean; children: ReactNode }) {
  return (
    <li className={css.line}>
      {ok ? <Icon of={icons.check} className={css.ok} /> : <StatusShape status="attention" className={css.no} />}
      <span>
        <Ltr figures>{waybillNo ?? orderNo}</Ltr> <bdi>{acceptName}</bdi>
        {children ? <small>{children}</small> : null}
      </span>
    </li>
  );
}
