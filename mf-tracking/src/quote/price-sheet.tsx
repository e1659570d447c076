import { convertMinor, exchangeRates } from '@amberlane/contract/domain';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import type { Quote } from '@amberlane/contract/calls/quotes';
import { FormattedMessage } from '@amberlane/core';
import { Money, Notice, Time } from '@amberlane/ui';
import { DutyCard, isTaxNote } from './duty-card.tsx';
import { ownTotal, PriceLines } from './price-lines.tsx';
import { RuleDay } from './rule-day.tsx';
import css from './price-sheet.module.css';

/** The price of one product: its sum first, then every line, what customs may ask for, and what is good to know. */
export function PriceSheet({ quote, headingId }: { quote: Quote; headingId: string }) {
  const { origin, destination, assumedCity } = quote;
  const values = { origin: <bdi>{origin.name}</bdi>, destination: <bdi>{destination.name}</bdi> };
  return (
    <div className={css.sheet}>
      <p className={css.meta}>
        <FormattedMessage id="quote.result.meta" values={{ product: <FormattedMessage id={`quote.product.${quote.product}`} />, days: <Days of={quote.transit} />, day: <RuleDay of={quote.day} /> }} />
      </p>
      <div className={css.total}>
        <h2 id={headingId} data-arrival className={css.route}>
          <FormattedMessage id="quote.result.route" values={values} />
        </h2>
        <b className={css.sum}>
          <Money of={{ amount: ownTotal(quote), currency: 'CNY' }} />
        </b>
      </div>
      <About quote={quote} />
      {assumedCity ? (
        <p className={css.meta}>
          <FormattedMessage id="quote.result.assumed" values={{ city: <bdi>{destination.name}</bdi> }} />
        </p>
      ) : null}
      <Warnings quote={quote} />
      <PriceLines quote={quote} />
      <p className={css.pay}>
        <b>
          <FormattedMessage id="quote.result.sum" />
        </b>
        <b>
          <Money of={{ amount: ownTotal(quote), currency: 'CNY' }} />
        </b>
      </p>
      <p className={css.meta}>
        <FormattedMessage id="quote.result.valid" values={{ time: <Time at={quote.validUntil} zone={COUNTRY_TIME_ZONE[origin.country]} show="full" /> }} />
      </p>
      <DutyCard quote={quote} />
      <GoodToKnow quote={quote} />
    </div>
  );
}

/** Working days from door to door. */
export const Days = ({ of: { from, to } }: { of: Quote['transit'] }) => <FormattedMessage id="quote.days" values={{ from, to }} />;

/** What the reader pays us, in the currency that was asked for. */
function About({ quote }: { quote: Quote }) {
  const { display, day } = quote;
  if (!display) return null;
  const amount = convertMinor(ownTotal(quote), 'CNY', display.currency, exchangeRates(day));
  return (
    <p className={css.meta}>
      <FormattedMessage id="quote.result.about" values={{ amount: <Money of={{ amount, currency: display.currency }} />, day: <RuleDay of={display.rateDay} /> }} />
    </p>
  );
}

function Warnings({ quote: { notes } }: { quote: Quote }) {
  return notes
    .filter(({ severity }) => severity === 'warning')
    .map(({ code, text }) => (
      <Notice key={code} tone="attention">
        <p>{text}</p>
      </Notice>
    ));
}

/** The fuel surcharge has a line of its own above. */
function GoodToKnow({ quote: { notes, remarks } }: { quote: Quote }) {
  const told = notes.filter((note) => note.severity === 'info' && note.code !== 'NO_FUEL_SURCHARGE' && !isTaxNote(note));
  const texts = [...new Set([...told, ...remarks].map(({ text }) => text))];
  if (texts.length === 0) return null;
  return (
    <section className={css.notes}>
      <h3 className={css.title}>
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
