import { FormattedMessage } from '@amberlane/core';
import { Select } from '@amberlane/ui';
import type { FormPart } from './form-part.ts';
import { shownCurrency } from './shown-currency.ts';
import { CurrencyOptions } from './value-fields.tsx';

/** The currency that the price is told in beside ours. */
export function ShownCurrencyField({ addressed, ends, idOf }: FormPart) {
  const destination = ends.destination?.country;
  return (
    <Select id={idOf('show')} name="show" label={<FormattedMessage id="quote.form.show" />} defaultValue={shownCurrency(addressed, destination)}>
      <CurrencyOptions />
    </Select>
  );
}
