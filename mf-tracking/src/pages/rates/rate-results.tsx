import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { Chip, ChipRow, Notice, Pagination } from '@amberlane/ui';
import type { RateList } from '../../api/rates-api.ts';
import { PAGE_SIZE, ratesAddress, weightOf, type RateFilter } from '../../rates/rate-filter.ts';
import { judgeWeight } from '../../rates/weight-verdict.ts';
import { NoRates } from './no-rates.tsx';
import { RateTable } from './rate-table.tsx';
import css from './rate-table.module.css';

interface RateResultsProps {
  readonly filter: RateFilter;
  readonly list: RateList;
}

/** A page of the rates, or why there are none. */
export function RateResults({ filter, list }: RateResultsProps) {
  const market = useMarket();
  const intl = useIntl();
  if (list.rates.length === 0) return <NoRates filter={filter} list={list} />;
  return (
    <>
      <WeightNotices filter={filter} day={list.day} />
      {typeof weightOf(filter) === 'number' ? <Order filter={filter} /> : null}
      <RateTable rates={list.rates} isWhole={list.rates.length === list.total} filter={filter} day={list.day} />
      <Pagination
        label={intl.formatMessage({ id: 'rates.pages.label' })}
        page={filter.page}
        pages={Math.ceil(list.total / PAGE_SIZE)}
        to={(page) => ratesAddress({ ...filter, page }, market)}
        previousText={<FormattedMessage id="rates.pages.previous" />}
        nextText={<FormattedMessage id="rates.pages.next" />}
        pageText={(page) => <FormattedMessage id="rates.pages.page" values={{ page }} />}
      />
    </>
  );
}

/** What the weight does to the list: prices that we confirm, products that are missing. */
function WeightNotices({ filter, day }: { filter: RateFilter; day: string }) {
  const { confirmAboveGrams, leftOut } = judgeWeight(filter, day);
  return (
    <>
      {confirmAboveGrams === null ? null : (
        <Notice tone="attention">
          <FormattedMessage id="rates.weight.confirm" values={{ max: confirmAboveGrams / 1_000 }} />
        </Notice>
      )}
      {leftOut.length === 0 ? null : (
        <Notice>
          {leftOut.map(({ product, maxGrams }) => (
            <p key={product}>
              <FormattedMessage id="rates.weight.leftOut" values={{ product: <FormattedMessage id={`rates.product.${product}`} />, max: maxGrams / 1_000 }} />
            </p>
          ))}
        </Notice>
      )}
    </>
  );
}

/** Links, an address for each order. */
function Order({ filter }: { filter: RateFilter }) {
  const market = useMarket();
  const label = useIntl().formatMessage({ id: 'rates.order.label' });
  return (
    <div className={css.order}>
      <span aria-hidden="true">{label}</span>
      <ChipRow label={label}>
        <Chip to={ratesAddress({ ...filter, order: 'city', page: 1 }, market)} chosen={filter.order === 'city'}>
          <FormattedMessage id="rates.order.city" />
        </Chip>
        <Chip to={ratesAddress({ ...filter, order: 'price', page: 1 }, market)} chosen={filter.order === 'price'}>
          <FormattedMessage id="rates.order.price" />
        </Chip>
      </ChipRow>
    </div>
  );
}
