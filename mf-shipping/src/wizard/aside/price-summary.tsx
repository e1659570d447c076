import { FormattedMessage } from '@amberlane/core';
import { Money } from '@amberlane/ui';
import { ownLines, ownTotal } from '../price-change.ts';
import { useMinutesLeft } from '../price-step/use-minutes-left.ts';
import { useFirstKilogram } from '../use-first-kilogram.ts';
import type { WizardState } from '../use-wizard.ts';
import type { Quote } from '../wizard-calls.ts';
import css from './price-summary.module.css';

/** The price of the chosen product, or what it still waits for. Its lines stand in full beside it where it is chosen. */
export function PriceSummary({ wizard }: { wizard: WizardState }) {
  const { price: { state, chosen, quotes }, step } = wizard;
  const quote = chosen ?? quotes[0] ?? null;
  const minutes = useMinutesLeft(quote?.validUntil ?? null);
  if (!quote) return <NoPrice wizard={wizard} />;
  return (
    <div aria-busy={state === 'loading' || undefined}>
      <dl className={css.lines}>
        {(step === 'price' ? [] : ownLines(quote)).map(({ code, ruleId, rate, quantity, label, amount, currency }) => (
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
            <Money of={ownTotal(quote)} />
          </dd>
        </div>
      </dl>
      <LocalTotal of={quote} />
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

/** About the same in the currency of the country that the parcel leaves; nothing where the total holds taxes, which are not ours. */
function LocalTotal({ of: quote }: { of: Quote }) {
  const { display, total } = quote;
  if (display === null || total.amount !== ownTotal(quote).amount) return null;
  return (
    <p className={css.meta}>
      <FormattedMessage id="ship.price.local" values={{ amount: <Money key="amount" of={display} /> }} />
    </p>
  );
}

/** What is asked for before there is a price, with what one kilogram costs on the way once that is known. */
function NoPrice({ wizard: { price: { state }, values } }: { wizard: WizardState }) {
  const { quote: first, noRate } = useFirstKilogram(values);
  const waiting = noRate ? WAITING.noRate : first ? 'ship.price.waiting.own' : missingFor(values);
  return (
    <div className={css.waiting}>
      {first ? (
        <>
          <p className={css.first}>
            <FormattedMessage id="ship.price.first" values={{ price: <Money key="price" of={ownTotal(first)} /> }} />
          </p>
          <LocalTotal of={first} />
          <p className={css.meta}>
            <FormattedMessage id="ship.price.transit" values={first.transit} />
          </p>
        </>
      ) : null}
      <p className={css.meta} role="status">
        <FormattedMessage id={state === 'waiting' ? waiting : WAITING[state]} />
      </p>
    </div>
  );
}

/** What there is no price of one kilogram without. */
function missingFor({ senderAddress, receiverAddress }: WizardState['values']) {
  if (senderAddress.countryCode === '') return WAITING.waiting;
  return receiverAddress.countryCode === '' ? 'ship.price.waiting.destination' : 'ship.price.waiting.weight';
}

const WAITING = {
  waiting: 'ship.price.waiting', loading: 'ship.price.loading', ready: 'ship.price.none', noRate: 'ship.price.follows', failed: 'ship.price.failed',
} as const;
