import type { ReactNode } from 'react';
import type { Quote } from '@amberlane/contract/calls/quotes';
import { FormattedMessage } from '@amberlane/core';
import { Icon, icons, Ltr, Money, VisuallyHidden, Weight } from '@amberlane/ui';
import { isFreight, isFreightOnly, ownLines } from './own-total.ts';
import { Percent } from './percent.tsx';
import { RuleDay } from './rule-day.tsx';
import css from './price-lines.module.css';

type Line = Quote['lines'][number];

/** What we charge, each with its rule in words. Freight is one line that opens. Taxes are not among it: they are not ours. */
export function PriceLines({ quote }: { quote: Quote }) {
  const own = ownLines(quote);
  return (
    <table className={css.lines}>
      <caption className={css.caption}>
        <FormattedMessage id="quote.lines.caption" />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>
              <FormattedMessage id="quote.lines.line" />
            </VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>
              <FormattedMessage id="quote.lines.amount" />
            </VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        <Freight lines={own.filter(isFreight)} quote={quote} />
        {own
          .filter((line) => !isFreight(line) && line.amount !== 0)
          .map((line) => (
            <Row key={`${line.code} ${line.ruleId}`} name={<LineName line={line} />} amount={line.amount} title={line.ruleId}>
              <Reckoning line={line} />
              <Brings line={line} />
              <RuleOnPaper ruleId={line.ruleId} quote={quote} />
            </Row>
          ))}
        {isFreightOnly(quote) ? (
          <tr>
            <th scope="row">
              <FormattedMessage id="quote.lines.surcharges" />
            </th>
            <td className={css.amount}>
              <FormattedMessage id="quote.lines.none" />
            </td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly name: ReactNode;
  /** Fen. */
  readonly amount: number;
  /** Id of the rule, for those who look for it. */
  readonly title: string;
  readonly children: ReactNode;
}

function Row({ name, amount, title, children }: RowProps) {
  return (
    <tr>
      <th scope="row" title={title}>
        {name}
        <span className={css.rule}>{children}</span>
      </th>
      <td className={css.amount}>
        <Money of={{ amount, currency: 'CNY' }} />
      </td>
    </tr>
  );
}

/** All of the freight: one sum, which opens the first weight and the further steps. */
function Freight({ lines, quote }: { lines: readonly Line[]; quote: Quote }) {
  const [first] = lines;
  if (!first) return null;
  const weight = <Weight grams={quote.chargeable.chargeableGrams} />;
  return (
    <tr>
      <th scope="row" title={first.ruleId}>
        {/* The reader may have opened it before React runs. */}
        <details className={css.freight} suppressHydrationWarning>
          <summary className={css.summary}>
            <FormattedMessage id="quote.lines.freight" />
            <span className={css.rule}>
              <FormattedMessage id="quote.lines.freightRule" values={{ weight }} />
              <Icon of={icons.down} className={css.chevron} />
            </span>
          </summary>
          <ul role="list" className={css.steps}>
            {lines.map((line) => (
              <li key={`${line.code} ${line.quantity} ${line.rate}`}>
                <span>
                  <Reckoning line={line} />
                </span>
                <Money of={line} />
              </li>
            ))}
          </ul>
        </details>
        <RuleOnPaper ruleId={first.ruleId} quote={quote} />
      </th>
      <td className={css.amount}>
        <Money of={{ amount: lines.reduce((sum, { amount }) => sum + amount, 0), currency: 'CNY' }} />
      </td>
    </tr>
  );
}

const NAMES: ReadonlyMap<Line['code'], string> = new Map([
  ['CASH_ON_DELIVERY', 'quote.lines.cod'],
  ['INSURANCE', 'quote.lines.insurance'],
]);

/** The API's label, except where that repeats the rule which stands below. */
function LineName({ line: { code, label } }: { line: Line }) {
  const id = NAMES.get(code);
  return id === undefined ? <bdi>{label}</bdi> : <FormattedMessage id={id} />;
}

/** Name of the rule, for a printed price that somebody checks later. */
function RuleOnPaper({ ruleId, quote: { rules } }: { ruleId: string; quote: Quote }) {
  const since = rules.find(({ id }) => id === ruleId)?.validFrom;
  return since === undefined ? null : (
    <span className={css.paper}>
      <FormattedMessage id="quote.lines.since" values={{ rule: <Ltr code>{ruleId}</Ltr>, day: <RuleDay of={since} /> }} />
    </span>
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
