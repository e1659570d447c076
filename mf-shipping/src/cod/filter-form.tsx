import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useGoTo, useIntl } from '@amberlane/core';
import type { Currency } from '@amberlane/contract/domain/currencies';
import { Button, Chip, ChipRow, Field } from '@amberlane/ui';
import { isReversed, pathOf, type CodFilter } from './cod-filter.ts';
import css from './cod.module.css';

/** Currency as chips, days as fields; both stand in the address. */
export function FilterForm({ filter, currencies }: { filter: CodFilter; currencies: readonly Currency[] }) {
  const intl = useIntl();
  const goTo = useGoTo();
  const [days, setDays] = useState({ from: filter.from, to: filter.to });
  const [wrong, setWrong] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setWrong(isReversed(days));
    if (!isReversed(days)) goTo(pathOf({ currency: filter.currency, ...days }));
  };
  const { currency: chosen, from, to } = filter;
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
      <form method="get" noValidate className={css.dates} onSubmit={submit}>
        <input type="hidden" name="currency" value={chosen} disabled={chosen === ''} />
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
    </div>
  );
}
