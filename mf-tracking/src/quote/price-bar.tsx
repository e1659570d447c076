import type { RefObject } from 'react';
import type { Quote } from '@amberlane/contract/calls/quotes';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { Money } from '@amberlane/ui';
import { ownTotal } from './own-total.ts';
import { Booking } from './price-actions.tsx';
import { PRICE_ID } from './price-result.tsx';
import { Days } from './price-sheet.tsx';
import type { QuoteDesk } from './use-quote-form.ts';
import { useInSight } from './use-in-sight.ts';
import { endsOf } from './validate-quote.ts';
import css from './price-bar.module.css';

interface PriceBarProps {
  readonly desk: QuoteDesk;
  readonly quote: Quote;
  /** What can be done with the price, in its card: while it is in sight the bar would say it twice. */
  readonly actions: RefObject<Element | null>;
}

/** On a phone the lines follow the form: price and days stay at the foot of the window, as the way to the lines, beside the way to a shipment. */
export function PriceBar({ desk: { isCurrent, book, settled }, quote, actions }: PriceBarProps) {
  const { country } = useMarket();
  const isDoubled = useInSight(actions);
  const amount = <Money of={{ amount: ownTotal(quote), currency: 'CNY' }} />;
  return (
    <div className={isDoubled ? `${css.bar} ${css.doubled}` : css.bar} data-task-bar="">
      <a className={css.price} href={`#${PRICE_ID}`}>
        {isCurrent ? <b>{amount}</b> : <s>{amount}</s>}
        <span className={css.details}>
          <FormattedMessage id="quote.bar.details" />
        </span>
        <span className={css.days}>{isCurrent ? <Days of={quote.transit} /> : <FormattedMessage id="quote.result.older" />}</span>
      </a>
      {book && isCurrent ? <Booking small entry={settled} ends={endsOf(settled, book, country)} quote={quote} /> : null}
    </div>
  );
}
