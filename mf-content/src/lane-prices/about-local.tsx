import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { LocalPrice } from './local-price.tsx';

/** “about NGN 16,200” beside a price in yuan; nothing in China. */
export const AboutLocal = ({ fen }: { fen: number }) =>
  currencyOf(useMarket().country) === 'CNY' ? null : <FormattedMessage id="content.about" values={{ price: <LocalPrice key="price" fen={fen} /> }} />;
