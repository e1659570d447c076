import { FormattedMessage, useIntl } from '@amberlane/core';
import { DataTable, Icon, icons, Money, type Column } from '@amberlane/ui';
import { shortWeight } from './figure-text.ts';
import { priceOf, type PricedWay } from '@amberlane/contract/domain';
import { stretchesOf } from './price-stretches.ts';
import css from './price-table.module.css';

interface PriceRow {
  /** null: the minimum weight, at which the tariff begins. */
  readonly fromGrams: number | null;
  readonly toGrams: number;
  readonly fenPerKg: number | null;
}

/** The chart in figures: what each stretch of weight costs. */
export function PriceTable({ own, other }: { own: PricedWay; other: PricedWay | null }) {
  const rows: readonly PriceRow[] = [{ fromGrams: null, toGrams: own.weighing.minimumGrams, fenPerKg: null }, ...stretchesOf(own)];
  const columns: readonly Column<PriceRow>[] = [
    { id: 'weight', header: <FormattedMessage id="quote-figures.price.weight" />, cell: (row) => <UpTo {...row} /> },
    { id: 'perKg', header: <FormattedMessage id="quote-figures.price.furtherKg" />, figures: true, cell: ({ fenPerKg }) => (fenPerKg === null ? <FormattedMessage id="quote-figures.price.minimum" /> : <Yuan fen={fenPerKg} />) },
    priceColumn(own),
    ...(other ? [priceColumn(other)] : []),
  ];
  return (
    <details className={css.twin}>
      <summary className={css.more}>
        <FormattedMessage id="quote-figures.price.table" />
        <Icon of={icons.down} className={css.chevron} />
      </summary>
      <DataTable caption={<FormattedMessage id="quote-figures.price.title" />} captionHidden columns={columns} rows={rows} rowKey={({ toGrams }) => String(toGrams)} />
    </details>
  );
}

/** The price at the end of the row's weights. */
const priceColumn = (way: PricedWay): Column<PriceRow> => ({
  id: way.product,
  header: <FormattedMessage id={`quote-figures.product.${way.product}`} />,
  figures: true,
  cell: ({ toGrams }) => (toGrams > way.limitGrams ? <FormattedMessage id="quote-figures.price.tooHeavy" /> : <Yuan fen={priceOf(way, toGrams)} />),
});

const Yuan = ({ fen }: { fen: number }) => <Money of={{ amount: fen, currency: 'CNY' }} />;

function UpTo({ fromGrams, toGrams }: PriceRow) {
  const weight = <bdi>{shortWeight(useIntl(), toGrams)}</bdi>;
  return <span>{fromGrams === null ? weight : <FormattedMessage id="quote-figures.price.upTo" values={{ weight }} />}</span>;
}
