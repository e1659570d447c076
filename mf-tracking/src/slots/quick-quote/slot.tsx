/** The start of a quote on other squads' pages: a plain form that leads to the price calculator. */
import { useMemo } from 'react';
import { defineSlot, FormattedMessage, marketHref, useIntl, useMarket, useSelector, type PageContext } from '@amberlane/core';
import { Button, Field, Icon, icons, Select } from '@amberlane/ui';
import { ratesApi, type NamedCity } from '../../api/rates-api.ts';
import { KilogramName } from '../../quote/kilogram-name.tsx';
import { QUOTE_PATH } from '../../quote/quote-entry.ts';
import { useLatePart } from '../../share/use-late-part.ts';
import card from '../quick-track/slot.module.css';
import { citiesToOffer } from './offered-cities.ts';
import { useTypedParcel } from './use-typed-parcel.ts';
import css from './slot.module.css';

const loadPrice = () => import('./live-price.tsx');

function QuickQuote() {
  const intl = useIntl();
  const market = useMarket();
  const select = useMemo(() => ratesApi.endpoints.rateCities.select({ locale: market.locale }), [market.locale]);
  const { data } = useSelector(select);
  const cities: readonly NamedCity[] = data ? citiesToOffer(data.destinations, market.country) : [];
  const [price, askPrice] = useLatePart(loadPrice);
  const { form, typed, onTouch } = useTypedParcel(askPrice);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it notices the reader, nothing is operated
    <form
      ref={form}
      method="get"
      action={marketHref(market, QUOTE_PATH)}
      aria-label={intl.formatMessage({ id: 'quick-quote.submit' })}
      className={card.card}
      onFocus={onTouch}
      onChange={onTouch}
    >
      {cities.length > 0 ? (
        <Select name="destination" defaultValue={cities[0]?.code} label={<FormattedMessage id="quick-quote.to" />}>
          {cities.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      ) : null}
      <Field
        name="weight"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        suffix={<KilogramName />}
        defaultValue="1"
        label={<FormattedMessage id="quick-quote.weight" />}
        hint={<FormattedMessage id="quick-quote.weightHint" />}
      />
      <Button kind="primary" type="submit" className={card.submit}>
        <Icon of={icons.scale} />
        <FormattedMessage id="quick-quote.submit" />
      </Button>
      {data ? (
        <div role="status" className={css.price}>
          {price.state === 'ready' && typed ? <price.part.LivePrice typed={typed} cities={data} /> : null}
        </div>
      ) : null}
    </form>
  );
}

/** Without an answer the form asks for the weight alone: the calculator knows the usual city of the country. */
const loadCities = ({ site, market }: PageContext): Promise<unknown> =>
  site.dispatch(ratesApi.endpoints.rateCities.initiate({ locale: market.locale }, { subscribe: false }));

export default defineSlot({ component: QuickQuote, load: loadCities });
