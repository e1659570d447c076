/** What a service costs, as a fact of its page. */
import { freightAmount, type PricedProduct } from '@amberlane/contract/domain';
import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { Money, type Fact } from '@amberlane/ui';
import { LocalPrice } from './local-price.tsx';
import { useOwnTariff } from './own-tariff-api.ts';

/** In a kilogram. */
const GRAMS = 1000;
const BETWEEN = ' ·\u00a0';

/** First in the ledger of a page: the price of a weight to the reader's country, or within it, in the reader's currency first; nothing while it is not known. */
export function usePriceFact(product: PricedProduct, kilograms: number): readonly Fact[] {
  const tariff = useOwnTariff(product);
  const isYuan = currencyOf(useMarket().country) === 'CNY';
  if (!tariff) return [];
  const fen = freightAmount(tariff, kilograms * GRAMS);
  const yuan = <Money of={{ amount: fen, currency: 'CNY' }} />;
  return [
    {
      term: <FormattedMessage id={isYuan ? 'content.price.term' : 'content.price.termAbout'} values={{ kilograms }} />,
      value: isYuan ? yuan : <LocalPrice fen={fen} />,
      note: (
        <>
          <FormattedMessage id={product === 'localDelivery' ? 'content.price.within' : 'content.price.to'} values={{ city: tariff.city }} />
          {isYuan ? null : (
            <>
              {BETWEEN}
              {yuan}
            </>
          )}
        </>
      ),
    },
  ];
}
