import type { Quote } from '@amberlane/contract/calls/quotes';
import { FormattedMessage } from '@amberlane/core';
import { DataTable, Ltr, Money, Weight, type Column } from '@amberlane/ui';
import { Percent } from './percent.tsx';
import { RuleDay } from './rule-day.tsx';
import css from './price-lines.module.css';

type Line = Quote['lines'][number];
/** A line of the bill, or the fuel surcharge that there is none of. */
type Row = Line | 'fuel';

/** What we charge, line by line, each with its rule in words and by name. Taxes are not among it: they are not ours. */
export function PriceLines({ quote }: { quote: Quote }) {
  const rows: readonly Row[] = [...ownLines(quote), 'fuel'];
  const columns: readonly Column<Row>[] = [
    { id: 'line', header: <FormattedMessage id="quote.lines.line" />, cell: (row) => <Name row={row} /> },
    { id: 'rule', header: <FormattedMessage id="quote.lines.rule" />, cell: (row) => (row === 'fuel' ? <FormattedMessage id="quote.lines.fuelRule" /> : <Rule line={row} quote={quote} />) },
    { id: 'amount', figures: true, header: <FormattedMessage id="quote.lines.amount" />, cell: (row) => <Amount row={row} /> },
  ];
  return (
    <div className={css.lines}>
      <DataTable caption={<FormattedMessage id="quote.lines.caption" />} captionHidden columns={columns} rows={rows} rowKey={keyOf} />
    </div>
  );
}

/** Lines that are our own charge. */
export const ownLines = ({ lines }: Quote): readonly Line[] => lines.filter(({ code }) => code !== 'TAX_ESTIMATE');

/** What the reader pays us, fen. */
export const ownTotal = (quote: Quote): number => ownLines(quote).reduce((sum, { amount }) => sum + amount, 0);

/** Several lines may come from one rule, each with a weight of its own. */
const keyOf = (row: Row): string => (row === 'fuel' ? row : `${row.code} ${row.ruleId} ${row.quantity} ${row.rate}`);

const Amount = ({ row }: { row: Row }) => (
  <span className={css.amount}>
    <Money of={row === 'fuel' ? { amount: 0, currency: 'CNY' } : row} />
  </span>
);

function Name({ row }: { row: Row }) {
  return row === 'fuel' ? <FormattedMessage id="quote.lines.fuel" /> : <bdi>{row.label}</bdi>;
}

/** A rule is named at the first of its lines. */
function Rule({ line, quote: { lines, rules } }: { line: Line; quote: Quote }) {
  const isFirst = lines.find(({ ruleId }) => ruleId === line.ruleId) === line;
  const since = isFirst ? rules.find(({ id }) => id === line.ruleId)?.validFrom : undefined;
  return (
    <>
      <Reckoning line={line} />
      <Brings line={line} />
      {since ? (
        <span className={css.rule}>
          <FormattedMessage id="quote.lines.since" values={{ rule: <Ltr code>{line.ruleId}</Ltr>, day: <RuleDay of={since} /> }} />
        </span>
      ) : null}
    </>
  );
}

/** How the amount comes about. */
function Reckoning({ line: { code, unit, unitSize, rate, quantity, original } }: { line: Line }) {
  const amount = <Money of={{ amount: rate, currency: 'CNY' }} />;
  if (code === 'FREIGHT_FIRST') return <FormattedMessage id="quote.lines.firstWeight" values={{ amount, step: <Weight grams={unitSize} /> }} />;
  if (unit === 'gram') return <FormattedMessage id="quote.lines.perWeight" values={{ amount, step: <Weight grams={unitSize} />, weight: <Weight grams={quantity} /> }} />;
  if (unit === 'minorUnit') return <FormattedMessage id="quote.lines.share" values={{ percent: <Percent basisPoints={rate} />, amount: <Money of={{ amount: quantity, currency: 'CNY' }} /> }} />;
  if (original && original.currency !== 'EUR') return <FormattedMessage id="quote.lines.converted" values={{ amount: <Money of={{ amount: original.amount, currency: original.currency }} /> }} />;
  return <FormattedMessage id="quote.lines.perWaybill" />;
}

/** What the reader gets for the line. */
function Brings({ line: { code, quantity } }: { line: Line }) {
  if (code !== 'CASH_ON_DELIVERY' && code !== 'INSURANCE') return null;
  const amount = <Money of={{ amount: quantity, currency: 'CNY' }} />;
  return (
    <span className={css.brings}>
      <FormattedMessage id={code === 'INSURANCE' ? 'quote.lines.insuranceBrings' : 'quote.lines.codBrings'} values={{ amount }} />
    </span>
  );
}
