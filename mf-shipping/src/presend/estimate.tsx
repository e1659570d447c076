import { FormattedMessage, useMarket } from '@amberlane/core';
import { Money } from '@amberlane/ui';
import { useSettled } from '../wizard/use-settled.ts';
import { presendCalls, type Hub, type PriceRequest } from './presend-calls.ts';
import { toPriceRequest, type PresendValues } from './presend-values.ts';
import css from './presend.module.css';

/** Never sent: the query is skipped with it. */
const NOTHING = { origin: { country: 'CN' }, destination: { country: 'CN' }, weightGrams: 1 } as const satisfies PriceRequest;

/** What the parcel is about to cost, as soon as its weight is typed. */
export function Estimate({ values, hub }: { values: PresendValues; hub: Hub | undefined }) {
  const { locale } = useMarket();
  const key = useSettled(JSON.stringify(toPriceRequest(values, hub)));
  const asked = JSON.parse(key) as ReturnType<typeof toPriceRequest>;
  const { currentData, isError } = presendCalls.usePresendPricesQuery({ request: asked?.request ?? NOTHING, locale }, { skip: asked === null });
  const quote = currentData?.quotes.find(({ product }) => product === asked?.product);
  return (
    <div role="status">
      {asked === null ? (
        <p className={css.small}>
          <FormattedMessage id="presend.price.waiting" />
        </p>
      ) : quote ? (
        <>
          <p className={css.estimate}>
            <FormattedMessage id="presend.price.about" values={{ price: <Money key="price" of={quote.total} /> }} />
          </p>
          <p className={css.small}>
            <FormattedMessage id="presend.price.final" values={quote.transit} />
          </p>
        </>
      ) : currentData || isError ? (
        <p className={css.small}>
          <FormattedMessage id="presend.done.priceLater" />
        </p>
      ) : (
        <p className={css.small}>
          <FormattedMessage id="presend.price.loading" />
        </p>
      )}
    </div>
  );
}
