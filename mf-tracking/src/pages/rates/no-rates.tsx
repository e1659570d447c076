import { FormattedMessage, useMarket } from '@amberlane/core';
import { ButtonLink, EmptyState, TextLink } from '@amberlane/ui';
import type { RateList } from '../../api/rates-api.ts';
import { NO_FILTER, ratesAddress, type RateFilter } from '../../rates/rate-filter.ts';
import { judgeWeight } from '../../rates/weight-verdict.ts';

interface NoRatesProps {
  readonly filter: RateFilter;
  readonly list: RateList;
}

/** Why there is no rate, and the one step that leads to some. */
export function NoRates({ filter, list }: NoRatesProps) {
  const market = useMarket();
  const tooHeavy = judgeWeight(filter, list.day).fault?.code === 'tooHeavy';
  return (
    <EmptyState level={2} title={<FormattedMessage id="rates.empty.title" />} action={<NextStep filter={filter} list={list} tooHeavy={tooHeavy} />}>
      {list.nearest ? (
        <p>
          <TextLink to={ratesAddress({ ...NO_FILTER, country: list.nearest.country, keyword: list.nearest.name, weight: tooHeavy ? '' : filter.weight }, market)}>
            <FormattedMessage
              id="rates.empty.nearest"
              values={{ city: <bdi key="city">{list.nearest.name}</bdi>, country: <FormattedMessage id={`rates.country.${list.nearest.country}`} /> }}
            />
          </TextLink>
        </p>
      ) : null}
      <p>
        <Reason filter={filter} list={list} tooHeavy={tooHeavy} />
      </p>
    </EmptyState>
  );
}

function Reason({ filter, list, tooHeavy }: NoRatesProps & { tooHeavy: boolean }) {
  if (list.total > 0) return <FormattedMessage id="rates.empty.page" />;
  if (tooHeavy) return <FormattedMessage id="rates.empty.tooHeavy" />;
  if (filter.keyword) return <FormattedMessage id="rates.empty.keyword" values={{ keyword: <bdi>{filter.keyword}</bdi> }} />;
  return <FormattedMessage id="rates.empty.filters" />;
}

function NextStep({ filter, list, tooHeavy }: NoRatesProps & { tooHeavy: boolean }) {
  const market = useMarket();
  if (list.total > 0)
    return (
      <ButtonLink to={ratesAddress({ ...filter, page: 1 }, market)}>
        <FormattedMessage id="rates.empty.firstPage" />
      </ButtonLink>
    );
  if (tooHeavy && filter.product === null)
    return (
      <ButtonLink to="service/contact-us">
        <FormattedMessage id="rates.ask" />
      </ButtonLink>
    );
  return (
    <ButtonLink to={ratesAddress(tooHeavy ? { ...filter, product: null, page: 1 } : NO_FILTER, market)}>
      <FormattedMessage id={tooHeavy ? 'rates.empty.otherProducts' : 'rates.empty.all'} />
    </ButtonLink>
  );
}
