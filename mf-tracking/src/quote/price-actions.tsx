import { FormattedMessage, placeHref, usePlace, useToast } from '@amberlane/core';
import { Button, ButtonLink, Icon, icons } from '@amberlane/ui';
import { quoteAddress, type QuoteEntry } from './quote-entry.ts';
import css from './price-actions.module.css';

/** What can be done with a price: book it, pass it on. The address holds all of it and nothing about a person. */
export function PriceActions({ entry }: { entry: QuoteEntry }) {
  const place = usePlace();
  const toast = useToast();
  const copy = (): void => {
    const link = new URL(placeHref(place, quoteAddress(entry)), location.origin).href;
    navigator.clipboard.writeText(link).then(
      () => toast('success', { id: 'quote.action.copied' }),
      () => toast('error', { id: 'quote.action.notCopied' }),
    );
  };
  return (
    <div className={css.actions}>
      <ButtonLink kind="primary" to="service/contact-us">
        <FormattedMessage id="quote.action.contact" />
      </ButtonLink>
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
