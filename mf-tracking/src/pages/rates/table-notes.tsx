import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { SentenceSpace } from '@amberlane/ui';
import type { ListedRate } from '../../api/rates-api.ts';
import type { RateFilter } from '../../rates/rate-filter.ts';
import { offersChoice } from '../../rates/rate-groups.ts';
import css from './rate-table.module.css';

interface TableNotesProps {
  readonly rates: readonly ListedRate[];
  readonly filter: RateFilter;
}

/** Below the prices: which is in bold, what those in the reader's currency are, and what holds for a city that has none. */
export function TableNotes({ rates, filter }: TableNotesProps) {
  const currency = currencyOf(useMarket().country);
  return (
    <p className={css.notes}>
      {filter.order === 'city' && offersChoice(rates) ? (
        <>
          <FormattedMessage id="rates.bold" />
          <SentenceSpace />
        </>
      ) : null}
      {currency === 'CNY' ? null : (
        <>
          <FormattedMessage id="rates.converted" values={{ currency }} />
          <SentenceSpace />
        </>
      )}
      <FormattedMessage id="rates.unlisted" />
    </p>
  );
}
