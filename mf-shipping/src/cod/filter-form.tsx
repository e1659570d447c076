import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useGoTo, useIntl } from '@amberlane/core';
import type { Currency } from '@amberlane/contract/domain/currencies';
import { Button, Chip, ChipRow, Field, Icon, icons } from '@amberlane/ui';
import { codCalls } from './cod-calls.ts';
import { isReversed, lastMonths, pathOf, type CodFilter, type Month } from './cod-filter.ts';
import css from './cod.module.css';

interface FilterFormProps {
  readonly filter: CodFilter;
  readonly currencies: readonly Currency[];
  /** ISO instant of the answer: the months are counted from it. */
  readonly asOf: string;
}

/** Currency and months with entries as chips, other days as fields; all stand in the address. */
export function FilterForm({ filter, currencies, asOf }: FilterFormProps) {
  const intl = useIntl();
  const { currency: chosen, from, to } = filter;
  const [latest, before] = lastMonths(asOf);
  const hasLatest = useHasEntries(latest, chosen);
  const hasBefore = useHasEntries(before, chosen);
  const isChosen = (month: Month): boolean => month.from === from && month.to === to;
  // The one that the address names stays, even without entries: it says what is shown.
  const months = [...(hasLatest || isChosen(latest) ? [latest] : []), ...(hasBefore || isChosen(before) ? [before] : [])];
  const isMonth = isChosen(latest) || isChosen(before);
  return (
    <div className={css.filters}>
      {currencies.length > 1 ? (
        <ChipRow label={intl.formatMessage({ id: 'cod.currencies' })}>
          <Chip to={pathOf({ from, to })} chosen={chosen === ''}>
            <FormattedMessage id="cod.allCurrencies" />
          </Chip>
          {currencies.map((currency) => (
            <Chip key={currency} to={pathOf({ currency, from, to })} chosen={chosen === currency}>
              <bdi>{currency}</bdi>
            </Chip>
          ))}
        </ChipRow>
      ) : null}
      <div className={css.period}>
        <ChipRow label={intl.formatMessage({ id: 'cod.periods' })}>
          <Chip to={pathOf({ currency: chosen })} chosen={from === '' && to === ''}>
            <FormattedMessage id="cod.allDates" />
          </Chip>
          {months.map((month) => (
            <Chip key={month.from} to={pathOf({ currency: chosen, ...month })} chosen={isChosen(month)}>
              <span className={css.month}>{intl.formatDate(`${month.from}T00:00:00Z`, { month: 'long', timeZone: 'UTC' })}</span>
            </Chip>
          ))}
        </ChipRow>
        {/* The reader may have opened or closed it before React runs. */}
        <details className={css.days} open={!isMonth && (from !== '' || to !== '')} suppressHydrationWarning>
          <summary className={css.fold}>
            <FormattedMessage id="cod.chooseDates" />
            <Icon of={icons.down} className={css.chevron} />
          </summary>
          <DatesForm filter={filter} />
        </details>
      </div>
    </div>
  );
}

/** Whether there is anything to show of a month; not before that is known. */
function useHasEntries({ from, to }: Month, currency: CodFilter['currency']): boolean {
  const { data } = codCalls.useCodEntriesQuery({ ...(currency && { currency }), from, to, pageSize: 1 });
  return data !== undefined && data.total > 0;
}

function DatesForm({ filter: { currency, from, to } }: { filter: CodFilter }) {
  const goTo = useGoTo();
  const [days, setDays] = useState({ from, to });
  const [wrong, setWrong] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setWrong(isReversed(days));
    if (!isReversed(days)) goTo(pathOf({ currency, ...days }));
  };
  return (
    <form method="get" noValidate className={css.dates} onSubmit={submit}>
      <input type="hidden" name="currency" value={currency} disabled={currency === ''} />
      <Field name="from" type="date" label={<FormattedMessage id="cod.from" />} value={days.from} onChange={({ target }) => setDays({ ...days, from: target.value })} />
      <Field
        name="to"
        type="date"
        label={<FormattedMessage id="cod.to" />}
        value={days.to}
        error={wrong ? <FormattedMessage id="cod.reversed" /> : undefined}
        onChange={({ target }) => {
          setDays({ ...days, to: target.value });
          setWrong(false);
        }}
      />
      <Button type="submit">
        <FormattedMessage id="cod.show" />
      </Button>
    </form>
  );
}
