import { FormattedMessage, useIntl } from '@amberlane/core';
import { DataTable, Ltr, Money, type Column } from '@amberlane/ui';
import { useCodeNames } from '../dictionary-calls.ts';
import type { OrderDetail } from '../order-calls.ts';
import { MainSection } from './main-section.tsx';
import css from './order-goods.module.css';

type Item = OrderDetail['form']['goods'][number];
/** An item with its place in the declaration, which names its row. */
interface Row extends Item {
  readonly index: number;
}

/** The declaration: what is in the parcel, as customs read it. */
export function OrderGoods({ order: { form, total } }: { order: OrderDetail }) {
  const rows = form.goods.map((item, index) => ({ ...item, index }));
  const columns = useColumns(form.currency);
  return (
    <MainSection title={<FormattedMessage id="order.goods" />}>
      {rows.length === 0 ? (
        <p className={css.none}>
          <FormattedMessage id="order.goods.none" />
        </p>
      ) : (
        <div className={css.goods}>
          <DataTable
            caption={<FormattedMessage id="order.goods" />}
            captionHidden
            reflow="wide"
            columns={columns}
            rows={rows}
            rowKey={({ index }) => String(index)}
            footer={total ? <FormattedMessage id="order.goods.total" values={{ amount: <Money of={total} /> }} /> : undefined}
          />
        </div>
      )}
    </MainSection>
  );
}

const NOTHING = '–';

function useColumns(currency: OrderDetail['form']['currency']): readonly Column<Row>[] {
  const intl = useIntl();
  const nameOf = useCodeNames();
  const money = (amount: number | null) => (amount === null ? NOTHING : <Money of={{ amount, currency }} />);
  return [
    { id: 'item', header: <FormattedMessage id="order.goods.item" />, cell: (row) => <Name item={row} type={row.goodsType ? nameOf(row.goodsType) : ''} /> },
    { id: 'hs', header: <FormattedMessage id="order.goods.hs" />, cell: ({ hsCode }) => (hsCode ? <Ltr figures>{hsCode}</Ltr> : NOTHING) },
    { id: 'quantity', figures: true, header: <FormattedMessage id="order.goods.quantity" />, cell: ({ quantity }) => (quantity === null ? NOTHING : intl.formatNumber(quantity)) },
    { id: 'price', figures: true, header: <FormattedMessage id="order.goods.unitPrice" />, cell: ({ unitPrice }) => money(unitPrice) },
    {
      id: 'value',
      figures: true,
      header: <FormattedMessage id="order.goods.value" />,
      cell: ({ quantity, unitPrice }) => money(quantity === null || unitPrice === null ? null : quantity * unitPrice),
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
  );
}
