import type { Quote } from '@amberlane/contract/calls/quotes';
import { FormattedMessage } from '@amberlane/core';
import { Icon, icons, Money } from '@amberlane/ui';
import { ownTotal } from './price-lines.tsx';
import { Days } from './price-sheet.tsx';
import css from './price-strip.module.css';

/** On a phone the form stands before the price: its sum on top, as a way down to it. */
export function PriceStrip({ quote }: { quote: Quote }) {
  return (
    <a href="#quote-price" className={css.strip}>
      <b>
        <Money of={{ amount: ownTotal(quote), currency: 'CNY' }} />
      </b>
      <span>
        <FormattedMessage id={`quote.product.${quote.product}`} />
      </span>
      <span>
        <Days of={quote.transit} />
      </span>
      <Icon of={icons.down} className={css.down} />
    </a>
  );
}
