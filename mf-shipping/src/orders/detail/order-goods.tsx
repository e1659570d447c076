import { Fragment } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Ltr, Money } from '@amberlane/ui';
import { useCodeNames } from '../dictionary-calls.ts';
import type { OrderDetail } from '../order-calls.ts';
import { RowTable, type RowColumn } from '../row-table.tsx';
import type { DraftParts } from './draft-parts.tsx';
import { EditStep } from './edit-step.tsx';
import { MainSection } from './main-section.tsx';
import css from './order-goods.module.css';

type Item = OrderDetail['form']['goods'][number];
/** An item with its place in the declaration, which names its row. */
interface Row extends Item {
  readonly index: number;
}

/** The declaration: what is in the parcel, as customs read it. */
export function OrderGoods({ order, draft }: { order: OrderDetail; draft: DraftParts | null }) {
  const { form, total } = order;
  const rows = form.goods.map((item, index) => ({ ...item, index }));
  const gap = draft?.gapAt('order.gap.goods') ?? null;
  // The sum of one item is its value.
  const columns = useColumns(form.currency, rows.length > 1 ? total : null);
  return (
    <MainSection title={<FormattedMessage id="order.goods" />} edit={<EditStep order={order} step="goods" part={<FormattedMessage key="part" id="order.goods" />} />}>
      {rows.length === 0 ? (
        gap ?? (
          <p className={css.none}>
            <FormattedMessage id="order.goods.none" />
          </p>
        )
      ) : (
        <div className={css.goods}>
          <RowTable caption={<FormattedMessage id="order.goods" />} columns={columns} rows={rows} rowKey={({ index }) => String(index)} />
          {gap}
        </div>
      )}
    </MainSection>
  );
}

const NOTHING = '–';

/** Where the table has no columns, quantity, price and value are one line. */
function useColumns(currency: OrderDetail['form']['currency'], total: OrderDetail['total']): readonly RowColumn<Row>[] {
  const intl = useIntl();
  const nameOf = useCodeNames();
  const money = (amount: number | null) => (amount === null ? NOTHING : <Money of={{ amount, currency }} />);
  return [
    {
      id: 'item',
      header: <FormattedMessage id="order.goods.item" />,
      cell: (row) => <Name item={row} type={row.goodsType ? nameOf(row.goodsType) : ''} />,
      foot: total ? <FormattedMessage id="order.goods.total" /> : undefined,
    },
    {
      id: 'hs',
      header: <FormattedMessage id="order.goods.hs" />,
      narrow: 'end',
      line: 1,
      named: <FormattedMessage id="order.goods.hs" />,
      cell: ({ hsCode }) => (hsCode ? <Ltr figures>{hsCode}</Ltr> : NOTHING),
    },
    { id: 'quantity', atEnd: true, narrow: 'out', header: <FormattedMessage id="order.goods.quantity" />, cell: ({ quantity }) => (quantity === null ? NOTHING : intl.formatNumber(quantity)) },
    { id: 'price', atEnd: true, narrow: 'out', header: <FormattedMessage id="order.goods.unitPrice" />, cell: ({ unitPrice }) => money(unitPrice) },
    {
      id: 'value',
      atEnd: true,
      narrow: 'line',
      header: <FormattedMessage id="order.goods.value" />,
      cell: ({ quantity, unitPrice }) => {
        if (quantity === null || unitPrice === null) return money(null);
        const value = money(quantity * unitPrice);
        return (
          <>
            <span className={css.reckoned}>
              <FormattedMessage id="order.goods.reckoned" values={{ quantity: intl.formatNumber(quantity), price: <Fragment key="price">{money(unitPrice)}</Fragment>, value: <Fragment key="value">{value}</Fragment> }} />
            </span>
            <span className={css.alone}>{value}</span>
          </>
        );
      },
      foot: total ? <b><Money of={total} /></b> : undefined,
    },
  ];
}

/** Name in both scripts, kind of goods, and what the airline asks about. */
function Name({ item: { goodsNameEn, goodsNameCn, branded, battery }, type }: { item: Item; type: string }) {
  const notes = [
    ...(type ? [<bdi key="type">{type}</bdi>] : []),
    ...(branded ? [<FormattedMessage key="brand" id="order.goods.branded" />] : []),
    ...(battery ? [<FormattedMessage key="battery" id="order.goods.battery" values={{ count: battery.count, wattHours: battery.wattHours }} />] : []),
  ];
  return (
    <span className={css.name}>
      <bdi>{goodsNameEn || goodsNameCn || NOTHING}</bdi>
      <span className={css.notes}>
        {goodsNameEn && goodsNameCn ? (
          <span className={css.note} lang="zh-CN">
            <bdi>{goodsNameCn}</bdi>
          </span>
        ) : null}
        {notes.map((note) => (
          <span key={note.key} className={css.note}>
            {note}
          </span>
        ))}
      </span>
    </span>
  );
}
