/** The rate table (spec §2 "rate query"): what a parcel costs by destination city, with the remarks that belong to it. */
import { useMemo } from 'react';
import { definePage, FormattedMessage, useIntl, usePageAddress, useMarket, useSelector } from '@amberlane/core';
import { Breadcrumb, Drawing, drawings, PageHead, Skeleton, Wrap } from '@amberlane/ui';
import { ratesApi } from '../../api/rates-api.ts';
import { failureOf } from '../../api/tracking-api.ts';
import { rateListQuery, readRateFilter } from '../../rates/rate-filter.ts';
import { Failure } from './failure.tsx';
import { loadRates, ratesHead } from './load.ts';
import { PriceRules } from './price-rules.tsx';
import { RateForm } from './rate-form.tsx';
import { RateResults } from './rate-results.tsx';
import { ResultCount } from './result-count.tsx';
import css from './page.module.css';

function RatesPage() {
  const title = <FormattedMessage id="rates.title" />;
  const label = useIntl().formatMessage({ id: 'rates.breadcrumb' });
  return (
    <>
      <PageHead
        low
        title={title}
        lead={<FormattedMessage id="rates.lead" />}
        breadcrumb={<Breadcrumb label={label} trail={[{ to: '', title: <FormattedMessage id="rates.home" /> }]} here={title} />}
        art={<Drawing of={drawings.scale} />}
      />
      <Finder />
    </>
  );
}

function Finder() {
  const { search } = usePageAddress();
  const { country, locale } = useMarket();
  const filter = useMemo(() => readRateFilter(new URLSearchParams(search), { country }), [search, country]);
  const select = useMemo(() => ratesApi.endpoints.rates.select(rateListQuery(filter, { locale })), [filter, locale]);
  const selectCities = useMemo(() => ratesApi.endpoints.rateCities.select({ locale }), [locale]);
  const { data: list, error } = useSelector(select);
  const { data: cities } = useSelector(selectCities);
  const day = list?.day ?? cities?.day;
  return (
    <Wrap className={css.page}>
      <RateForm filter={filter} {...(day !== undefined && { day })} {...(cities && { cities })} />
      <div className={css.results}>
        {error ? <Failure failure={failureOf(error)} filter={filter} hasOlder={list !== undefined} /> : null}
        <ResultCount filter={filter} isAsked={search !== ''} {...(list && { list })} />
        {list ? <RateResults filter={filter} list={list} /> : null}
        {list ?? error ? null : <Skeleton lines={[30, 90, 90, 90, 90]} slowText={<FormattedMessage id="rates.slow" />} />}
      </div>
      {day === undefined ? null : <PriceRules day={day} />}
    </Wrap>
  );
}

export default definePage({ component: RatesPage, load: loadRates, head: ratesHead });
