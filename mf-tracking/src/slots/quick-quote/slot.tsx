/** The start of a quote on other squads' pages: a plain form that leads to the price calculator. */
import { useMemo } from 'react';
import { defineSlot, FormattedMessage, marketHref, useIntl, useMarket, useSelector, type PageContext } from '@amberlane/core';
import { Button, Field, Icon, icons, Select } from '@amberlane/ui';
import { ratesApi, type NamedCity } from '../../api/rates-api.ts';
import { QUOTE_PATH } from '../../quote/quote-entry.ts';
import { citiesToOffer } from './offered-cities.ts';
import css from '../quick-track/slot.module.css';

function QuickQuote() {
  const intl = useIntl();
  const market = useMarket();
  const select = useMemo(() => ratesApi.endpoints.rateCities.select({ locale: market.locale }), [market.locale]);
  const { data } = useSelector(select);
  const cities: readonly NamedCity[] = data ? citiesToOffer(data.destinations, market.country) : [];
  return (
    <form method="get" action={marketHref(market, QUOTE_PATH)} aria-label={intl.formatMessage({ id: 'quick-quote.submit' })} className={css.card}>
      {cities.length > 0 ? (
        <Select name="destination" label={<FormattedMessage id="quick-quote.to" />}>
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
        suffix="kg"
        defaultValue="1"
        label={<FormattedMessage id="quick-quote.weight" />}
        hint={<FormattedMessage id="quick-quote.weightHint" />}
      />
      <Button kind="primary" type="submit" className={css.submit}>
        <Icon of={icons.scale} />
        <FormattedMessage id="quick-quote.submit" />
      </Button>
    </form>
  );
}

/** Without an answer the form asks for the weight alone: the calculator knows the usual city of the country. */
const loadCities = ({ site, market }: PageContext): Promise<unknown> =>
  site.dispatch(ratesApi.endpoints.rateCities.initiate({ locale: market.locale }, { subscribe: false }));

export default defineSlot({ component: QuickQuote, load: loadCities });
