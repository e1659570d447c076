import { Fragment, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { ButtonLink, DOT, Ltr, Money, TextLink, Time, VisuallyHidden } from '@amberlane/ui';
import type { OrderRow } from '../orders/order-calls.ts';
import { deliveryChoicePath, trackPath } from '../orders/order-paths.ts';
import { taskOf } from '../orders/order-status.tsx';
import { FoldedRowTable } from '../orders/folded-row-table.tsx';
import type { RowColumn } from '../orders/row-table.tsx';
import { useWaitingOrders } from '../orders/tasks/use-waiting-orders.ts';
import { daysLeft } from './days-left.ts';
import { useOwnZone } from './own-zone.ts';
import css from './delivery-choice.module.css';

type Waiting = OrderRow & { readonly waybillNo: string; readonly decideBy: NonNullable<OrderRow['decideBy']> };

const waits = (order: OrderRow): order is Waiting => taskOf(order) === 'choose' && order.waybillNo !== null && order.decideBy !== null;

const BLANK = ' ';

/** A deadline is near from so many days before it. */
const NEAR_DAYS = 2;

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
    { id: 'parcel', header: <FormattedMessage id="delivery-choice.parcel" />, narrow: 'end', line: 1, cell: (order) => <WhereItIs order={order} /> },
    {
      id: 'until',
      header: <FormattedMessage id="delivery-choice.waiting.until" />,
      cell: (order) => <UntilWhen order={order} asOf={asOf} />,
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
          {order.failedAttempts ? (
            <small className={css.price}>
              <NewDelivery order={order} {...order.failedAttempts} />
            </small>
          ) : null}
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
      {waiting.length === 0 ? null : (
        <>
          <p className={css.note}>
            <FormattedMessage id="delivery-choice.waiting.lastMinute" />
          </p>
          <FoldedRowTable caption={title} columns={columns} rows={waiting} rowKey={({ id }) => id} />
        </>
      )}
    </section>
  );
}

/** The last day and how long that is, red once it is near; below, what happens then. */
function UntilWhen({ order: { decideBy, status }, asOf }: { order: Waiting; asOf: string }) {
  const ownZone = useOwnZone(decideBy.timeZone);
  const left = asOf === '' ? null : daysLeft(decideBy, asOf, ownZone);
  const isNear = left !== null && left <= NEAR_DAYS;
  return (
    <>
      <span className={css.deadline}>
        {/* The head of the column says it elsewhere, and to those who hear the table. */}
        <small className={css.deadlineName} aria-hidden="true">
          <FormattedMessage id="delivery-choice.waiting.until" />
        </small>
        <b className={isNear ? css.until : css.day}>
          <Time at={decideBy.at} zone={decideBy.timeZone} show="day" />
        </b>
        {left === null ? null : (
          <small className={isNear ? css.until : undefined}>
            {DOT}
            <FormattedMessage id="delivery-choice.daysLeft" values={{ count: left }} />
          </small>
        )}
      </span>
      {BLANK}
      {status === 'RETURNED' ? (
        <span className={css.destroyed}>
          <FormattedMessage id="delivery-choice.waiting.destroyed" />
        </span>
      ) : (
        <span className={css.returns}>
          <FormattedMessage id="delivery-choice.waiting.returns" />
        </span>
      )}
    </>
  );
}

/** What another delivery costs and why, and until when it costs nothing. */
function NewDelivery({ order: { status }, count, freeLeft, freeUntil, feePerAttempt }: NonNullable<Waiting['failedAttempts']> & { order: Waiting }) {
  if (freeUntil === null) {
    const why = status === 'RETURNED' ? 'returned' : freeLeft === 0 ? 'attempts' : 'days';
    return <FormattedMessage id="delivery-choice.waiting.fee" values={{ why, count, fee: <Money key="fee" of={feePerAttempt} /> }} />;
  }
  return <FormattedMessage id="delivery-choice.waiting.free" values={{ day: <Time key="day" at={`${freeUntil}T12:00:00Z`} zone="UTC" show="day" /> }} />;
}

/** Why it was not delivered. */
const Why = ({ failedAttempts }: Pick<Waiting, 'failedAttempts'>) => <FormattedMessage id="order-tasks.choose" values={{ reason: failedAttempts?.reason ?? 'other' }} />;

/** Whether it is at the warehouse or still with a courier, and in which city. */
const Where = ({ status, lastPlace }: Pick<Waiting, 'status' | 'lastPlace'>) => (
  <>
    <FormattedMessage id={status === 'RETURNED' ? 'delivery-choice.waiting.atWarehouse' : 'delivery-choice.waiting.attempted'} />
    {lastPlace ? (
      <>
        {DOT}
        <bdi>{lastPlace}</bdi>
      </>
    ) : null}
  </>
);

/** The recipient; below, the city and the goods, by which the sender knows the parcel, and without columns where and why it waits. */
function WhoAndWhat({ order: { acceptName, acceptCity, goodsName, status, lastPlace, failedAttempts } }: { order: Waiting }) {
  const facts = [acceptCity, goodsName].filter(Boolean);
  return (
    <>
      <bdi>{acceptName}</bdi>
      <small className={css.under}>
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            {index === 0 ? null : DOT}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
        {BLANK}
        <span className={css.narrow}>
          <Where status={status} lastPlace={lastPlace} />
        </span>
        {BLANK}
        <span className={css.narrow}>
          <Why failedAttempts={failedAttempts} />
        </span>
      </small>
    </>
  );
}

/** Its number, where it waits, and why. */
function WhereItIs({ order: { waybillNo, status, lastPlace, failedAttempts } }: { order: Waiting }) {
  return (
    <>
      <TextLink to={trackPath(waybillNo)}>
        <Ltr figures>{waybillNo}</Ltr>
      </TextLink>
      <small className={`${css.under} ${css.wide}`}>
        <Where status={status} lastPlace={lastPlace} />
      </small>
      <small className={`${css.under} ${css.wide}`}>
        <Why failedAttempts={failedAttempts} />
      </small>
    </>
  );
}
