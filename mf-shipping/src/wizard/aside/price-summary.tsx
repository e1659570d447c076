import { FormattedMessage, useIntl } from '@amberlane/core';
import { Money } from '@amberlane/ui';
import { ownLines, ownTotal } from '../price-change.ts';
import { useMinutesLeft } from '../price-step/use-minutes-left.ts';
import { PRODUCT_NAMES } from '../product-names.ts';
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

/** What is asked for before there is a price, with what each service takes for one kilogram on the way once that is known, and how a weight counts. */
function NoPrice({ wizard }: { wizard: WizardState }) {
  const { kind, price: { state }, step, values } = wizard;
  const intl = useIntl();
  const { quotes, to, isExample, noRate } = useFirstKilogram(wizard);
  const waiting = noRate ? WAITING.noRate : quotes.length > 0 && !isExample ? 'ship.price.waiting.own' : missingFor(values);
  return (
    <div className={css.waiting}>
      {quotes.length > 0 ? (
        <>
          <p className={css.first}>
            <FormattedMessage id="ship.price.first" values={{ kind, country: intl.formatDisplayName(to, { type: 'region' }) ?? to }} />
          </p>
          <dl className={css.lines}>
            {quotes.map((quote) => (
              <ServicePrice key={quote.product} of={quote} />
            ))}
          </dl>
          <p className={css.meta}>
            <FormattedMessage id="ship.price.included" values={{ kind }} />
          </p>
        </>
      ) : null}
      <p className={css.meta} role="status">
        <FormattedMessage id={state === 'waiting' ? waiting : WAITING[state]} />
      </p>
      {step === 'shipment' ? (
        <p className={css.meta}>
          <FormattedMessage id="ship.price.rounding" />
        </p>
      ) : null}
    </div>
  );
}

/** A service, how long it takes and what it asks. */
function ServicePrice({ of: quote }: { of: Quote }) {
  const name = PRODUCT_NAMES.find(({ code }) => code === quote.product)?.name;
  return (
    <div className={css.line}>
      <dt>
        {name === undefined ? null : <FormattedMessage id={name} />}
        <p className={css.meta}>
          <FormattedMessage id="ship.price.transit" values={quote.transit} />
        </p>
      </dt>
      <dd>
        <b>
          <Money of={ownTotal(quote)} />
        </b>
        <LocalTotal of={quote} />
      </dd>
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
