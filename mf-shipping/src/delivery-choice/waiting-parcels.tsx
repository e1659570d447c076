import { Fragment, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { ButtonLink, Ltr, TextLink, Time, VisuallyHidden } from '@amberlane/ui';
import type { OrderRow } from '../orders/order-calls.ts';
import { deliveryChoicePath, trackPath } from '../orders/order-paths.ts';
import { taskOf } from '../orders/order-status.tsx';
import { RowTable, type RowColumn } from '../orders/row-table.tsx';
import { useWaitingOrders } from '../orders/tasks/use-waiting-orders.ts';
import { daysBetween } from './days-left.ts';
import css from './delivery-choice.module.css';

type Waiting = OrderRow & { readonly waybillNo: string; readonly decideBy: NonNullable<OrderRow['decideBy']> };

const waits = (order: OrderRow): order is Waiting => taskOf(order) === 'choose' && order.waybillNo !== null && order.decideBy !== null;

const BETWEEN = ' · ';

const never = () => () => undefined;
/** The reader's clock, to the hour: the server's page is kept for no day. */
const today = (): string => `${new Date().toISOString().slice(0, 13)}:00:00.000Z`;

/** The customer's own parcels that wait for a choice, those that have to be decided first on top; nothing where they can't be had. */
export function WaitingParcels() {
  const intl = useIntl();
  const found = useWaitingOrders();
  const asOf = useSyncExternalStore(never, today, () => '');
  if (!found) return null;
  const waiting = found.orders.filter(waits);
  const nearest = waiting[0]?.decideBy.at.slice(0, 10);
  const isNearest = ({ decideBy }: Waiting): boolean => decideBy.at.slice(0, 10) === nearest;
  const columns: readonly RowColumn<Waiting>[] = [
    { id: 'recipient', header: <FormattedMessage id="delivery-choice.parcel.recipient" />, cell: (order) => <WhoAndWhat order={order} /> },
    { id: 'parcel', header: <FormattedMessage id="delivery-choice.parcel" />, narrow: 'end', cell: (order) => <WhereItIs order={order} /> },
    {
      id: 'until',
      header: <FormattedMessage id="delivery-choice.waiting.until" />,
      named: true,
      cell: (order) => (
        <>
          <b className={isNearest(order) ? css.until : css.day}>
            <Time at={order.decideBy.at} zone={order.decideBy.timeZone} show="day" />
          </b>{' '}
          <small className={css.left}>
            <Time at={order.decideBy.at} zone={order.decideBy.timeZone} show="zoned" />
          </small>
          {asOf === '' ? null : (
            <small className={css.left}>
              <FormattedMessage id="delivery-choice.daysLeft" values={{ count: daysBetween(asOf, order.decideBy.at, order.decideBy.timeZone) }} />
            </small>
          )}
          <small className={css.under}>
            <FormattedMessage id={order.status === 'RETURNED' ? 'delivery-choice.waiting.destroyed' : 'delivery-choice.waiting.returns'} />
          </small>
        </>
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
      cell: (order) => (
        <span className={css.choose}>
          <ButtonLink
            small
            kind={isNearest(order) ? 'primary' : 'plain'}
            to={deliveryChoicePath(order.waybillNo)}
            aria-label={intl.formatMessage({ id: 'delivery-choice.waiting.choose.of' }, { waybill: order.waybillNo })}
          >
            <FormattedMessage id="delivery-choice.waiting.choose" />
          </ButtonLink>
        </span>
      ),
    },
  ];
  const title = <FormattedMessage id="delivery-choice.waiting" values={{ count: waiting.length }} />;
  return (
    <section className={css.waiting} aria-labelledby="waiting-parcels">
      <h2 id="waiting-parcels" className={css.sectionTitle}>
        {title}
      </h2>
      {waiting.length === 0 ? null : <RowTable caption={title} columns={columns} rows={waiting} rowKey={({ id }) => id} />}
    </section>
  );
}

/** The recipient; below, the city and the goods, by which the sender knows the parcel. */
function WhoAndWhat({ order: { acceptName, acceptCity, goodsName } }: { order: Waiting }) {
  const facts = [acceptCity, goodsName].filter(Boolean);
  return (
    <>
      <bdi>{acceptName}</bdi>
      <small className={css.under}>
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            {index === 0 ? null : BETWEEN}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      </small>
    </>
  );
}

/** Its number, why it waits, and where. */
function WhereItIs({ order: { waybillNo, status, lastPlace } }: { order: Waiting }) {
  return (
    <>
      <TextLink to={trackPath(waybillNo)}>
        <Ltr figures>{waybillNo}</Ltr>
      </TextLink>
      <small className={css.under}>
        <FormattedMessage id={status === 'RETURNED' ? 'delivery-choice.waiting.atWarehouse' : 'delivery-choice.waiting.attempted'} />
        {lastPlace ? (
          <span className={css.wide}>
            {BETWEEN}
            <bdi>{lastPlace}</bdi>
          </span>
        ) : null}
      </small>
    </>
  );
}
