import { cashOnDeliveryRule } from '@amberlane/contract/domain';
import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { useMarket, useSelector } from '@amberlane/core';
import { DataTable, type Column } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { ApproximateNote } from '../../lane-prices/approximate-note.tsx';
import { ReaderPrice } from '../../lane-prices/reader-price.tsx';
import { cashFee, type CashFee } from '../../warehouse/cash-fee.ts';
import css from './amounts.module.css';

/** Sums of usual parcels, fen. */
const EXAMPLE_SUMS_FEN = [20_000, 300_000] as const;

const COLUMNS: readonly Column<CashFee>[] = [
  { id: 'sum', header: <Say id="express-standard.cod.sum" />, cell: ({ collected }) => <ReaderPrice fen={collected} second={css.second} /> },
  { id: 'fee', header: <Say id="express-standard.cod.fee" />, figures: true, cell: ({ fee }) => <ReaderPrice fen={fee} second={css.second} /> },
];

/** What collecting a usual sum costs. */
export function CollectionFee() {
  const rule = cashOnDeliveryRule(useSelector(selectAsOf));
  const isConverted = currencyOf(useMarket().country) !== 'CNY';
  return (
    <DataTable
      caption={<Say id="express-standard.cod.title" />}
      captionHidden
      columns={COLUMNS}
      rows={EXAMPLE_SUMS_FEN.map((sum) => cashFee(sum, rule))}
      rowKey={({ collected }) => String(collected)}
      reflow="never"
      footer={isConverted ? <ApproximateNote /> : undefined}
    />
  );
}
