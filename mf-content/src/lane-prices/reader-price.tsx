import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { useMarket } from '@amberlane/core';
import { Money } from '@amberlane/ui';
import { LocalPrice } from './local-price.tsx';

interface ReaderPriceProps {
  readonly fen: number;
  /** Class of the amount in yuan where it comes second. */
  readonly yuan: string | undefined;
}

/** A price in the currency of the reader's country, then in yuan, in which it is set, as the rates page has it; in China in yuan alone. */
export function ReaderPrice({ fen, yuan }: ReaderPriceProps) {
  const price = <Money of={{ amount: fen, currency: 'CNY' }} />;
  if (currencyOf(useMarket().country) === 'CNY') return price;
  return (
    <>
      <LocalPrice fen={fen} />
      <span className={yuan}> {price}</span>
    </>
  );
}
