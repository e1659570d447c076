import type { ReactNode } from 'react';
import type { Quote } from '@amberlane/contract/calls/quotes';
import { addWorkingDays } from '@amberlane/contract/domain/working-days';
import { FormattedMessage } from '@amberlane/core';
import { Icon, icons, Money, Notice, Time } from '@amberlane/ui';
import { ShortDate } from '../clock/short-date.tsx';
import { AboutMoney } from '../money/about-money.tsx';
import { Expiry } from './expiry.tsx';
import { ownTotal } from './own-total.ts';
import { DUTY_ID } from './duty-card.tsx';
import { PriceLines } from './price-lines.tsx';
import { RuleDay } from './rule-day.tsx';
import css from './price-sheet.module.css';

interface PriceSheetProps {
  readonly quote: Quote;
  readonly headingId: string;
  /** A newer answer is awaited. */
  readonly isBusy: boolean;
  /** What can be done with the price. */
  readonly actions: ReactNode;
  readonly onRenew: () => void;
}

/** Parts the route from the service, which stands on a line of its own. */
const SPACE = ' ';

/** The price of one product: its sum first, the days, then every line. It stays in view beside the form. */
export function PriceSheet({ quote, headingId, isBusy, actions, onRenew }: PriceSheetProps) {
  const { origin, destination, assumedCity, product, transit } = quote;
  const state = isBusy ? `${css.sheet} ${css.busy}` : css.sheet;
  const values = { origin: <bdi>{origin.name}</bdi>, destination: <bdi>{destination.name}</bdi> };
  return (
    <div className={state}>
      <div className={css.head}>
        <h2 id={headingId} data-arrival className={css.route}>
          <FormattedMessage id="quote.result.route" values={values} />
          {SPACE}
          <span className={css.product}>
            <FormattedMessage id={`quote.product.${product}`} />
          </span>
        </h2>
        {/* A new amount is a new element, which fades in. */}
        <b className={css.sum} key={ownTotal(quote)}>
          <Money of={{ amount: ownTotal(quote), currency: 'CNY' }} />
        </b>
        <About quote={quote} />
      </div>
      <p className={css.days}>
        <Icon of={icons.calendar} />
        <span>
          <b>
            <Days of={transit} />
          </b>
          <span className={css.estimate}>
            <DeliveryDates quote={quote} />
          </span>
        </span>
      </p>
      <div className={css.body}>
        {assumedCity ? (
          <p className={css.meta}>
            <FormattedMessage id="quote.result.assumed" values={{ city: <bdi>{destination.name}</bdi> }} />
          </p>
        ) : null}
        <Warnings quote={quote} />
        <PriceLines quote={quote} />
        {leavesTaxesOut(quote) ? (
          <p className={css.duties}>
            <a href={`#${DUTY_ID}`}>
              <FormattedMessage id="quote.result.duties" />
            </a>
            <span>
              <FormattedMessage id="quote.result.notIncluded" />
            </span>
          </p>
        ) : null}
        <p className={css.pay}>
          <span>
            <FormattedMessage id="quote.result.sum" />
          </span>
          <Money of={{ amount: ownTotal(quote), currency: 'CNY' }} />
          {quote.display ? (
            <small>
              <AboutMoney fen={ownTotal(quote)} in={quote.display.currency} day={quote.day} />
            </small>
          ) : null}
        </p>
        <Expiry key={quote.quoteId} quote={quote} isBusy={isBusy} onRenew={onRenew} />
        {actions}
      </div>
    </div>
  );
}

/** Customs may ask for duties and taxes beside our price. */
const leavesTaxesOut = ({ lines, notes }: Quote): boolean => {
  const codes = notes.map(({ code }) => code);
  if (codes.includes('TAXES_INCLUDED')) return false;
  return codes.includes('TAX_NEEDS_VALUE') || codes.includes('TAX_NOT_ESTIMATED') || lines.some(({ code }) => code === 'TAX_ESTIMATE');
};

/** A price that the entry no longer has: told as what it was. */
export function EarlierPrice({ quote }: { quote: Quote }) {
  return (
    <p className={css.earlier}>
      <span>
        <FormattedMessage id="quote.result.older" />
      </span>
      <s>
        <Money of={{ amount: ownTotal(quote), currency: 'CNY' }} />
      </s>
    </p>
  );
}

/** Working days from door to door. */
export const Days = ({ of: { from, to } }: { of: Quote['transit'] }) => <FormattedMessage id="quote.days" values={{ from, to }} />;

/** The days of delivery of a parcel that is handed over on the next working day, as tracking counts them. */
function DeliveryDates({ quote: { day, transit, origin, destination } }: { quote: Quote }) {
  const start = addWorkingDays(day, 0, origin.country);
  const reached = (days: number): string => noonOf(addWorkingDays(start, days, destination.country));
  const range = <ShortDate key="range" at={reached(transit.from)} to={reached(transit.to)} zone="UTC" />;
  return <FormattedMessage id="quote.days.about" values={{ range, day: <Time key="day" at={noonOf(start)} zone="UTC" show="day" /> }} />;
}

const noonOf = (day: string): string => `${day}T12:00:00Z`;

/** What the reader pays us, in the currency that was asked for, with the day of the exchange rate that holds for the quote. */
function About({ quote }: { quote: Quote }) {
  const { display, day } = quote;
  if (!display) return null;
  const amount = <AboutMoney fen={ownTotal(quote)} in={display.currency} day={day} />;
  return (
    <p className={css.about}>
      <FormattedMessage id="quote.result.about" values={{ amount, day: <RuleDay of={display.rateDay} /> }} />
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
