import type { ReactNode } from 'react';
import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { Money, type Fact } from '@amberlane/ui';
import { LocalPrice } from './local-price.tsx';

const BETWEEN = ' ·\u00a0';

/** Makes a fact of a price in fen: in the reader's currency first, with the yuan after `where` it holds; in China in yuan alone. */
export function useToPriceFact(): (price: { readonly kilograms: number; readonly fen: number; readonly where: ReactNode }) => Fact {
  const isYuan = currencyOf(useMarket().country) === 'CNY';
  return ({ kilograms, fen, where }) => {
    const yuan = <Money of={{ amount: fen, currency: 'CNY' }} />;
    return {
      term: <FormattedMessage id={isYuan ? 'content.price.term' : 'content.price.termAbout'} values={{ kilograms }} />,
      value: isYuan ? yuan : <LocalPrice fen={fen} />,
      note: (
        <>
          {where}
          {isYuan ? null : (
            <>
              {BETWEEN}
              {yuan}
            </>
          )}
        </>
      ),
    };
  };
}
