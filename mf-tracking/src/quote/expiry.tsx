import { useEffect, useState } from 'react';
import type { Quote } from '@amberlane/contract/calls/quotes';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { Button, Ltr, Notice, Time } from '@amberlane/ui';
import { quoteNumber } from './quote-number.ts';
import css from './price-sheet.module.css';

interface ExpiryProps {
  readonly quote: Pick<Quote, 'quoteId' | 'validUntil'>;
  /** A newer answer is awaited. */
  readonly isBusy: boolean;
  readonly onRenew: () => void;
}

/** The number of a quote and until when its price holds, with what is left of that; renewed by a press once it is over. */
export function Expiry({ quote, isBusy, onRenew }: ExpiryProps) {
  const { validUntil } = quote;
  const { country } = useMarket();
  const zone = COUNTRY_TIME_ZONE[country];
  const left = useSecondsLeft(validUntil);
  return (
    <>
      <p className={css.number}>
        <FormattedMessage id="quote.result.number" />
        <b>
          <Ltr figures>{quoteNumber(quote)}</Ltr>
        </b>
      </p>
      <p className={css.valid}>
        <FormattedMessage id="quote.result.valid" values={{ day: <Time key="day" at={validUntil} zone={zone} show="day" />, time: <Time key="time" at={validUntil} zone={zone} />, country: <FormattedMessage key="country" id={`quote.country.${country}`} /> }} /> {left ? <Countdown seconds={left} /> : null}
      </p>
      <div role="status" className={css.over}>
        {left === 0 ? (
          <Notice tone="attention">
            <p>
              <FormattedMessage id="quote.result.expired" />
            </p>
            <Button small busy={isBusy} onClick={onRenew}>
              <FormattedMessage id="quote.action.renew" />
            </Button>
          </Notice>
        ) : null}
      </div>
    </>
  );
}

/** Runs for those who see it; the time of day before it says the same to all others. */
function Countdown({ seconds }: { seconds: number }) {
  const isLong = seconds >= MINUTE;
  return (
    <b className={css.countdown} aria-hidden="true">
      <FormattedMessage id={isLong ? 'quote.result.minutesLeft' : 'quote.result.secondsLeft'} values={{ count: isLong ? Math.ceil(seconds / MINUTE) : seconds }} />
    </b>
  );
}

const MINUTE = 60;

/** Whole seconds until an instant, 0 after it; null before the page runs, which has another clock than the server. */
function useSecondsLeft(instant: string): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const tick = (): void => setLeft(Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1_000)));
    const first = setTimeout(tick);
    const timer = setInterval(tick, 1_000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [instant]);
  return left;
}
