import { FormattedMessage } from '@amberlane/core';
import { CallFailed, Money, Notice, Skeleton, Weight } from '@amberlane/ui';
import { RadioField } from '@amberlane/ui/fields';
import { PRODUCT_NAMES } from '../product-names.ts';
import type { WizardState } from '../use-wizard.ts';
import type { Quote } from '../wizard-calls.ts';
import { PriceChanged } from './price-changed.tsx';
import { PriceLines } from './price-lines.tsx';
import css from './price-step.module.css';

/** The products that take the parcel, and the price of the chosen one line by line. */
export function PriceStep({ wizard }: { wizard: WizardState }) {
  const { form, values, price, priceExpired, kind } = wizard;
  const { state, quotes, refused, chosen, failure } = price;
  const products = PRODUCT_NAMES.filter(({ code }) => (code === 'localDelivery') === (kind === 'local'));
  if (state === 'failed') {
    return (
      <CallFailed error={failure} title={<FormattedMessage id="ship.price.failed" />} onRetry={price.renew}>
        <p>
          <FormattedMessage id="ship.price.kept" />
        </p>
      </CallFailed>
    );
  }
  if (state === 'waiting') {
    return (
      <Notice tone="attention">
        <FormattedMessage id="ship.price.waiting" />
      </Notice>
    );
  }
  if (state === 'loading' && quotes.length === 0) return <Skeleton />;
  if (state === 'noRate') {
    return (
      <>
        <Notice role="status">
          <FormattedMessage id="ship.price.follows" />
        </Notice>
        <RadioField
          {...form.text('expressType')}
          legend={<FormattedMessage id="ship.product" />}
          onValue={(code) => {
            form.text('proposedType').onValue('');
            form.text('expressType').onValue(code);
          }}
          choices={products.map(({ code, name }) => ({ value: code, label: <FormattedMessage id={name} /> }))}
        />
      </>
    );
  }
  return (
    <>
      {priceExpired && !price.change ? (
        <Notice tone="attention" role="alert">
          <FormattedMessage id="ship.price.expired" />
        </Notice>
      ) : null}
      <PriceChanged wizard={wizard} />
      <RadioField
        {...form.text('expressType')}
        legend={<FormattedMessage id="ship.product" />}
        // A product that does not take the shipment is no choice, whatever was chosen before.
        value={quotes.some(({ product }) => product === values.expressType) ? values.expressType : ''}
        onValue={(code) => {
          const quote = quotes.find(({ product }) => product === code);
          if (quote) price.choose(quote);
        }}
        choices={products.flatMap(({ code, name }) => {
          const quote = quotes.find(({ product }) => product === code);
          const against = refused.find(({ product }) => product === code);
          if (!quote && !against) return [];
          return [
            {
              value: code,
              disabled: !quote,
              label: (
                <span className={css.choice}>
                  <span>
                    <FormattedMessage id={name} />
                    {quote ? <Merits of={quote} among={quotes} /> : null}
                  </span>
                  {quote ? (
                    <b>
                      <Money of={quote.total} />
                    </b>
                  ) : null}
                </span>
              ),
              detail: quote ? (
                <FormattedMessage id="ship.product.detail" values={{ ...quote.transit, weight: <Weight key="weight" grams={quote.chargeable.chargeableGrams} /> }} />
              ) : (
                <>
                  <FormattedMessage id="ship.product.refused" /> {(against?.error.fields ?? []).map(({ message }) => message).join(' ') || against?.error.message}
                </>
              ),
            },
          ];
        })}
      />
      {quotes.length === 0 ? (
        <Notice tone="attention" role="status">
          <FormattedMessage id="ship.price.none" />
        </Notice>
      ) : null}
      {chosen ? <PriceLines quote={chosen} /> : null}
    </>
  );
}

/** What a service has over the others: the lowest price, the shortest time, or both. */
function Merits({ of, among }: { of: Quote; among: readonly Quote[] }) {
  const others = among.filter((quote) => quote !== of);
  if (others.length === 0) return null;
  const merits = [
    ...(others.every(({ total }) => total.amount > of.total.amount) ? (['ship.product.lowest'] as const) : []),
    ...(others.every(({ transit }) => transit.to > of.transit.to) ? (['ship.product.fastest'] as const) : []),
  ];
  return merits.map((id) => (
    <span key={id} className={css.merit}>
      <FormattedMessage id={id} />
    </span>
  ));
}
