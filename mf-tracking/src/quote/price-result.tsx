import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { Skeleton, VisuallyHidden } from '@amberlane/ui';
import type { Priced } from '../api/quote-api.ts';
import { BeforePrice } from './before-price.tsx';
import { chosenQuote } from './chosen-quote.ts';
import { PriceActions } from './price-actions.tsx';
import { PriceFigures } from './price-figures.tsx';
import { PriceFailure } from './price-failure.tsx';
import { ownTotal } from './price-lines.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { endsOf, type Ends } from './validate-quote.ts';
import type { QuoteDesk } from './use-quote-form.ts';
import { VerdictPanel } from './verdict-panel.tsx';
import css from './price-result.module.css';

/** The answer beside the form: how prices are made, the price, or why there is none. What was there before stays until then. */
export function PriceResult({ desk }: { desk: QuoteDesk }) {
  const { priced, failure, isBusy, isCurrent, book, judgement, settled, isAsked } = desk;
  const { country } = useMarket();
  return (
    <div className={css.result} aria-busy={isBusy || undefined}>
      {failure ? <PriceFailure failure={failure} entry={settled} /> : null}
      {isAsked && judgement?.kind === 'wrong' ? (
        <p className={css.note}>
          <FormattedMessage id="quote.result.wrong" />
        </p>
      ) : null}
      {isBusy && !priced ? <Skeleton lines={[40, 85, 70, 70, 70, 30]} slowText={<FormattedMessage id="quote.result.slow" />} /> : null}
      {priced && book ? <Shown priced={priced} desk={desk} ends={endsOf(settled, book, country)} /> : null}
      {!isAsked && !priced && book ? <BeforePrice book={book} /> : null}
      {book ? <VerdictPanel entry={settled} ends={endsOf(settled, book, country)} book={book} /> : null}
      <div role="status">{priced && isCurrent ? <Told priced={priced} desk={desk} /> : null}</div>
    </div>
  );
}

function Shown({ priced, ends, desk: { isBusy, isCurrent, settled } }: { priced: Priced; ends: Ends; desk: QuoteDesk }) {
  const quote = chosenQuote(priced, settled.product);
  if (!quote) return null;
  return (
    <section aria-labelledby="quote-price" className={`${css.shown} ${isCurrent ? '' : css.older}`}>
      {isCurrent ? null : (
        <p className={`${css.note} ${isBusy ? css.late : ''}`}>
          <FormattedMessage id={isBusy ? 'quote.result.busy' : 'quote.result.older'} />
        </p>
      )}
      <PriceSheet quote={quote} headingId="quote-price" />
      <PriceActions entry={settled} ends={ends} product={quote.product} />
      <PriceFigures priced={priced} quote={quote} entry={settled} />
    </section>
  );
}

/** Said to those who do not see that a figure has changed while they type; the first answer is the page itself. */
function Told({ priced, desk: { settled, addressed } }: { priced: Priced; desk: QuoteDesk }) {
  const intl = useIntl();
  const quote = chosenQuote(priced, settled.product);
  if (!quote || settled === addressed) return null;
  const amount = intl.formatNumber(ownTotal(quote) / 100, { style: 'currency', currency: 'CNY', currencyDisplay: 'code' });
  return (
    <VisuallyHidden>
      <FormattedMessage id="quote.result.live" values={{ product: <FormattedMessage id={`quote.product.${quote.product}`} />, amount }} />
    </VisuallyHidden>
  );
}
