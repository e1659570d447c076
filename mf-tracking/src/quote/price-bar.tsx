import type { Quote } from '@amberlane/contract/calls/quotes';
import { FormattedMessage } from '@amberlane/core';
import { ButtonLink, Money } from '@amberlane/ui';
import { ownTotal } from './own-total.ts';
import { PRICE_ID } from './price-result.tsx';
import { Days } from './price-sheet.tsx';
import css from './price-bar.module.css';

interface PriceBarProps {
  readonly quote: Quote;
  /** It is of what is entered. */
  readonly isCurrent: boolean;
}

/** On a phone the lines follow the form: price and days stay at the foot of the window, with the way to the lines. */
export function PriceBar({ quote, isCurrent }: PriceBarProps) {
  const amount = <Money of={{ amount: ownTotal(quote), currency: 'CNY' }} />;
  return (
    <div className={css.bar}>
      <p className={css.price}>
        {isCurrent ? <b>{amount}</b> : <s>{amount}</s>}
        <span>{isCurrent ? <Days of={quote.transit} /> : <FormattedMessage id="quote.result.older" />}</span>
      </p>
      <ButtonLink small kind="primary" href={`#${PRICE_ID}`}>
        <FormattedMessage id="quote.bar.details" />
      </ButtonLink>
    </div>
  );
}
