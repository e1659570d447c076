import { FormattedMessage, useIntl } from '@amberlane/core';
import { Link } from '@amberlane/core';
import type { Quote } from '@amberlane/contract/calls/quotes';
import { Money } from '@amberlane/ui';
import type { Quotes } from './quote-calls.ts';
import { quoteAddress, type QuoteEntry } from './quote-entry.ts';
import css from './product-choice.module.css';

interface ProductChoiceProps {
  readonly quotes: Quotes;
  readonly chosen: Quote;
  readonly entry: QuoteEntry;
}

const cheapest = (quotes: readonly Quote[]): Quote | undefined => [...quotes].sort((a, b) => a.total.amount - b.total.amount)[0];
const fastest = (quotes: readonly Quote[]): Quote | undefined => [...quotes].sort((a, b) => a.transit.to - b.transit.to)[0];

/** The products that take the shipment, each a link with its price; then those that do not, with what stands against them. */
export function ProductChoice({ quotes: { quotes, refused }, chosen, entry }: ProductChoiceProps) {
  const intl = useIntl();
  if (quotes.length + refused.length < 2) return null;
  const markOf = (quote: Quote) => (quotes.length < 2 ? null : quote === cheapest(quotes) ? 'cheapest' : quote === fastest(quotes) ? 'fastest' : null);
  return (
    <nav className={css.choice} aria-label={intl.formatMessage({ id: 'order-quote.compare' })}>
      <h2 className={css.title}>
        <FormattedMessage id="order-quote.compare" />
      </h2>
      <ul role="list" className={css.list}>
        {quotes.map((quote) => {
          const mark = markOf(quote);
          return (
            <li key={quote.product}>
              <Link to={quoteAddress({ ...entry, product: quote.product })} className={css.product} aria-current={quote === chosen ? 'true' : undefined}>
                <b>
                  <FormattedMessage id={`order-quote.product.${quote.product}`} />
                </b>
                {mark ? (
                  <span className={css.mark}>
                    <FormattedMessage id={`order-quote.${mark}`} />
                  </span>
                ) : null}
                <span className={css.price}>
                  <Money of={quote.total} />
                </span>
                <span>
                  <FormattedMessage id="order-quote.days" values={quote.transit} />
                </span>
              </Link>
            </li>
          );
        })}
        {refused.map(({ product, error }) => (
          <li key={product} className={css.refused}>
            <b>
              <FormattedMessage id={`order-quote.product.${product}`} />
            </b>
            <span>
              <FormattedMessage id="order-quote.refused" />
            </span>
            {(error.fields ?? []).map(({ field, message }) => (
              <small key={field}>{message}</small>
            ))}
            {error.fields?.length ? null : <small>{error.message}</small>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
