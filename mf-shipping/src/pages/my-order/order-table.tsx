import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { FormattedMessage, Link } from '@amberlane/core';
import { ButtonLink, DOT, Ltr, Money, TextLink, Time, VisuallyHidden, Weight } from '@amberlane/ui';
import { ExpectedDays, ShortDay } from '../../orders/dates.tsx';
import type { OrderRow } from '../../orders/order-calls.ts';
import { deliveryChoicePath, detailPath, editPath } from '../../orders/order-paths.ts';
import { OrderStatusMark, taskOf } from '../../orders/order-status.tsx';
import { Way } from '../../orders/way.tsx';
import { isPricePending } from './price-pending.ts';
import type { Selection } from './use-selection.ts';
import css from './order-table.module.css';

interface OrderTableProps {
  readonly orders: readonly OrderRow[];
  readonly selection: Selection;
  /** Cards show their boxes. */
  readonly picking: boolean;
}

/** Orders as rows of a table; a card each where there is no room for columns. */
export function OrderTable({ orders, selection, picking }: OrderTableProps) {
  return (
    <table className={picking ? `${css.table} ${css.picking}` : css.table}>
      <caption className={css.caption}>
        <FormattedMessage id="my-order.list" />
      </caption>
      <thead>
        <tr>
          <th scope="col" className={css.select}>
            <PageBox orders={orders} selection={selection} />
          </th>
          <th scope="col">
            <FormattedMessage id="my-order.column.number" />
          </th>
          <th scope="col">
            <FormattedMessage id="my-order.column.receiver" />
          </th>
          <th scope="col">
            <FormattedMessage id="my-order.column.status" />
          </th>
          <th scope="col">
            <FormattedMessage id="my-order.column.expected" />
          </th>
          <th scope="col" className={css.figures}>
            <FormattedMessage id="my-order.column.price" />
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.id} order={order} selection={selection} />
        ))}
      </tbody>
    </table>
  );
}

/** The box for the whole page: checked, not checked, or in between. */
function PageBox({ orders, selection }: { orders: readonly OrderRow[]; selection: Selection }) {
  const box = useRef<HTMLInputElement>(null);
  const count = orders.filter(({ id }) => selection.has(id)).length;
  const some = count > 0 && count < orders.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <label className={css.box}>
      <input ref={box} type="checkbox" checked={count > 0 && count === orders.length} onChange={selection.togglePage} />
      <span className={css.boxText}>
        <FormattedMessage id="my-order.selectPage" />
      </span>
    </label>
  );
}

function Row({ order, selection }: { order: OrderRow; selection: Selection }) {
  const chosen = selection.has(order.id);
  const { orderNo, waybillNo } = order;
  // The press carries the Shift key, which the change does not.
  const onClick = (event: MouseEvent<HTMLInputElement>): void => selection.toggle(order, event.shiftKey);
  return (
    <tr className={[isDraft(order) ? css.draft : '', chosen ? css.chosen : ''].filter(Boolean).join(' ') || undefined}>
      <td className={css.select}>
        <label className={css.box}>
          <input
            type="checkbox"
            checked={chosen}
            disabled={!chosen && selection.isFull}
            onClick={onClick}
            onChange={() => undefined}
          />
          <span className={css.heard}>
            <FormattedMessage id="my-order.select" values={{ number: waybillNo ?? orderNo }} />
          </span>
        </label>
      </td>
      <th scope="row" className={css.number}>
        <Link to={detailPath(order)} className={css.waybill}>
          <Ltr figures>{waybillNo ?? orderNo}</Ltr>
        </Link>
        <small>
          {/* The column of the delivery tells when a draft was saved. */}
          {isDraft(order) ? null : <ShortDay at={order.orderTime} />}
          {order.weightGrams === null ? null : (
            <>
              {isDraft(order) ? null : DOT}
              <Weight grams={order.weightGrams} />
            </>
          )}
        </small>
      </th>
      <td className={css.parties}>
        <Parties order={order} />
      </td>
      <td className={css.status}>
        <OrderStatusMark of={order} />
        {order.presend ? (
          <small>
            <FormattedMessage id="my-order.presend.mark" />
          </small>
        ) : null}
        {order.heavy ? (
          <small>
            <FormattedMessage id="my-order.heavy" />
          </small>
        ) : null}
      </td>
      <td className={css.outlook}>
        <Outlook order={order} />
      </td>
      <td className={css.price}>
        <Price order={order} />
      </td>
    </tr>
  );
}

/** Who receives it; below the way, the pieces and the goods: in a table the goods on a line of their own, in a card on the same one, cut, and left out where there is no room for them. */
function Parties({ order }: { order: OrderRow }) {
  const { acceptName, goodsName, pacNumber } = order;
  const facts = [
    order.acceptCity || order.acceptCountry ? <Way key="way" of={order} /> : null,
    pacNumber > 1 ? <FormattedMessage key="pieces" id="my-order.pieces" values={{ count: pacNumber }} /> : null,
    goodsName ? <Goods key="goods" order={order} /> : null,
  ].filter((fact) => fact !== null);
  return (
    <>
      <b>{acceptName ? <bdi>{acceptName}</bdi> : <FormattedMessage id="my-order.noReceiver" />}</b>
      <small className={css.facts}>
        {facts.map((fact, index) => (
          <span key={index} className={css.fact}>
            {index === 0 ? null : <span className={css.between}>{DOT}</span>}
            {fact}
          </span>
        ))}
      </small>
    </>
  );
}

function Goods({ order: { goodsName, goodsCount } }: { order: OrderRow }) {
  const name = <bdi key="name" className={css.goods}>{goodsName}</bdi>;
  return goodsCount > 1 ? <FormattedMessage id="my-order.goods.more" values={{ name, count: goodsCount - 1 }} /> : name;
}

/** What comes next: what the reader has to do, or when the parcel is expected and where it was seen last. */
function Outlook({ order }: { order: OrderRow }) {
  const { decideBy, expected, lastPlace, status, updatedAt } = order;
  const action = actionOf(order);
  const isUnplanned = !expected && action === null && UNPLANNED.includes(status);
  return (
    <>
      {decideBy ? (
        <b className={css.deadline}>
          <FormattedMessage id="order-tasks.deadline" values={{ day: <Time key="day" at={decideBy.at} zone={decideBy.timeZone} show="day" /> }} />
        </b>
      ) : null}
      {expected ? (
        <span>
          <FormattedMessage
            id="my-order.expected"
            values={{
              name: (words) => <span key="name" className={css.name}>{words}</span>,
              days: <span key="days" className={css.days}><ExpectedDays of={expected} /></span>,
            }}
          />
        </span>
      ) : null}
      {isUnplanned ? (
        <small>
          <FormattedMessage id="my-order.unplanned" />
        </small>
      ) : null}
      {isDraft(order) ? null : action}
      {lastPlace && action === null ? (
        <small className={expected ? css.aside : undefined}>
          <FormattedMessage id="my-order.lastPlace" values={{ place: <bdi>{lastPlace}</bdi> }} />
        </small>
      ) : null}
      {isDraft(order) || (action === null && !expected && !isUnplanned && !lastPlace) ? (
        <small><FormattedMessage id={status === 'DRAFT' ? 'my-order.saved' : 'my-order.updated'} values={{ status, day: <ShortDay key="day" at={updatedAt} /> }} /></small>
      ) : null}
      {isDraft(order) ? action : null}
    </>
  );
}

/** A draft, which can still be completed and sent. */
const isDraft = ({ operations }: OrderRow): boolean => operations.includes('submit');

/** States in which a day of delivery may still come. */
const UNPLANNED: readonly OrderRow['status'][] = ['SUBMITTED', 'ACCEPTED', 'PICKED_UP', 'IN_TRANSIT'];

const NOTHING = '–';

/** The price, or that it is still to come, and what is to be collected; a draft has none yet, and what is over without one has none. */
function Price({ order }: { order: OrderRow }) {
  const { referencePrice, cod, status } = order;
  return (
    <>
      <div>
        {referencePrice ? <Money of={referencePrice} /> : isPricePending(order) ? (
          <small>
            <FormattedMessage id="my-order.noPrice" />
          </small>
        ) : isDraft(order) || status === 'CANCELLED' ? (
          <small className={css.nothing}>
            <FormattedMessage id={status === 'CANCELLED' ? 'my-order.notCharged' : 'my-order.notPriced'} />
          </small>
        ) : (
          <span className={css.nothing}>
            <span aria-hidden="true">{NOTHING}</span>
            <VisuallyHidden>
              <FormattedMessage id="my-order.unpriced" />
            </VisuallyHidden>
          </span>
        )}
      </div>
      {cod && !isDraft(order) && status !== 'CANCELLED' ? (
        <small className={css.cod}>
          <FormattedMessage id="my-order.cod" values={{ amount: <Money of={cod} /> }} />
        </small>
      ) : null}
    </>
  );
}

/** What this order asks of the reader; null when nothing. Its page is behind its number. */
function actionOf(order: OrderRow): ReactNode {
  const { waybillNo, orderNo } = order;
  const task = taskOf(order);
  const name = (
    <VisuallyHidden>
      <FormattedMessage id="my-order.of" values={{ number: waybillNo ?? orderNo }} />
    </VisuallyHidden>
  );
  if (isDraft(order)) {
    return (
      <TextLink to={editPath(order)}>
        <FormattedMessage id="my-order.continue" />
        {name}
      </TextLink>
    );
  }
  if (task === null || waybillNo === null) return null;
  return (
    <ButtonLink small to={task === 'choose' ? deliveryChoicePath(waybillNo) : detailPath(order)}>
      <FormattedMessage id={task === 'choose' ? 'my-order.choose' : 'my-order.customs'} />
      {name}
    </ButtonLink>
  );
}
