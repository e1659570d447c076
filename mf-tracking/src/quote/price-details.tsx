import { FormattedMessage, useMarket } from '@amberlane/core';
import type { Quote } from '@amberlane/contract/calls/quotes';
import { DutyCard, isTaxNote } from './duty-card.tsx';
import { PriceFigures } from './price-figures.tsx';
import type { QuoteDesk } from './use-quote-form.ts';
import { endsOf } from './validate-quote.ts';
import { VerdictPanel } from './verdict-panel.tsx';
import css from './price-details.module.css';

interface PriceDetailsProps {
  readonly desk: QuoteDesk;
  readonly quote: Quote | null;
}

/** Below the form: the other services, why it weighs what it weighs, customs, and whether the goods are accepted. */
export function PriceDetails({ desk: { priced, isCurrent, isBusy, isAsked, book, settled }, quote }: PriceDetailsProps) {
  const { country } = useMarket();
  const isOfEntry = isCurrent || isBusy;
  return (
    <div className={css.details}>
      {priced && quote && isOfEntry ? (
        <>
          <PriceFigures priced={priced} quote={quote} entry={settled} />
          <DutyCard quote={quote} />
          <GoodToKnow quote={quote} />
        </>
      ) : null}
      {book && isAsked ? <VerdictPanel entry={settled} ends={endsOf(settled, book, country)} book={book} /> : null}
    </div>
  );
}

function GoodToKnow({ quote: { notes, remarks } }: { quote: Quote }) {
  const told = notes.filter((note) => note.severity === 'info' && !isTaxNote(note));
  const texts = [...new Set([...told, ...remarks].map(({ text }) => text))];
  if (texts.length === 0) return null;
  return (
    <section className={css.notes} aria-labelledby="quote-notes">
      <h3 id="quote-notes" className={css.title}>
        <FormattedMessage id="quote.notes.title" />
      </h3>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
