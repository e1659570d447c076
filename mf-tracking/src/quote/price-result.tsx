import { useEffect, useRef, type RefObject } from 'react';
import { FormattedMessage, useIntl, useMarket, usePageAddress } from '@amberlane/core';
import { Notice, Skeleton, VisuallyHidden } from '@amberlane/ui';
import type { Quote } from '@amberlane/contract/calls/quotes';
import type { Priced } from '../api/quote-api.ts';
import { BeforePrice, isBeforePrice } from './before-price.tsx';
import { PriceActions } from './price-actions.tsx';
import { PriceFailure } from './price-failure.tsx';
import { ownTotal } from './own-total.ts';
import { EarlierPrice, PriceSheet } from './price-sheet.tsx';
import { reasonOf } from './refusal-reason.ts';
import { NamedFault } from './fault-text.tsx';
import { endsOf } from './validate-quote.ts';
import type { QuoteDesk } from './use-quote-form.ts';
import css from './price-result.module.css';

/** Where the price stands: a bar at the foot of a phone leads to it. */
export const PRICE_ID = 'quote-price';

interface PriceResultProps {
  readonly desk: QuoteDesk;
  /** The newest price that came, perhaps of an earlier entry. */
  readonly quote: Quote | null;
  /** Of what can be done with the price. */
  readonly actionsRef: RefObject<HTMLDivElement | null>;
}

/** The answer beside the form: how prices are made, the price, or why there is none and what it was before. */
export function PriceResult({ desk, quote, actionsRef }: PriceResultProps) {
  const { failure, isBusy, isCurrent, book, settled, isAsked, judgement, priced, onRenew } = desk;
  const { country } = useMarket();
  const intl = useIntl();
  const place = useInView(isAsked);
  const isShown = quote !== null && (isCurrent || isBusy || isHeld(desk));
  return (
    <aside ref={place} className={css.result} aria-label={intl.formatMessage({ id: 'quote.result.label' })} aria-busy={isBusy || undefined}>
      {failure ? <PriceFailure failure={failure} entry={settled} /> : null}
      <Refused desk={desk} />
      {quote && !isShown ? <EarlierPrice quote={quote} /> : null}
      {quote && isShown && book ? (
        <section aria-labelledby={PRICE_ID}>
          <PriceSheet
            quote={quote}
            headingId={PRICE_ID}
            isBusy={!isCurrent}
            actions={<PriceActions ref={actionsRef} entry={settled} ends={endsOf(settled, book, country)} quote={quote} request={isCurrent && judgement?.kind === 'right' ? judgement.request : null} />}
            onRenew={onRenew}
          />
          {isBusy ? (
            <p className={css.late}>
              <FormattedMessage id="quote.result.busy" />
            </p>
          ) : null}
        </section>
      ) : null}
      {priced && isCurrent && !quote ? <NoService refused={priced.refused} /> : null}
      {isBusy && !quote ? <Skeleton lines={[40, 85, 70, 70, 70, 30]} slowText={<FormattedMessage id="quote.result.slow" />} /> : null}
      {book && isBeforePrice(desk) ? <BeforePrice entry={settled} book={book} /> : null}
      <div role="status">{quote && isCurrent ? <Told quote={quote} desk={desk} /> : null}</div>
    </aside>
  );
}

/** No product takes the parcel: what stands against each. */
function NoService({ refused }: Pick<Priced, 'refused'>) {
  const intl = useIntl();
  return (
    <Notice tone="attention">
      <p>
        <FormattedMessage id="quote.result.none" />
      </p>
      <ul role="list">
        {refused.map((each) => (
          <li key={each.product}>
            <FormattedMessage id="quote.form.errorOf" values={{ field: <FormattedMessage id={`quote.product.${each.product}`} />, fault: reasonOf(each, intl) }} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** The entry is wrong only where the reader is typing at this moment: nothing is said of it yet. */
const isHeld = ({ judgement, faults }: QuoteDesk): boolean => judgement?.kind === 'wrong' && faults.length === 0;

/** What stands against a price, by the names of the fields. */
function Refused({ desk: { judgement, faults, isAsked } }: Pick<PriceResultProps, 'desk'>) {
  if (!isAsked || judgement?.kind !== 'wrong' || faults.length === 0) return null;
  return (
    <div className={css.refused}>
      <p>
        <FormattedMessage id="quote.result.wrong" />
      </p>
      <ul role="list">
        {faults.map((fault) => (
          <li key={fault.field}>
            <NamedFault fault={fault} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Said to those who do not see that a figure has changed while they type; the first answer is the page itself. */
function Told({ quote, desk: { settled, addressed } }: { quote: Quote; desk: QuoteDesk }) {
  const intl = useIntl();
  if (settled === addressed) return null;
  const amount = intl.formatNumber(ownTotal(quote) / 100, { style: 'currency', currency: 'CNY', currencyDisplay: 'code' });
  return (
    <VisuallyHidden>
      <FormattedMessage id="quote.result.live" values={{ product: <FormattedMessage id={`quote.product.${quote.product}`} />, amount }} />
    </VisuallyHidden>
  );
}

/** Brings the answer to a form that was sent into view: on a phone it stands below the form. Beside it nothing moves. */
function useInView(isAsked: boolean) {
  const { search } = usePageAddress();
  const place = useRef<HTMLElement>(null);
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    const box = place.current?.getBoundingClientRect();
    if (isAsked && box && (box.top < 0 || box.top > innerHeight / 2)) place.current?.scrollIntoView({ block: 'start' });
  }, [search, isAsked]);
  return place;
}
