import { useSelector } from '@amberlane/core';
import { DataTable, Money, type Column } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { SAMPLE_SHOP, sampleMonth } from './sample-month.ts';
import css from './month-bill.module.css';

interface BillLine {
  readonly id: 'cash' | 'attempts' | 'fuel';
  readonly fen: number;
}

const yuan = (fen: number) => <Money of={{ amount: fen, currency: 'CNY' }} />;

const COLUMNS: readonly Column<BillLine>[] = [
  { id: 'line', header: <Say id="oversea-store.bill.line" />, cell: ({ id }) => <Say id={`oversea-store.bill.${id}`} /> },
  { id: 'rule', header: <Say id="oversea-store.bill.rule" />, cell: ({ id }) => <Say id={`oversea-store.bill.${id}Rule`} /> },
  { id: 'amount', header: <Say id="oversea-store.bill.amount" />, figures: true, cell: ({ fen }) => yuan(fen) },
];

/** What the rules make of the assumed shop, line by line; a line that people fear is shown as zero (VISUAL §9 "Prices"). */
export function MonthBill() {
  const { orders, cashFen, attemptsFen, totalFen } = sampleMonth(useSelector(selectAsOf));
  const assumed = { orders, value: yuan(SAMPLE_SHOP.orderFen), failed: SAMPLE_SHOP.failedOrders };
  return (
    <div className={css.bill}>
      <ul role="list" className={css.assumed}>
        {(['orders', 'value', 'failed'] as const).map((id) => (
          <li key={id}>
            <Say id={`oversea-store.assume.${id}`} values={assumed} />
          </li>
        ))}
      </ul>
      <DataTable
        caption={<Say id="oversea-store.month.title" />}
        captionHidden
        columns={COLUMNS}
        rows={[
          { id: 'cash', fen: cashFen },
          { id: 'attempts', fen: attemptsFen },
          { id: 'fuel', fen: 0 },
        ]}
        rowKey={({ id }) => id}
        footer={
          <span className={css.total}>
            <Say id="oversea-store.bill.total" />
            <b>{yuan(totalFen)}</b>
          </span>
        }
      />
      <p className={css.quoted}>
        <Say id="oversea-store.bill.quoted" />
      </p>
    </div>
  );
}
