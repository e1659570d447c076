import { useEffect, useRef, useState } from 'react';
import { PRICED_PRODUCTS } from '@amberlane/contract/domain';
import { FormattedMessage, marketHref, useGoTo, useIntl, useMarket } from '@amberlane/core';
import { Button, Icon, icons, TextLink } from '@amberlane/ui';
import type { RateCities } from '../../api/rates-api.ts';
import { asCountry, DESTINATION_COUNTRIES, RATES_PATH, ratesAddress, readRateFilter, type RateFilter } from '../../rates/rate-filter.ts';
import { Choice } from './choice.tsx';
import { CityChoice } from './city-choice.tsx';
import { WeightField } from './weight-field.tsx';
import css from './rate-form.module.css';

interface RateFormProps {
  readonly filter: RateFilter;
  /** Left out while they can't be had: the form keeps what it was asked. */
  readonly cities?: RateCities;
  /** Day of the rates, ISO date; left out before an answer. */
  readonly day?: string;
}

/** What to price and where to: a plain GET form. */
export function RateForm({ filter, cities, day }: RateFormProps) {
  const market = useMarket();
  const goTo = useGoTo();
  const [picked, pick] = useState<{ readonly of: RateFilter; readonly country: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The reader may have chosen another country before React ran.
    const chosen = form.current?.elements.namedItem('country');
    if (chosen instanceof HTMLSelectElement && asCountry(chosen.value) !== filter.country) pick({ of: filter, country: chosen.value });
  }, [filter]);
  // Another country has other cities; the answer of another address begins with its own.
  const isPicked = picked?.of === filter;
  const country = isPicked ? asCountry(picked.country) : filter.country;
  return (
    <form
      ref={form}
      role="search"
      action={marketHref(market, RATES_PATH)}
      method="get"
      className={css.form}
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement && target.name === 'country') pick({ of: filter, country: target.value });
      }}
      onSubmit={(event) => {
        event.preventDefault();
        goTo(ratesAddress(readRateFilter(queryOf(event.currentTarget), market), market));
      }}
    >
      <Places filter={filter} {...(cities && { cities })} />
      <CityChoice cities={cities?.destinations ?? []} country={country} keyword={isPicked ? '' : filter.keyword} />
      <ServiceChoice filter={filter} />
      <WeightField filter={filter} className={css.weight} {...(day !== undefined && { day })} />
      {filter.order === 'price' ? <input type="hidden" name="sort" value="price" /> : null}
      <div className={css.go}>
        <Button kind="primary" type="submit">
          <Icon of={icons.search} />
          <FormattedMessage id="rates.form.go" />
        </Button>
        {ratesAddress(filter, market) === RATES_PATH ? null : (
          <TextLink to={RATES_PATH} className={css.clear}>
            <FormattedMessage id="rates.form.clear" />
          </TextLink>
        )}
      </div>
    </form>
  );
}

/** Where the parcel leaves and which country it goes to. */
function Places({ filter, cities }: Pick<RateFormProps, 'filter' | 'cities'>) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const origins = cities?.origins ?? [];
  return (
    <>
      <Choice
        id="rate-origin"
        name="origin"
        label={<FormattedMessage id="rates.form.origin" />}
        value={filter.origin}
        options={[
          { value: '', name: intl.formatMessage({ id: 'rates.form.anyOrigin' }, { city: origins.find(({ country }) => country === 'CN')?.name ?? '' }) },
          ...origins.map(({ code, name, country }) => ({ value: code, name: intl.formatMessage({ id: 'rates.cityOf' }, { city: name, country: say(`rates.country.${country}`) }) })),
          ...(filter.origin !== '' && !origins.some(({ code }) => code === filter.origin) ? [{ value: filter.origin, name: filter.origin }] : []),
        ]}
      />
      <Choice
        id="rate-country"
        name="country"
        label={<FormattedMessage id="rates.form.country" />}
        value={filter.country ?? 'all'}
        options={[{ value: 'all', name: say('rates.form.anyCountry') }, ...DESTINATION_COUNTRIES.map((code) => ({ value: code, name: say(`rates.country.${code}`) }))]}
      />
    </>
  );
}

function ServiceChoice({ filter }: Pick<RateFormProps, 'filter'>) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  return (
    <Choice
      id="rate-product"
      name="product"
      label={<FormattedMessage id="rates.form.product" />}
      value={filter.product ?? ''}
      options={[{ value: '', name: say('rates.form.anyProduct') }, ...PRICED_PRODUCTS.map((product) => ({ value: product, name: say(`rates.product.${product}`) }))]}
    />
  );
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
  return query;
}
