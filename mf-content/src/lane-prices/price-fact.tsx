/** What a service costs, as a fact of its page. */
import { freightAmount, type PricedProduct } from '@amberlane/contract/domain';
import { FormattedMessage } from '@amberlane/core';
import type { Fact } from '@amberlane/ui';
import { useOwnTariff } from './own-tariff-api.ts';
import { toPriceFact } from './to-price-fact.tsx';

/** In a kilogram. */
const GRAMS = 1000;

/** First in the ledger of a page: the price of a weight to the reader's country, or within it; nothing while it is not known. */
export function usePriceFact(product: PricedProduct, kilograms: number): readonly Fact[] {
  const tariff = useOwnTariff(product);
  if (!tariff) return [];
  const where = <FormattedMessage id={product === 'localDelivery' ? 'content.price.within' : 'content.price.to'} values={{ city: tariff.city }} />;
  return [toPriceFact({ kilograms, fen: freightAmount(tariff, kilograms * GRAMS), where })];
}
