import { useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { ButtonLink, CopyButton, Icon, icons, Ltr, Notice } from '@amberlane/ui';
import { useDraftParts } from '../../late/use-draft-parts.ts';
import { DayOf } from '../dates.tsx';
import { orderCalls, type OrderDetail } from '../order-calls.ts';
import { trackPath } from '../order-paths.ts';
import { OrderStatusMark } from '../order-status.tsx';
import { Way } from '../way.tsx';
import { DraftCalls } from './draft-calls.tsx';
import { callsForMore } from './next-card.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderAddresses } from './order-addresses.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderGoods } from './order-goods.tsx';
import { OrderPrice } from './order-price.tsx';
import { OrderProgress } from './order-progress.tsx';
import { PRODUCT_NAME } from './product-name.ts';
import { OneOrderPage } from './one-order-page.tsx';
import { ShipmentFacts } from './shipment-facts.tsx';
import css from './order-page.module.css';

interface OrderViewProps {
  readonly order: OrderDetail;
  readonly onReload: () => PromiseLike<unknown>;
  readonly onRemoved: (order: OrderDetail) => void;
}

/** Everything about an order: where it is and what comes next, what is in it, what can be done. */
export function OrderView({ order, onReload, onRemoved }: OrderViewProps) {
  const [changed, setChanged] = useState(false);
  // Of this waybill alone: `data` would keep the journey of an order that was cancelled meanwhile.
  const { currentData: tracking, isError } = orderCalls.useOrderTrackingQuery({ waybillNo: order.waybillNo ?? '' }, { skip: order.waybillNo === null, refetchOnMountOrArgChange: 30 });
  const reload = async (): Promise<void> => {
    await onReload();
    setChanged(true);
  };
  const isDraft = order.status === 'DRAFT';
  const draft = useDraftParts(order);
  const addresses = <OrderAddresses order={order} draft={draft} signedBy={tracking?.outcome === 'found' ? (tracking.detail?.signedBy ?? null) : null} />;
  const contents = (
    <div className={css.part}>
      <OrderGoods order={order} draft={draft} />
      <ShipmentFacts order={order} draft={draft} />
    </div>
  );
  return (
    <OneOrderPage title={<OrderName of={order} />} lead={<Meta of={order} />} actions={isDraft ? <DraftCalls order={order} draft={draft} onChanged={reload} onRemoved={onRemoved} /> : <Calls of={order} />}>
      <div className={css.part}>
        {changed ? (
          <Notice tone="attention" role="alert">
            <FormattedMessage id="order.changed" />
          </Notice>
        ) : null}
        {order.heavy ? (
          <Notice tone="attention">
            <FormattedMessage id="order.heavy" />
          </Notice>
        ) : null}
        <OrderProgress order={order} draft={draft} tracking={tracking} failed={isError} />
      </div>
      <aside className={isDraft ? css.alone : css.side} aria-label={useIntl().formatMessage({ id: 'order.side' })}>
        {/* A draft has neither documents nor a price, and its actions stand in the head. */}
        {isDraft ? (
          addresses
        ) : (
          <>
            <OrderActions order={order} onChanged={reload} onRemoved={onRemoved} />
            <OrderDocuments order={order} />
            {addresses}
            <OrderPrice order={order} />
          </>
        )}
      </aside>
      {contents}
    </OneOrderPage>
  );
}

function OrderName({ of: { waybillNo, orderNo, status, form } }: { of: OrderDetail }) {
  if (waybillNo !== null) return <Ltr figures>{waybillNo}</Ltr>;
  if (status === 'DRAFT') return form.acceptName ? <FormattedMessage id="order.name.draft" values={{ name: <bdi key="name">{form.acceptName}</bdi> }} /> : <FormattedMessage id="order.name.nobody" />;
  return <FormattedMessage id="order.name" values={{ number: <Ltr figures key="number">{orderNo}</Ltr> }} />;
}

/** Between facts on lines of a phone: none begins with it. */
const AND = '\u00a0· ';

function Meta({ of: order }: { of: OrderDetail }) {
  const { orderNo, form: { expressType, senderAddress, receiverAddress }, orderTime, status } = order;
  return (
    <span className={css.meta}>
      <OrderStatusMark of={order} />
      <span>
        {status === 'DRAFT' && receiverAddress ? (
          <>
            <Way of={{ sendCity: '', sendCountry: senderAddress?.countryCode ?? null, acceptCity: '', acceptCountry: receiverAddress.countryCode }} />
            {AND}
          </>
        ) : null}
        <span>
          <FormattedMessage id={status === 'DRAFT' ? 'order.meta.draft' : 'order.meta'} values={{ number: <Ltr>{orderNo}</Ltr>, day: <DayOf at={orderTime} /> }} />
          {expressType ? (
            <>
              {AND}
              <FormattedMessage id={PRODUCT_NAME[expressType]} />
            </>
          ) : null}
        </span>
      </span>
    </span>
  );
}

/** Calls in the head of the page. */
function Calls({ of: order }: { of: OrderDetail }) {
  const { waybillNo } = order;
  if (waybillNo === null) return null;
  return (
    <>
      {/* What the order waits for is called below. */}
      <ButtonLink kind={callsForMore(order) ? 'plain' : 'primary'} to={trackPath(waybillNo)}>
        <Icon of={icons.pin} />
        <FormattedMessage id="order.track" />
      </ButtonLink>
      <CopyButton text={waybillNo} copied={<FormattedMessage id="order.copied" />} refused={<FormattedMessage id="order.notCopied" />}>
        <FormattedMessage id="order.copy" />
      </CopyButton>
    </>
  );
}
