import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Money, type Fact } from '@amberlane/ui';
import { AboutLocal } from './about-local.tsx';

interface Price {
  readonly kilograms: number;
  readonly fen: number;
  readonly where: ReactNode;
}

/** A fact of a price, with what it is about in the reader's currency after `where` it holds; in China in yuan alone. */
export const toPriceFact = ({ kilograms, fen, where }: Price): Fact => ({
  term: <FormattedMessage id="content.price.term" values={{ kilograms }} />,
  value: <Money of={{ amount: fen, currency: 'CNY' }} />,
  note: (
    <>
      {where}
      <AboutLocal before={'\u00a0· '} fen={fen} />
    </>
  ),
});
