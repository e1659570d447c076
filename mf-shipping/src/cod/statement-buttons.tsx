import { useId, useState } from 'react';
import { FormattedMessage, FailureText, useIntl } from '@amberlane/core';
import type { Currency } from '@amberlane/contract/domain/currencies';
import { Button, Ltr, Notice, Select } from '@amberlane/ui';
import { codCalls } from './cod-calls.ts';
import type { CodFilter } from './cod-filter.ts';
import css from './cod.module.css';

const FORMATS = ['pdf', 'csv'] as const;

/** The statement of a currency for the days of the filter, as a file. The address of the file is good for some minutes. */
export function StatementButtons({ filter, currencies }: { filter: CodFilter; currencies: readonly Currency[] }) {
  const intl = useIntl();
  const labelId = useId();
  const [ask, { isLoading, error, originalArgs }] = codCalls.useCodStatementMutation();
  const [chosen, setChosen] = useState<Currency | null>(null);
  const [first] = currencies;
  const currency = filter.currency || (chosen ?? first);
  if (!currency) return null;
  const download = (format: (typeof FORMATS)[number]): void => {
    void ask({ currency, format, ...(filter.from && { from: filter.from }), ...(filter.to && { to: filter.to }) }).then(({ data }) => {
      if (data) Object.assign(document.createElement('a'), { href: data.url, download: '' }).click();
    });
  };
  return (
    <div role="group" className={css.statement} aria-labelledby={labelId}>
      <div className={css.downloads}>
        {filter.currency === '' && currencies.length > 1 ? (
          <Select name="statement-currency" label={<FormattedMessage id="cod.statement.currency" />} value={currency} onChange={({ target }) => setChosen(currencies.find((one) => one === target.value) ?? null)}>
            {currencies.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        ) : null}
        <div className={css.formats}>
          <span id={labelId}>
            <FormattedMessage id="cod.statement" />
          </span>
          {FORMATS.map((format) => (
            <Button
              key={format}
              small
              busy={isLoading && originalArgs?.format === format}
              aria-label={intl.formatMessage({ id: 'cod.statement.download' }, { format: format.toUpperCase() })}
              onClick={() => download(format)}
            >
              <Ltr>{format.toUpperCase()}</Ltr>
            </Button>
          ))}
        </div>
      </div>
      {filter.from || filter.to || currencies.length > 1 ? (
        <p className={css.quiet}>
          <FormattedMessage id={filter.from || filter.to ? 'cod.statement.text' : 'cod.statement.all'} values={{ currency: <bdi key="currency">{currency}</bdi> }} />
        </p>
      ) : null}
      {error && 'fields' in error ? (
        <Notice tone="attention" role="alert">
          {error.fields[0]?.message ?? <FailureText failure={error} />}
        </Notice>
      ) : null}
    </div>
  );
}
