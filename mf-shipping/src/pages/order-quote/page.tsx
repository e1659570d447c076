/** Quote for an order: all that its bill depends on, every line with its rule, and the way into the form for the order. */
import { definePage, FormattedMessage, useIntl, useMarket, useRoutes } from '@amberlane/core';
import { Breadcrumb, CallFailed, Card, Drawing, drawings, Notice, PageHead, Skeleton, TextLink, Wrap } from '@amberlane/ui';
import { ProductChoice } from '../../order-quote/product-choice.tsx';
import { QuoteCard } from '../../order-quote/quote-card.tsx';
import { fieldOfCall, quoteAddress, type EntryField } from '../../order-quote/quote-entry.ts';
import { ownFaults, QuoteForm, type Faults } from '../../order-quote/quote-form.tsx';
import { useQuote, type QuoteState } from '../../order-quote/use-quote.ts';
import { loadOrderQuote, orderQuoteHead } from './load.ts';
import css from './page.module.css';

function OrderQuote() {
  const intl = useIntl();
  const { country } = useMarket();
  const state = useQuote();
  const { entry, book, bookFailure, onBookRetry, asked } = state;
  const title = <FormattedMessage id="order-quote.title" />;
  return (
    <>
      <PageHead
        title={title}
        lead={<FormattedMessage id="order-quote.lead" />}
        breadcrumb={<Breadcrumb label={intl.formatMessage({ id: 'order-quote.breadcrumb' })} trail={[{ to: '', title: <FormattedMessage id="order-quote.home" /> }]} here={title} />}
        art={<Drawing of={drawings.scale} />}
      />
      <Wrap className={css.columns}>
        <div className={css.asked}>
          {book ? (
            <QuoteForm
              key={quoteAddress(entry)}
              entry={entry}
              book={book}
              faults={asked ? new Map([...ownFaults(entry, book, country), ...refusedFields(state)]) : NONE}
              faultsOf={(typed) => ownFaults(typed, book, country)}
            />
          ) : bookFailure ? (
            <CallFailed error={bookFailure} title={<FormattedMessage id="order-quote.cities.failed" />} onRetry={onBookRetry} />
          ) : (
            <Skeleton lines={[60, 90, 90, 60]} />
          )}
        </div>
        <Answer state={state} />
      </Wrap>
    </>
  );
}

const NONE: Faults = new Map();

/** Fields that the API has refused, with its sentences. */
function refusedFields({ failure }: QuoteState): readonly (readonly [EntryField, string])[] {
  return (failure?.fields ?? []).flatMap(({ field, message }) => {
    const own = fieldOfCall(field);
    return own === null ? [] : [[own, message] as const];
  });
}

/** The quote beside the form, or why there is none; an older one stays until the next is there. */
function Answer({ state }: { state: QuoteState }) {
  const { entry, asked, quotes, current, busy, failure, onRenew } = state;
  const chosen = quotes?.quotes.find(({ product }) => product === entry.product) ?? [...(quotes?.quotes ?? [])].sort((a, b) => a.total.amount - b.total.amount)[0];
  return (
    <div className={css.answer} aria-busy={busy || undefined}>
      {failure ? <CallFailed error={failure} title={<FormattedMessage id="order-quote.failed" />} onRetry={onRenew} /> : null}
      {busy && !chosen ? <Skeleton lines={[40, 85, 70, 70, 30]} slowText={<FormattedMessage id="order-quote.slow" />} /> : null}
      {quotes && !failure && !chosen && !busy ? (
        <Notice tone="attention">
          <FormattedMessage id="order-quote.none" />
        </Notice>
      ) : null}
      {quotes && chosen && !failure ? (
        <div className={current ? css.shown : `${css.shown} ${css.older}`}>
          <QuoteCard key={chosen.quoteId} quote={chosen} entry={entry} busy={busy} onRenew={onRenew} />
          <ProductChoice quotes={quotes} chosen={chosen} entry={entry} />
        </div>
      ) : null}
      {asked ? null : <BeforeQuote />}
    </div>
  );
}

/** What the page gives, and the quick way for those who want a price alone. */
function BeforeQuote() {
  const routes = useRoutes();
  return (
    <Card tone="soft" title={<FormattedMessage id="order-quote.before.title" />} level={2}>
      <ul className={css.points}>
        <li>
          <FormattedMessage id="order-quote.before.lines" />
        </li>
        <li>
          <FormattedMessage id="order-quote.before.valid" />
        </li>
        <li>
          <FormattedMessage id="order-quote.before.book" />
        </li>
      </ul>
      {routes.has('quote') ? (
        <TextLink to="quote">
          <FormattedMessage id="order-quote.before.quick" />
        </TextLink>
      ) : null}
    </Card>
  );
}

export default definePage({ component: OrderQuote, load: loadOrderQuote, head: orderQuoteHead });
