import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { AboutLocal } from './about-local.tsx';

/** What an amount in yuan is about in the currency of the reader's country, in brackets behind it; nothing in China. `fen`: amount in fen. */
export function LocalInBrackets({ fen }: { fen: number }) {
  if (currencyOf(useMarket().country) === 'CNY') return null;
  return <FormattedMessage id="content.price.inText" values={{ price: '', local: <AboutLocal key="local" fen={fen} /> }} />;
}
