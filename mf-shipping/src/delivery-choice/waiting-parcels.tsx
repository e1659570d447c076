import { FormattedMessage, useIntl } from '@amberlane/core';
import { ButtonLink, Ltr, TextLink, Time, VisuallyHidden } from '@amberlane/ui';
import type { OrderRow } from '../orders/order-calls.ts';
import { deliveryChoicePath, trackPath } from '../orders/order-paths.ts';
import { taskOf } from '../orders/order-status.tsx';
import { RowTable, type RowColumn } from '../orders/row-table.tsx';
import { Recipient } from '../orders/tasks/recipient.tsx';
import { useWaitingOrders } from '../orders/tasks/use-waiting-orders.ts';
import css from './delivery-choice.module.css';

type Waiting = OrderRow & { readonly waybillNo: string; readonly decideBy: NonNullable<OrderRow['decideBy']> };

const waits = (order: OrderRow): order is Waiting => taskOf(order) === 'choose' && order.waybillNo !== null && order.decideBy !== null;

/** The customer's own parcels that wait for a choice, those that have to be decided first on top; nothing where they can't be had. */
export function WaitingParcels() {
  const intl = useIntl();
  const found = useWaitingOrders();
  if (!found) return null;
  const waiting = found.orders.filter(waits);
  const columns: readonly RowColumn<Waiting>[] = [
    { id: 'recipient', header: <FormattedMessage id="delivery-choice.parcel.recipient" />, cell: (order) => <Recipient of={order} /> },
    {
      id: 'until',
      header: <FormattedMessage id="delivery-choice.waiting.until" />,
      narrow: 'end',
      named: true,
      cell: ({ decideBy: { at, timeZone } }) => (
        <b className={css.until}>
          <Time at={at} zone={timeZone} show="day" />
        </b>
      ),
    },
    {
      id: 'number',
      header: <FormattedMessage id="delivery-choice.parcel.number" />,
      cell: ({ waybillNo }) => (
        <TextLink to={trackPath(waybillNo)}>
          <Ltr code>{waybillNo}</Ltr>
        </TextLink>
      ),
    },
    {
      id: 'action',
      header: (
        <VisuallyHidden>
          <FormattedMessage id="delivery-choice.options" />
        </VisuallyHidden>
      ),
      narrow: 'end',
      atEnd: true,
      cell: ({ waybillNo }) => (
        <ButtonLink small to={deliveryChoicePath(waybillNo)} aria-label={intl.formatMessage({ id: 'delivery-choice.waiting.choose.of' }, { waybill: waybillNo })}>
          <FormattedMessage id="delivery-choice.waiting.choose" />
        </ButtonLink>
      ),
    },
  ];
  const title = <FormattedMessage id="delivery-choice.waiting" />;
  return (
    <section className={css.waiting} aria-labelledby="waiting-parcels">
      <h2 id="waiting-parcels" className={css.sectionTitle}>
        {title}
      </h2>
      {waiting.length === 0 ? (
        <p>
          <FormattedMessage id="delivery-choice.waiting.none" />
        </p>
      ) : (
        <RowTable caption={title} columns={columns} rows={waiting} rowKey={({ id }) => id} />
      )}
    </section>
  );
}
