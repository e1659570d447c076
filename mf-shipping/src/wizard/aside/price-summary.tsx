import { FormattedMessage } from '@amberlane/core';
import { Money } from '@amberlane/ui';
import { ownLines } from '../price-change.ts';
import { useMinutesLeft } from '../price-step/use-minutes-left.ts';
import type { WizardState } from '../use-wizard.ts';
import css from './price-summary.module.css';

/** The price of the chosen product, or what it still waits for. Its lines stand in full beside it where it is chosen. */
export function PriceSummary({ wizard: { price, step, values } }: { wizard: WizardState }) {
  const { state, chosen, quotes } = price;
  const isRouteKnown = values.senderAddress.countryCode !== '' && values.receiverAddress.countryCode !== '';
  const quote = chosen ?? quotes[0] ?? null;
  const minutes = useMinutesLeft(quote?.validUntil ?? null);
  if (!quote) {
    return (
      <p className={css.meta} role="status">
        <FormattedMessage id={state === 'waiting' && isRouteKnown ? 'ship.price.waiting.weight' : WAITING[state]} />
      </p>
    );
  }
  const own = ownLines(quote);
  const total = own.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div aria-busy={state === 'loading' || undefined}>
      <dl className={css.lines}>
        {(step === 'price' ? [] : own).map(({ code, ruleId, rate, quantity, label, amount, currency }) => (
          <div key={`${code} ${ruleId} ${rate} ${quantity}`} className={css.line}>
            <dt>
              <bdi>{label}</bdi>
            </dt>
            <dd>
              <Money of={{ amount, currency }} />
            </dd>
          </div>
        ))}
        <div className={`${css.line} ${css.total}`}>
          <dt>
            {chosen ? <FormattedMessage id="ship.price.total" /> : <FormattedMessage id="ship.price.from" />}
          </dt>
          <dd>
            <Money of={{ amount: total, currency: 'CNY' }} />
          </dd>
        </div>
      </dl>
      <p className={css.meta}>
        <FormattedMessage id="ship.price.transit" values={quote.transit} />
      </p>
      {chosen && minutes !== null ? (
        <p className={css.meta}>
          <FormattedMessage id="ship.price.valid" values={{ minutes }} />
        </p>
      ) : null}
    </div>
  );
}

const WAITING = {
  waiting: 'ship.price.waiting', loading: 'ship.price.loading', ready: 'ship.price.none', noRate: 'ship.price.follows', failed: 'ship.price.failed',
} as const;
