import type { Quote } from '@amberlane/contract/calls/quotes';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { Money } from '@amberlane/ui';
import { ownTotal } from './own-total.ts';
import { Booking } from './price-actions.tsx';
import { PRICE_ID } from './price-result.tsx';
import { Days } from './price-sheet.tsx';
import type { QuoteDesk } from './use-quote-form.ts';
import { endsOf } from './validate-quote.ts';
import css from './price-bar.module.css';

interface PriceBarProps {
  readonly desk: QuoteDesk;
  readonly quote: Quote;
}

/** On a phone the lines follow the form: price and days stay at the foot of the window, as the way to the lines, beside the way to a shipment. */
export function PriceBar({ desk: { isCurrent, book, settled }, quote }: PriceBarProps) {
  const { country } = useMarket();
  const amount = <Money of={{ amount: ownTotal(quote), currency: 'CNY' }} />;
  return (
    <div className={css.bar} data-task-bar="">
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
