import { FormattedMessage } from '@amberlane/core';
import { Select } from '@amberlane/ui';
import { FormFold } from './form-fold.tsx';
import type { FormPart } from './form-part.ts';
import { shownCurrency } from './shown-currency.ts';
import { CurrencyOptions } from './value-fields.tsx';

/** The currency that the price is told in beside ours. */
export function ShownCurrencyField({ addressed, entry, ends, idOf }: FormPart) {
  const destination = ends.destination?.country;
  return (
    <FormFold title={<FormattedMessage id="quote.form.secondCurrency" />} value={shownCurrency(entry, destination)} isFaulty={false}>
      <Select id={idOf('show')} name="show" label={<FormattedMessage id="quote.form.show" />} defaultValue={shownCurrency(addressed, destination)}>
        <CurrencyOptions />
      </Select>
    </FormFold>
  );
}
