import { FormattedMessage } from '@amberlane/core';
import type { RateList } from '../../api/rates-api.ts';
import { weightOf, type RateFilter } from '../../rates/rate-filter.ts';
import { DayText } from './day-text.tsx';
import css from './result-count.module.css';

/** How many rates there are and of which day. Always in the page, so that a change is read out. */
export function ResultCount({ filter, list }: { filter: RateFilter; list?: RateList }) {
  const grams = weightOf(filter);
  return (
    <p className={css.count} role="status">
      {list ? (
        <>
          <b>
            {typeof grams === 'number' ? (
              <FormattedMessage id="rates.count.weight" values={{ count: list.total, kg: grams / 1_000 }} />
            ) : (
              <FormattedMessage id="rates.count" values={{ count: list.total }} />
            )}
          </b>{' '}
          <span>
            <FormattedMessage id="rates.day" values={{ day: <DayText day={list.day} /> }} />
          </span>
        </>
      ) : null}
    </p>
  );
}
