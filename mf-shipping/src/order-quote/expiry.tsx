import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button, Ltr, Notice, Time } from '@amberlane/ui';
import css from './quote-card.module.css';

interface ExpiryProps {
  /** ISO instant. */
  readonly validUntil: string;
  /** IANA zone of the sender. */
  readonly zone: string;
  readonly busy: boolean;
  readonly onRenew: () => void;
}

/** Until when the price holds, with what is left of it; renewed by a press once it is over. */
export function Expiry({ validUntil, zone, busy, onRenew }: ExpiryProps) {
  const left = useSecondsLeft(validUntil);
  return (
    <div className={css.expiry}>
      <p className={css.until}>
        <span>
          <FormattedMessage id="order-quote.validUntil" values={{ time: <Time at={validUntil} zone={zone} show="full" /> }} />
        </span>
        {left !== null && left > 0 ? <Countdown seconds={left} /> : null}
      </p>
      <div role="status">
        {left === 0 ? (
          <Notice tone="attention">
            <p>
              <FormattedMessage id="order-quote.expired" />
            </p>
            <Button small busy={busy} onClick={onRenew}>
              <FormattedMessage id="order-quote.renew" />
            </Button>
          </Notice>
        ) : null}
      </div>
    </div>
  );
}

/** Runs for those who see it; the time of day above says the same to all others. */
function Countdown({ seconds }: { seconds: number }) {
  const intl = useIntl();
  const part = (value: number): string => intl.formatNumber(value, { minimumIntegerDigits: 2 });
  const clock = [Math.floor(seconds / 60), seconds % 60].map(part).join(':');
  return (
    <span className={css.countdown} aria-hidden="true">
      <Ltr>{clock}</Ltr>
    </span>
  );
}

/** Whole seconds until an instant, 0 after it; null before the page runs, which has another clock than the server. */
function useSecondsLeft(instant: string): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = (): void => setNow(Date.now());
    const first = setTimeout(tick);
    const timer = setInterval(tick, 1_000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [instant]);
  return now === null ? null : Math.max(0, Math.ceil((Date.parse(instant) - now) / 1_000));
}
