import { FormattedMessage, useIntl } from '@amberlane/core';
import { DataTable, DOT, Money, Weight, type Column } from '@amberlane/ui';
import { ownLines } from '../price-change.ts';
import type { Quote } from '../wizard-calls.ts';
import { useMinutesLeft } from './use-minutes-left.ts';
import css from './price-step.module.css';

type Line = Quote['lines'][number];

/** Every line of the price with the rule behind it, how long it holds, and what has to be known. */
export function PriceLines({ quote }: { quote: Quote }) {
  const own = ownLines(quote);
  const taxes = quote.lines.filter((line) => !own.includes(line));
  const total = own.reduce((sum, { amount }) => sum + amount, 0);
  const minutes = useMinutesLeft(quote.validUntil);
  const columns: readonly Column<Line>[] = [
    { id: 'line', header: <FormattedMessage id="ship.lines.line" />, cell: ({ label }) => <bdi>{label}</bdi> },
    { id: 'rule', header: <FormattedMessage id="ship.lines.rule" />, cell: (line) => <Reckoning line={line} /> },
    { id: 'amount', figures: true, header: <FormattedMessage id="ship.lines.amount" />, cell: ({ amount, currency }) => <Money of={{ amount, currency }} /> },
  ];
  return (
    <section className={css.lines}>
      <div className={css.head}>
        <h2 className={css.title}>
          <FormattedMessage id="ship.price" />
        </h2>
        {minutes === null ? null : (
          <span className={css.meta}>
            <FormattedMessage id="ship.price.valid" values={{ minutes }} />
          </span>
        )}
      </div>
      <DataTable caption={<FormattedMessage id="ship.lines" />} captionHidden columns={columns} rows={own} rowKey={({ code, ruleId, quantity, rate }) => `${code} ${ruleId} ${quantity} ${rate}`} />
      <p className={css.total}>
        <FormattedMessage id="ship.price.total" />
        <Money of={{ amount: total, currency: 'CNY' }} />
      </p>
      {taxes.map(({ code, label, amount, currency }) => (
        <p key={code} className={css.meta}>
          <FormattedMessage id="ship.price.tax" values={{ label: <bdi key="label">{label}</bdi>, amount: <Money key="amount" of={{ amount, currency }} /> }} />
        </p>
      ))}
      <p className={css.meta}>
        <b>
          <FormattedMessage id="ship.price.transit" values={quote.transit} />
        </b>
        {DOT}
        {quote.chargeable.text}
      </p>
      <ul className={css.notes}>
        {quote.notes.map(({ code, severity, text }) => (
          <li key={code} className={severity === 'warning' ? css.warning : undefined}>
            {text}
          </li>
        ))}
        {quote.remarks.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

const BASIS_POINTS = 10_000;

/** How the amount comes about. */
function Reckoning({ line: { unit, unitSize, rate, quantity, code } }: { line: Line }) {
  const intl = useIntl();
  const price = <Money key="price" of={{ amount: rate, currency: 'CNY' }} />;
  if (code === 'FREIGHT_FIRST') return <FormattedMessage id="ship.lines.first" values={{ weight: <Weight key="weight" grams={unitSize} /> }} />;
  if (unit === 'gram') return <FormattedMessage id="ship.lines.perWeight" values={{ price, step: <Weight key="step" grams={unitSize} />, weight: <Weight key="weight" grams={quantity} /> }} />;
  if (unit === 'minorUnit') {
    const percent = intl.formatNumber(rate / BASIS_POINTS, { style: 'percent', maximumFractionDigits: 2 });
    return <FormattedMessage id="ship.lines.share" values={{ percent, amount: <Money key="amount" of={{ amount: quantity, currency: 'CNY' }} /> }} />;
  }
  return <FormattedMessage id="ship.lines.perWaybill" />;
}
