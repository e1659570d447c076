import { FormattedMessage } from '@amberlane/core';
import { Ltr, Select, VisuallyHidden } from '@amberlane/ui';
import { FormFold } from './form-fold.tsx';
import type { FormPart } from './form-part.ts';
import { shownCurrency } from './shown-currency.ts';
import { CurrencyOptions } from './value-fields.tsx';
import css from './quote-form.module.css';

/** The currency that the price is told in beside ours. */
export function ShownCurrencyField({ addressed, entry, ends, idOf }: FormPart) {
  const destination = ends.destination?.country;
  const title = <FormattedMessage id="quote.form.show" />;
  return (
    <FormFold title={title} value={<Ltr>{shownCurrency(entry, destination)}</Ltr>} isFaulty={false}>
      <div className={css.pair}>
        <Select id={idOf('show')} name="show" label={<VisuallyHidden>{title}</VisuallyHidden>} defaultValue={shownCurrency(addressed, destination)}>
          <CurrencyOptions />
        </Select>
      </div>
    </FormFold>
  );
}
