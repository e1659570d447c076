import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { LocalPrice } from './local-price.tsx';

interface AboutLocalProps {
  readonly fen: number;
  /** What parts it from the words before it. */
  readonly before?: string;
}

/** “about NGN 16,200” beside a price in yuan; nothing in China. */
export function AboutLocal({ fen, before }: AboutLocalProps) {
  if (currencyOf(useMarket().country) === 'CNY') return null;
  return (
    <>
      {before}
      <FormattedMessage id="content.about" values={{ price: <LocalPrice key="price" fen={fen} /> }} />
    </>
  );
}
