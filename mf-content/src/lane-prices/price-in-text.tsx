import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { Money } from '@amberlane/ui';
import { AboutLocal } from './about-local.tsx';

/** An amount in yuan within a sentence, with what it is about in the reader's currency in brackets; in China in yuan alone. `fen`: amount in fen. */
export function PriceInText({ fen }: { fen: number }) {
  const price = <Money key="price" of={{ amount: fen, currency: 'CNY' }} />;
  if (currencyOf(useMarket().country) === 'CNY') return price;
  return <FormattedMessage id="content.price.inText" values={{ price, local: <AboutLocal key="local" fen={fen} /> }} />;
}
