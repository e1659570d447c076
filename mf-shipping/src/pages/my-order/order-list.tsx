import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button, Notice, Spinner } from '@amberlane/ui';
import type { OrderPage, OrderRow } from '../../orders/order-calls.ts';
import { orderListAddress, PAGE_SIZES, type OrderFilter } from '../../orders/order-filter.ts';
import { useLate } from '../../orders/use-late.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CursorPages } from './cursor-pages.tsx';
import { LabelsDialog } from './labels-dialog.tsx';
import { OrderTable } from './order-table.tsx';
import { OrderRange } from './order-range.tsx';
import { isPricePending } from './price-pending.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';
import css from './order-list.module.css';

interface OrderListProps {
  readonly page: OrderPage;
  readonly filter: OrderFilter;
  readonly fetching: boolean;
  /** Cards show their boxes. */
  readonly picking: boolean;
  /** The last question failed; what is shown is older. */
  readonly stale: boolean;
  readonly onRetry: () => void;
}

/** Orders whose dialog is open; they stay what they were while the list goes on. */
interface Asked {
  readonly what: 'labels' | 'cancel';
  readonly orders: readonly OrderRow[];
}

export function OrderList({ page, filter, fetching, picking, stale, onRetry }: OrderListProps) {
  const late = useLate(fetching);
  const [asked, setAsked] = useState<Asked | null>(null);
  const selection = useSelection(page.list, orderListAddress({ ...filter, cursor: '' }));
  const { orders, clear } = selection;
  // What was chosen goes with the boxes.
  const [hadBoxes, setHadBoxes] = useState(picking);
  if (hadBoxes !== picking) {
    setHadBoxes(picking);
    if (!picking) clear();
  }
  const onEscape = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent): void => {
    // Escape belongs to an open dialog or menu first.
    if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open], :popover-open')) clear();
  });
  const choosing = orders.length > 0;
  useEffect(() => {
    if (!choosing) return undefined;
    const onKey = (event: KeyboardEvent): void => onEscape(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [choosing]);
  return (
    <section className={css.list} aria-label={useIntl().formatMessage({ id: 'my-order.list' })} aria-busy={fetching || undefined}>
      {stale ? <Stale onRetry={onRetry} /> : null}
      <div className={css.place}>
        <p role="status" className={late ? css.count : css.heard}>
          <span className={css.heard}>
            <OrderRange filter={filter} page={page} />
          </span>
          {late ? (
            <>
              <Spinner /> <FormattedMessage id="my-order.loading" />
            </>
          ) : null}
        </p>
        <SelectionBar selection={selection} onPrint={() => setAsked({ what: 'labels', orders })} onCancel={() => setAsked({ what: 'cancel', orders })} />
        <OrderTable orders={page.list} selection={selection} picking={picking || choosing} />
        {page.list.some(isPricePending) ? (
          <p className={css.note}>
            <FormattedMessage id="my-order.noPrice.why" values={{ name: <b key="name"><FormattedMessage id="my-order.noPrice" /></b> }} />
          </p>
        ) : null}
      </div>
      {page.total > PAGE_SIZES[0] || filter.cursor !== '' ? <CursorPages filter={filter} page={page} /> : null}
      {asked?.what === 'labels' ? <LabelsDialog orders={asked.orders} onClose={() => setAsked(null)} /> : null}
      {asked?.what === 'cancel' ? <CancelDialog orders={asked.orders} onClose={() => setAsked(null)} onDone={clear} /> : null}
    </section>
  );
}

function Stale({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="attention" role="alert">
      <p>
        <FormattedMessage id="my-order.stale" />
      </p>
      <Button small onClick={onRetry}>
        <FormattedMessage id="my-order.retry" />
      </Button>
    </Notice>
  );
}
