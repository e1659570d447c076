import { FormattedMessage, marketHref, useMarket, useRoutes, useToast } from '@amberlane/core';
import { Button, ButtonLink, Icon, icons } from '@amberlane/ui';
import { quoteAddress, type QuoteEntry } from './quote-entry.ts';
import css from './price-actions.module.css';

/** What can be done with a price: book it, pass it on. The address holds all of it and nothing about a person. */
export function PriceActions({ entry }: { entry: QuoteEntry }) {
  const market = useMarket();
  const toast = useToast();
  const copy = (): void => {
    const link = new URL(marketHref(market, quoteAddress(entry)), location.origin).href;
    navigator.clipboard.writeText(link).then(
      () => toast('success', { id: 'quote.action.copied' }),
      () => toast('error', { id: 'quote.action.notCopied' }),
    );
  };
  return (
    <div className={css.actions}>
      <Booking entry={entry} />
      <Button className={css.scripted} onClick={copy}>
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

/** The wizard and the ways to people, in the order in which they help; the wizard takes the entry over. */
const SHIP_NOW = 'express/order-entry';
const TO_PEOPLE = ['express/contact-proficient', 'service/contact-us'] as const;

/** What leads to a booking on this site by now. */
function Booking({ entry }: { entry: QuoteEntry }) {
  const routes = useRoutes();
  const toPeople = TO_PEOPLE.find((path) => routes.has(path));
  if (routes.has(SHIP_NOW)) {
    return (
      <ButtonLink kind="primary" to={quoteAddress(entry, SHIP_NOW)}>
        <FormattedMessage id="quote.action.ship" />
      </ButtonLink>
    );
  }
  return toPeople === undefined ? null : (
    <ButtonLink kind="primary" to={toPeople}>
      <FormattedMessage id="quote.action.contact" />
    </ButtonLink>
  );
}
