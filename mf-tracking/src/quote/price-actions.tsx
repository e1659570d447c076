import { FormattedMessage, marketHref, useMarket, useRoutes, useToast } from '@amberlane/core';
import { Button, ButtonLink, Icon, icons } from '@amberlane/ui';
import { bookingAddress } from './booking-address.ts';
import { quoteAddress, type QuoteEntry } from './quote-entry.ts';
import type { Ends } from './validate-quote.ts';
import css from './price-actions.module.css';

interface BookingProps {
  readonly entry: QuoteEntry;
  readonly ends: Ends;
  /** Of the price that is shown. */
  readonly product: string;
}

/** What can be done with a price: book it, pass it on. The address holds all of it and nothing about a person. */
export function PriceActions({ entry, ends, product }: BookingProps) {
  const market = useMarket();
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
      <Booking entry={entry} ends={ends} product={product} />
      <Button className={css.scripted} onClick={() => void copy()}>
        <Icon of={icons.copy} />
        <FormattedMessage id="quote.action.copy" />
      </Button>
      <Button kind="quiet" className={css.scripted} onClick={() => print()}>
        <Icon of={icons.doc} />
        <FormattedMessage id="quote.action.print" />
      </Button>
    </div>
  );
}

const TO_PEOPLE = ['express/contact-proficient', 'service/contact-us'] as const;

/** What leads to a booking on this site by now: the form for an order, which takes the entry over, else people. */
function Booking({ entry, ends, product }: BookingProps) {
  const routes = useRoutes();
  const form = bookingAddress(entry, ends, product);
  if (routes.has(form.path)) {
    return (
      <ButtonLink kind="primary" to={`${form.path}?${form.query}`}>
        <FormattedMessage id="quote.action.ship" />
      </ButtonLink>
    );
  }
  const toPeople = TO_PEOPLE.find((path) => routes.has(path));
  return toPeople === undefined ? null : (
    <ButtonLink kind="primary" to={toPeople}>
      <FormattedMessage id="quote.action.contact" />
    </ButtonLink>
  );
}
