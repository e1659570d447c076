import { FormattedMessage } from '@amberlane/core';
import { Money } from '@amberlane/ui';
import { ownLines } from '../price-change.ts';
import type { OrderPrice } from '../use-price.ts';
import css from './price-summary.module.css';

/** The lowest price and its days in a line, where the summary beside the form has no room; nothing before there is one. */
export function ShortPrice({ price: { quotes, chosen } }: { price: OrderPrice }) {
  const quote = chosen ?? quotes[0];
  if (!quote) return null;
  const total = ownLines(quote).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <p className={css.short} role="status">
      <b>
        <FormattedMessage id="ship.price.fromTotal" values={{ price: <Money key="price" of={{ amount: total, currency: 'CNY' }} /> }} />
      </b>
      <span>
        <FormattedMessage id="ship.price.transit" values={quote.transit} />
      </span>
    </p>
  );
}
