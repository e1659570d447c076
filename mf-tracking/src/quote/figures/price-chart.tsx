import { pricedWay, type ChargeableWeight, type PricedProduct, type PricedWay } from '@amberlane/contract/domain';
import type { FreightRate } from '@amberlane/contract/calls/rates';
import { FormattedMessage, useIntl, type IntlShape } from '@amberlane/core';
import { shortWeight, yuan } from './figure-text.ts';
import { priceFinding, type PriceFinding } from './price-finding.ts';
import { DESK, DESK_NAMED, PHONE } from './price-plot.ts';
import { LineNames } from './line-names.tsx';
import { PriceCurve } from './price-curve.tsx';
import { PriceTable } from './price-table.tsx';
import css from './price-chart.module.css';

export interface PriceChartProps {
  /** Rates of the lane (`queryRate` of origin and destination); another product's is drawn beside that of `product`. */
  readonly rates: readonly FreightRate[];
  readonly product: PricedProduct;
  readonly weighed: Pick<ChargeableWeight, 'actualGrams' | 'volumeGrams' | 'chargeableGrams'>;
  /** Day whose rules hold, ISO date: that of the quote. */
  readonly day: string;
  /** Id of the heading, for the section that is named by it. */
  readonly headingId?: string;
}

/** Freight against chargeable weight, with the reader's own parcel on it. Nothing where the lane has no rate of the product. */
export function PriceChart({ rates, product, weighed, day, headingId }: PriceChartProps) {
  const rate = rates.find((candidate) => candidate.product === product);
  if (!rate) return null;
  const own = pricedWay(rate, day);
  const exactGrams = Math.max(weighed.actualGrams, weighed.volumeGrams ?? 0);
  const other = otherWay(rates, rate, day);
  return (
    <div className={css.figure}>
      <h3 className={css.title} id={headingId}>
        <FormattedMessage id="quote-figures.price.title" />
      </h3>
      <Charts own={own} other={other} exactGrams={exactGrams} chargedGrams={weighed.chargeableGrams} />
      <PriceTable own={own} other={other} />
    </div>
  );
}

function otherWay(rates: readonly FreightRate[], { product, origin, destination }: FreightRate, day: string): PricedWay | null {
  const other = rates.find((rate) => rate.product !== product && rate.origin.code === origin.code && rate.destination.code === destination.code);
  return other ? pricedWay(other, day) : null;
}

interface ChartsProps {
  readonly own: PricedWay;
  readonly other: PricedWay | null;
  readonly exactGrams: number;
  readonly chargedGrams: number;
}

function Charts({ own, other, exactGrams, chargedGrams }: ChartsProps) {
  const found = priceFinding(own, other, exactGrams);
  const finding = findingText(useIntl(), own.product, found);
  const shown = { own, other, exactGrams, chargedGrams, finding, toldGrams: 'fromGrams' in found ? found.fromGrams : 0 };
  return (
    <>
      <p className={css.finding}>{finding}</p>
      <div className={css.desk}>
        <PriceCurve {...shown} frame={other ? DESK_NAMED : DESK} />
      </div>
      <div className={css.phone}>
        {other ? <LineNames own={own} other={other} /> : null}
        <PriceCurve {...shown} frame={PHONE} />
      </div>
    </>
  );
}

/** `own`: the service whose price is shown. */
function findingText(intl: IntlShape, own: PricedProduct, finding: PriceFinding): string {
  const nameOf = (product: PricedProduct): string => intl.formatMessage({ id: `quote-figures.product.${product}` });
  switch (finding.kind) {
    case 'otherNow':
      return intl.formatMessage({ id: 'quote-figures.price.otherNow' }, { product: nameOf(finding.product), less: yuan(intl, finding.lessFen) });
    case 'otherFrom':
      return intl.formatMessage({ id: 'quote-figures.price.otherFrom' }, { product: nameOf(finding.product), weight: shortWeight(intl, finding.fromGrams) });
    case 'fallsNext':
      return intl.formatMessage(
        { id: 'quote-figures.price.fallsNext' },
        { product: nameOf(own), weight: shortWeight(intl, finding.fromGrams), price: yuan(intl, finding.fenPerKg), before: yuan(intl, finding.beforeFenPerKg) },
      );
    case 'lowest':
      return intl.formatMessage({ id: 'quote-figures.price.lowest' }, { product: nameOf(own), price: yuan(intl, finding.fenPerKg) });
  }
}
