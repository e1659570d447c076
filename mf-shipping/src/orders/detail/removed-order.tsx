import { useEffect, useRef } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Button, ButtonLink, Ltr, Notice } from '@amberlane/ui';
import { orderCalls, type OrderDetail } from '../order-calls.ts';
import { LIST_PATH } from '../order-paths.ts';
import { OneOrderPage } from './one-order-page.tsx';
import css from './order-page.module.css';

/** What was deleted, with the way back; the focus is here, since its button is gone. */
export function RemovedOrder({ order: { id, orderNo }, onBack }: { order: OrderDetail; onBack: () => void }) {
  const [putBack, { isLoading, isError }] = orderCalls.usePutBackOrderMutation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const undo = async (): Promise<void> => {
    const { error } = await putBack({ id });
    if (!error) onBack();
  };
  return (
    <OneOrderPage>
      <div ref={place} tabIndex={-1} className={css.part}>
        <Notice tone={isError ? 'attention' : 'done'} role="status">
          <FormattedMessage id={isError ? 'order.removed.failed' : 'order.removed'} values={{ number: <Ltr>{orderNo}</Ltr> }} />
        </Notice>
        <div className={css.meta}>
          <Button busy={isLoading} onClick={() => void undo()}>
            <FormattedMessage id="order.removed.undo" />
          </Button>
          <ButtonLink kind="primary" to={LIST_PATH}>
            <FormattedMessage id="order.list" />
          </ButtonLink>
        </div>
      </div>
    </OneOrderPage>
  );
}
