/** What a service costs, as a fact of its page. */
import type { PricedProduct } from '@amberlane/contract/domain';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { Money, type Fact } from '@amberlane/ui';
import { AboutLocal } from './about-local.tsx';
import { useLanePrices, type LanePrice } from './lane-prices-api.ts';

/** In a kilogram. */
const GRAMS = 1000;

/** The price to the reader's country, or within it; in China the lowest of all. Undefined while there is none. */
export function useOwnPrice(product?: PricedProduct, grams?: number): LanePrice | undefined {
  const { country } = useMarket();
  const prices = useLanePrices(product, grams);
  return prices.find((price) => price.country === country) ?? prices.toSorted((one, other) => one.fen - other.fen)[0];
}

interface ToldPrice extends Pick<LanePrice, 'fen' | 'city'> {
  readonly grams: number;
  /** `within`: of local delivery. */
  readonly way?: 'to' | 'within';
}

/** First in the ledger of a page. */
export const priceFact = ({ fen, city, grams, way = 'to' }: ToldPrice): Fact => ({
  term: <FormattedMessage id="content.price.term" values={{ kilograms: grams / GRAMS }} />,
  value: <Money of={{ amount: fen, currency: 'CNY' }} />,
  note: (
    <>
      <FormattedMessage id={`content.price.${way}`} values={{ city }} />
      <AboutLocal before=" · " fen={fen} />
    </>
  ),
});
