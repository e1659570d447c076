import { cashOnDeliveryRule } from '@amberlane/contract/domain';
import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { useMarket, useSelector } from '@amberlane/core';
import { DataTable, type Column } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { ApproximateNote } from '../../lane-prices/approximate-note.tsx';
import { ReaderPrice } from '../../lane-prices/reader-price.tsx';
import css from './amounts.module.css';
import { EXAMPLE_SUMS_FEN, feeOf, type FeeExample } from './fee-examples.ts';

const COLUMNS: readonly Column<FeeExample>[] = [
  { id: 'sum', header: <Say id="express-standard.cod.sum" />, cell: ({ sumFen }) => <ReaderPrice fen={sumFen} second={css.second} /> },
  {
    id: 'fee',
    header: <Say id="express-standard.cod.fee" />,
    figures: true,
    cell: ({ feeFen, why }) => (
      <>
        <ReaderPrice fen={feeFen} second={css.second} />
        <span className={css.second}>
          <Say id={`express-standard.cod.${why}`} />
        </span>
      </>
    ),
  },
];

/** What collecting a sum costs, by an example of each way in which the fee comes about. */
export function CollectionFee() {
  const rule = cashOnDeliveryRule(useSelector(selectAsOf));
  const isConverted = currencyOf(useMarket().country) !== 'CNY';
  return (
    <DataTable
      caption={<Say id="express-standard.cod.title" />}
      captionHidden
      columns={COLUMNS}
      rows={EXAMPLE_SUMS_FEN.map((sum) => feeOf(sum, rule))}
      rowKey={({ sumFen }) => String(sumFen)}
      reflow="never"
      footer={isConverted ? <ApproximateNote /> : undefined}
    />
  );
}
