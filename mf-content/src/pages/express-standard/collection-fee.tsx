import { cashOnDeliveryRule, type CashOnDeliveryRule } from '@amberlane/contract/domain';
import { useIntl, useSelector } from '@amberlane/core';
import { DataTable, Money, type Column } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import css from './collection-fee.module.css';
import { curveOf, EXAMPLE_SUMS_FEN, FEE_FRAME, feeOf, pointOf, type FeeExample } from './fee-examples.ts';

const COLUMNS: readonly Column<FeeExample>[] = [
  { id: 'sum', header: <Say id="express-standard.cod.sum" />, cell: ({ sumFen }) => <Money of={{ amount: sumFen, currency: 'CNY' }} /> },
  { id: 'why', header: <Say id="express-standard.cod.why" />, cell: ({ why }) => <Say id={`express-standard.cod.${why}`} /> },
  { id: 'fee', header: <Say id="express-standard.cod.fee" />, figures: true, cell: ({ feeFen }) => <Money of={{ amount: feeFen, currency: 'CNY' }} /> },
];

/** What collecting a sum costs: the curve of the fee, and four examples on it in figures. */
export function CollectionFee() {
  const rule = cashOnDeliveryRule(useSelector(selectAsOf));
  return (
    <div className={css.fee}>
      <Curve rule={rule} />
      <DataTable
        caption={<Say id="express-standard.cod.title" />}
        captionHidden
        columns={COLUMNS}
        rows={EXAMPLE_SUMS_FEN.map((sum) => feeOf(sum, rule))}
        rowKey={({ sumFen }) => String(sumFen)}
      />
    </div>
  );
}

function Curve({ rule }: { rule: CashOnDeliveryRule }) {
  const picture = useIntl().formatMessage({ id: 'express-standard.cod.picture' });
  return (
    <svg viewBox={FEE_FRAME} className={css.curve} role="img" aria-label={picture} focusable="false">
      <path className={css.grid} d="M0 24h480M0 110h480M0 196h480" />
      <path className={css.line} d={curveOf(rule)} />
      {EXAMPLE_SUMS_FEN.map((sum) => {
        const [x, y] = pointOf(sum, rule);
        return <circle key={sum} className={css.example} cx={x} cy={y} r="9" />;
      })}
    </svg>
  );
}
