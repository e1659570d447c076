import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { LocalPrice } from './local-price.tsx';

/** “about NGN 16,200” beside a price in yuan; nothing in China. */
export function AboutLocal({ fen }: { fen: number }) {
  if (currencyOf(useMarket().country) === 'CNY') return null;
  return <FormattedMessage id="content.about" values={{ price: <LocalPrice key="price" fen={fen} /> }} />;
}
