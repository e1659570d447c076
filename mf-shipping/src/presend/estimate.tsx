import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { Money } from '@amberlane/ui';
import { useSettled } from '../wizard/use-settled.ts';
import { presendCalls, type Hub, type PriceRequest } from './presend-calls.ts';
import { toPriceRequest, type PresendValues } from './presend-values.ts';
import css from './presend.module.css';

interface EstimateProps {
  readonly values: PresendValues;
  readonly hub: Hub | undefined;
}

/** Never sent: the query is skipped with it. */
const NOTHING = { origin: { country: 'CN' }, destination: { country: 'CN' }, weightGrams: 1 } as const satisfies PriceRequest;

/** `quote` is missing while it is asked for, and where the price is only known once the parcel is weighed (`isOpen`). */
function usePrice({ values, hub }: EstimateProps) {
  const { locale } = useMarket();
  const key = useSettled(JSON.stringify(toPriceRequest(values, hub)));
  const asked = JSON.parse(key) as ReturnType<typeof toPriceRequest>;
  const { currentData, isError } = presendCalls.usePresendPricesQuery({ request: asked?.request ?? NOTHING, locale }, { skip: asked === null });
  const quote = currentData?.quotes.find(({ product }) => product === asked?.product);
  return { isAsked: asked !== null, quote, isOpen: quote === undefined && (currentData !== undefined || isError) };
}

/** What the parcel is about to cost, as soon as its weight is typed. */
export function Estimate(props: EstimateProps) {
  const { isAsked, quote, isOpen } = usePrice(props);
  return (
    <div role="status">
      {quote ? (
        <>
          <p className={css.estimate}>
            <FormattedMessage id="presend.price.about" values={{ price: <Money key="price" of={quote.total} /> }} />
          </p>
          <p className={css.small}>
            <FormattedMessage id="presend.price.final" values={quote.transit} />
          </p>
        </>
      ) : (
        <p className={css.small}>
          <FormattedMessage id={isOpen ? 'presend.done.priceLater' : isAsked ? 'presend.price.loading' : 'presend.price.waiting'} />
        </p>
      )}
    </div>
  );
}

/** One light parcel, as an example while no weight is typed. */
const EXAMPLE = { weightGrams: '1', pacNumber: '1' } as const satisfies Partial<PresendValues>;

/** Below the weight: what it comes to; before it is typed, what a kilogram would. */
export function PriceHint({ values, hub }: EstimateProps) {
  const intl = useIntl();
  const { countryCode } = values.receiverAddress;
  const isTyped = toPriceRequest(values, hub) !== null;
  const { quote, isOpen } = usePrice({ values: isTyped ? values : { ...values, ...EXAMPLE }, hub });
  const price = quote && (
    <b key="price">
      <Money of={quote.total} />
    </b>
  );
  return (
    <p className={price ? css.hintPrice : css.small}>
      {price && isTyped ? (
        <FormattedMessage id="presend.price.about" values={{ price }} />
      ) : price ? (
        <FormattedMessage
          id="presend.price.example"
          values={{ weight: intl.formatNumber(1, { style: 'unit', unit: 'kilogram' }), country: intl.formatDisplayName(countryCode, { type: 'region' }) ?? countryCode, price }}
        />
      ) : (
        <FormattedMessage id={!isTyped ? 'presend.price.waiting' : isOpen ? 'presend.done.priceLater' : 'presend.price.loading'} />
      )}
    </p>
  );
}
