import { lazy, Suspense, type RefObject } from 'react';
import { FormattedMessage, marketHref, useMarket, useRoutes, useSelector, useToast, type SessionState } from '@amberlane/core';
import { Button, ButtonLink, Icon, icons } from '@amberlane/ui';
import type { PriceRequest } from '../api/quote-api.ts';
import { bookingAddress, expertAddress, EXPERT_PATH, type BookedQuote } from './booking-address.ts';
import { quoteAddress, type QuoteEntry } from './quote-entry.ts';
import type { Ends } from './validate-quote.ts';
import css from './price-actions.module.css';

/** For customers alone. */
const LateSave = lazy(async () => ({ default: (await import('./save-quote.tsx')).SaveQuote }));

interface BookingProps {
  readonly entry: QuoteEntry;
  readonly ends: Ends;
  /** The price that is shown. */
  readonly quote: BookedQuote;
}

interface PriceActionsProps extends BookingProps {
  /** Of the way to a booking. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** What the price was asked for with; null while it is another parcel that is entered. */
  readonly request: PriceRequest | null;
}

/** What can be done with a price: book it, keep it, pass it on. The address holds all of it and nothing about a person. */
export function PriceActions({ ref, entry, ends, quote, request }: PriceActionsProps) {
  const isCustomer = useSelector(({ session }: { session: SessionState }) => session.nickName !== null);
  const market = useMarket();
  const routes = useRoutes();
  const toast = useToast();
  const copy = async (): Promise<void> => {
    try {
      // Pages on plain http have no clipboard at all.
      await navigator.clipboard.writeText(new URL(marketHref(market, quoteAddress(entry)), location.origin).href);
      toast('success', { id: 'quote.action.copied' });
    } catch {
      toast('error', { id: 'quote.action.notCopied' });
    }
  };
  return (
    <div className={css.actions}>
      <div ref={ref} className={css.book}>
        <Booking entry={entry} ends={ends} quote={quote} />
      </div>
      <Button kind="quiet" small className={`${css.other} ${css.scripted}`} onClick={() => void copy()}>
        <Icon of={icons.copy} />
        <FormattedMessage id="quote.action.copy" />
      </Button>
      <Button kind="quiet" small className={`${css.other} ${css.scripted}`} onClick={() => print()}>
        <Icon of={icons.print} />
        <FormattedMessage id="quote.action.print" />
      </Button>
      {routes.has(EXPERT_PATH) ? (
        <ButtonLink kind="quiet" small className={css.other} to={expertAddress(entry, ends, quote.product)}>
          <Icon of={icons.chat} />
          <FormattedMessage id="quote.action.expert" />
        </ButtonLink>
      ) : null}
      {/* Last, since it comes late: nothing moves. */}
      {isCustomer && request ? (
        <Suspense>
          <LateSave key={quote.quoteId} quote={quote} request={request} entry={entry} />
        </Suspense>
      ) : null}
    </div>
  );
}

const CONTACT_PATH = 'service/contact-us';

/** What leads to a booking on this site by now: the form for an order, which takes the entry over, else people. */
export function Booking({ entry, ends, quote, small = false }: BookingProps & { readonly small?: boolean }) {
  const routes = useRoutes();
  const form = bookingAddress(entry, ends, quote);
  if (routes.has(form.path)) {
    return (
      <ButtonLink kind="primary" small={small} to={`${form.path}?${form.query}`}>
        <FormattedMessage id="quote.action.ship" />
      </ButtonLink>
    );
  }
  // The experts, who book too, have a link of their own.
  return routes.has(EXPERT_PATH) || !routes.has(CONTACT_PATH) ? null : (
    <ButtonLink kind="primary" small={small} to={CONTACT_PATH}>
      <FormattedMessage id="quote.action.contact" />
    </ButtonLink>
  );
}
