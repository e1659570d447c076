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

/** Below the form: whether the goods are accepted, the other services, why it weighs what it weighs, and customs. */
export function PriceDetails({ desk: { priced, isCurrent, isBusy, isAsked, book, settled }, quote }: PriceDetailsProps) {
  const { country } = useMarket();
  const isOfEntry = isCurrent || isBusy;
  return (
    <div className={css.details}>
      {book && isAsked ? <VerdictPanel entry={settled} ends={endsOf(settled, book, country)} book={book} /> : null}
      {priced && quote && isOfEntry ? (
        <>
          <PriceFigures priced={priced} quote={quote} entry={settled} />
          <DutyCard quote={quote} />
          <GoodToKnow quote={quote} />
        </>
      ) : null}
    </div>
  );
}

/** Remarks of the lane that a parcel with a price has met, or that its lines and warnings tell. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set(['WAYBILL_LIMIT', 'PIECE_LIMIT', 'CONFIRM_BY_HAND', 'CATEGORY_SURCHARGE', 'NO_CATEGORY_SURCHARGE']);

function GoodToKnow({ quote: { notes, remarks } }: { quote: Quote }) {
  const told = notes.filter((note) => note.severity === 'info' && !isTaxNote(note));
  const ofLane = remarks.filter(({ code }) => !TOLD_ELSEWHERE.has(code));
  const texts = [...new Set([...told, ...ofLane].map(({ text }) => text))];
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
