import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { useMarket } from '@amberlane/core';
import { Money } from '@amberlane/ui';
import { LocalPrice } from './local-price.tsx';

interface ReaderPriceProps {
  readonly fen: number;
  /** Class of the amount in the reader's currency. */
  readonly second: string | undefined;
}

/** A price in yuan, in which it is set, then in the currency of the reader's country, as rates and quote have it; in China in yuan alone. */
export function ReaderPrice({ fen, second }: ReaderPriceProps) {
  const price = <Money of={{ amount: fen, currency: 'CNY' }} />;
  if (currencyOf(useMarket().country) === 'CNY') return price;
  return (
    <>
      {price}
      <span className={second}> <LocalPrice fen={fen} /></span>
    </>
  );
}
