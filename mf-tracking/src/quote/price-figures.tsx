import { useMemo } from 'react';
import type { PieceSize } from '@amberlane/contract/domain';
import type { Quote } from '@amberlane/contract/calls/quotes';
import { useIntl, useMarket, useSelector } from '@amberlane/core';
import { quoteApi, type Priced } from '../api/quote-api.ts';
import { PriceChart } from './figures/price-chart.tsx';
import { ProductComparison } from './figures/product-comparison.tsx';
import { WeightDrawing } from './figures/weight-drawing.tsx';
import { ownTotal } from './own-total.ts';
import { quoteAddress, type QuoteEntry } from './quote-entry.ts';
import { reasonOf } from './refusal-reason.ts';

interface PriceFiguresProps {
  readonly priced: Priced;
  /** The one that is shown. */
  readonly quote: Quote;
  readonly entry: QuoteEntry;
}

/** The same price seen: the other products, why it weighs what it weighs, and what another weight would cost. */
export function PriceFigures({ priced, quote, entry }: PriceFiguresProps) {
  const { product, day, chargeable, display } = quote;
  const intl = useIntl();
  const rates = useLaneRates(quote)?.filter((rate) => priced.quotes.some((each) => each.product === rate.product));
  return (
    <>
      <ProductComparison
        quotes={priced.quotes.map((each) => ({ ...each, total: { amount: ownTotal(each), currency: 'CNY' } }))}
        refused={priced.refused.map((refused) => ({ product: refused.product, error: { message: reasonOf(refused, intl) } }))}
        chosen={product}
        about={display && { currency: display.currency, day }}
        pathOf={(path) => quoteAddress({ ...entry, product: path })}
      />
      <WeightDrawing product={product} day={day} weightGrams={chargeable.actualGrams} size={sizeOf(chargeable)} pieces={chargeable.pieces} />
      {rates ? <PriceChart rates={rates} product={product} weighed={chargeable} day={day} /> : null}
    </>
  );
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
