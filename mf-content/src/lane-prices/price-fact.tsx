/** What a service costs, as a fact of its page. */
import { freightAmount, type PricedProduct } from '@amberlane/contract/domain';
import { FormattedMessage } from '@amberlane/core';
import { Money, type Fact } from '@amberlane/ui';
import { AboutLocal } from './about-local.tsx';
import { useOwnTariff } from './own-tariff-api.ts';

/** In a kilogram. */
const GRAMS = 1000;

/** First in the ledger of a page: the price of a weight to the reader's country, or within it; nothing while it is not known. */
export function usePriceFact(product: PricedProduct, kilograms: number): readonly Fact[] {
  const tariff = useOwnTariff(product);
  if (!tariff) return [];
  const fen = freightAmount(tariff, kilograms * GRAMS);
  return [
    {
      term: <FormattedMessage id="content.price.term" values={{ kilograms }} />,
      value: <Money of={{ amount: fen, currency: 'CNY' }} />,
      note: (
        <>
          <FormattedMessage id={product === 'localDelivery' ? 'content.price.within' : 'content.price.to'} values={{ city: tariff.city }} />
          <AboutLocal before=" · " fen={fen} />
        </>
      ),
    },
  ];
}
