import { FormattedMessage } from '@amberlane/core';
import { Money } from '@amberlane/ui';
import { ownTotal } from '../price-change.ts';
import type { OrderPrice } from '../use-price.ts';
import css from './price-summary.module.css';

interface ShortPriceProps {
  readonly price: OrderPrice;
  /** A line of its own, above the buttons. */
  readonly line: boolean;
}

/** The price that is chosen, or else the lowest, and its days, where the summary beside the form has no room; nothing before there is one. */
export function ShortPrice({ price: { quotes, chosen }, line }: ShortPriceProps) {
  const quote = chosen ?? quotes[0];
  if (!quote) return null;
  return (
    <p className={line ? `${css.short} ${css.shortLine}` : css.short} role="status">
      <b>
        <FormattedMessage id={chosen ? 'ship.done.price' : 'ship.price.fromTotal'} values={{ price: <Money key="price" of={ownTotal(quote)} /> }} />
      </b>
      <span>
        <FormattedMessage id="ship.price.transit" values={quote.transit} />
      </span>
    </p>
  );
}
