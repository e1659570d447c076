import { useMemo } from 'react';
import type { PieceSize } from '@amberlane/contract/domain';
import type { Quote } from '@amberlane/contract/calls/quotes';
import { useIntl, useMarket, useSelector, type IntlShape } from '@amberlane/core';
import { quoteApi, type Priced, type RefusedProduct } from '../api/quote-api.ts';
import { PriceChart } from './figures/price-chart.tsx';
import { ProductComparison } from './figures/product-comparison.tsx';
import { WeightDrawing } from './figures/weight-drawing.tsx';
import { ownTotal } from './price-lines.tsx';
import { quoteAddress, type QuoteEntry } from './quote-entry.ts';
import { fieldOfCall } from './validate-quote.ts';
import css from './price-figures.module.css';

interface PriceFiguresProps {
  readonly priced: Priced;
  /** The one that is shown. */
  readonly quote: Quote;
  readonly entry: QuoteEntry;
}

/** The same price seen: why it weighs what it weighs, what another weight would cost, and the other products. */
export function PriceFigures({ priced, quote, entry }: PriceFiguresProps) {
  const { product, day, chargeable } = quote;
  const intl = useIntl();
  const rates = useLaneRates(quote)?.filter((rate) => priced.quotes.some((other) => other.product === rate.product));
  return (
    <>
      <div className={css.weight}>
        <WeightDrawing product={product} day={day} weightGrams={chargeable.actualGrams} size={sizeOf(chargeable)} pieces={chargeable.pieces} />
      </div>
      {rates ? <PriceChart rates={rates} product={product} weighed={chargeable} day={day} /> : null}
      <ProductComparison
        quotes={priced.quotes.map((other) => ({ ...other, total: { amount: ownTotal(other), currency: 'CNY' } }))}
        refused={priced.refused.map((refused) => ({ product: refused.product, error: { message: reasonOf(refused, intl) } }))}
        chosen={product}
        pathOf={(other) => quoteAddress({ ...entry, product: other })}
      />
    </>
  );
}

/** The first field that stands against a product, by the name that it has in the form; else the sentence of the API. */
function reasonOf({ error: { message, fields = [] } }: RefusedProduct, intl: IntlShape): string {
  const [first] = fields;
  if (!first) return message;
  const field = intl.formatMessage({ id: `quote.form.${fieldOfCall(first.field)}` });
  return intl.formatMessage({ id: 'quote.form.errorOf' }, { field, fault: first.message });
}

/** As the sides were reckoned: whole centimetres. */
function sizeOf({ measuredCm }: Quote['chargeable']): PieceSize | null {
  if (!measuredCm) return null;
  const [length, width, height] = measuredCm;
  return { lengthMm: length * 10, widthMm: width * 10, heightMm: height * 10 };
}

/** Without the rates of the lane there is no curve; the price stands. */
function useLaneRates({ origin, destination }: Quote) {
  const { locale } = useMarket();
  const select = useMemo(() => quoteApi.endpoints.laneRates.select({ origin: origin.code, destination: destination.code, locale }), [origin.code, destination.code, locale]);
  return useSelector(select).data;
}
