import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { Money } from '@amberlane/ui';
import { useSettled } from '../wizard/use-settled.ts';
import { presendCalls, type Hub, type PriceQuote, type PriceRequest } from './presend-calls.ts';
import { toPriceRequest, type PresendValues } from './presend-values.ts';
import css from './presend.module.css';

interface EstimateProps {
  readonly values: PresendValues;
  readonly hub: Hub | undefined;
}

type Total = ComponentProps<typeof Money>['of'];

/** Never sent: the query is skipped with it. */
const NOTHING = { origin: { country: 'CN' }, destination: { country: 'CN' }, weightGrams: 1 } as const satisfies PriceRequest;

/** One light parcel, as an example while no weight is typed. */
const EXAMPLE = { weightGrams: '1', pacNumber: '1' } as const satisfies Partial<PresendValues>;

/** `quote` is missing while it is asked for, and where the price is only known once the parcel is weighed (`isOpen`). */
function usePrice({ values, hub }: EstimateProps) {
  const { locale } = useMarket();
  const key = useSettled(JSON.stringify(toPriceRequest(values, hub)));
  const asked = JSON.parse(key) as ReturnType<typeof toPriceRequest>;
  const { currentData, isError } = presendCalls.usePresendPricesQuery({ request: asked?.request ?? NOTHING, locale }, { skip: asked === null });
  const quote = currentData?.quotes.find(({ product }) => product === asked?.product);
  return { isAsked: asked !== null, quote, isOpen: quote === undefined && (currentData !== undefined || isError) };
}

/** What the parcel is about to cost, as soon as its weight is typed; before, what a light one would. */
export const Estimate = (props: EstimateProps) => (
  <>
    {toPriceRequest(props.values, props.hub) === null ? <ExampleEstimate {...props} /> : null}
    <TypedEstimate {...props} />
  </>
);

function ExampleEstimate({ values, hub }: EstimateProps) {
  const { quote } = usePrice({ values: { ...values, ...EXAMPLE }, hub });
  return quote ? (
    <div>
      <p className={css.hintPrice}>
        <ExamplePrice country={values.receiverAddress.countryCode} total={quote.total} />
      </p>
      <LocalPrice of={quote} />
      <p className={css.small}>
        <FormattedMessage id="presend.price.what" />
      </p>
      <Excluded />
    </div>
  ) : null;
}

function TypedEstimate(props: EstimateProps) {
  const { isAsked, quote, isOpen } = usePrice(props);
  return (
    <div role="status">
      {quote ? (
        <>
          <p className={css.estimate}>
            <FormattedMessage id="presend.price.about" values={{ price: <Money key="price" of={quote.total} /> }} />
          </p>
          <LocalPrice of={quote} />
          <p className={css.small}>
            <FormattedMessage id="presend.price.final" values={quote.transit} />
          </p>
          <Excluded />
        </>
      ) : (
        <p className={css.small}>
          <FormattedMessage id={isOpen ? 'presend.done.priceLater' : isAsked ? 'presend.price.loading' : 'presend.price.waiting'} />
        </p>
      )}
    </div>
  );
}

/** About the same in the currency of the destination. */
const LocalPrice = ({ of: { display } }: { of: PriceQuote }) =>
  display ? (
    <p className={css.small}>
      <FormattedMessage id="presend.price.about" values={{ price: <Money key="price" of={display} /> }} />
    </p>
  ) : null;

const Excluded = () => (
  <p className={css.small}>
    <FormattedMessage id="presend.price.excluded" />
  </p>
);

/** Below the weight, where no summary stands beside the form: what it comes to; before it is typed, what a kilogram would. */
export function PriceHint({ values, hub }: EstimateProps) {
  const isTyped = toPriceRequest(values, hub) !== null;
  const { quote, isOpen } = usePrice({ values: isTyped ? values : { ...values, ...EXAMPLE }, hub });
  return (
    <p className={`${css.nearPrice} ${quote ? css.hintPrice : css.small}`}>
      {quote && isTyped ? (
        <FormattedMessage id="presend.price.about" values={{ price: <Amount key="price" of={quote.total} /> }} />
      ) : quote ? (
        <ExamplePrice country={values.receiverAddress.countryCode} total={quote.total} />
      ) : (
        <FormattedMessage id={!isTyped ? 'presend.price.waiting' : isOpen ? 'presend.done.priceLater' : 'presend.price.loading'} />
      )}
    </p>
  );
}


const Amount = ({ of: total }: { of: Total }) => (
  <b>
    <Money of={total} />
  </b>
);

function ExamplePrice({ country, total }: { country: string; total: Total }) {
  const intl = useIntl();
  const weight = intl.formatNumber(1, { style: 'unit', unit: 'kilogram' });
  return <FormattedMessage id="presend.price.example" values={{ weight, country: intl.formatDisplayName(country, { type: 'region' }) ?? country, price: <Amount key="price" of={total} /> }} />;
}
