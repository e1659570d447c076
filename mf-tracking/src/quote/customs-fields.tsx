import { PURPOSES, RECEIVER_TYPES } from '@amberlane/contract/domain';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Select } from '@amberlane/ui';
import { FormFold } from './form-fold.tsx';
import type { FormPart } from './form-part.ts';
import css from './quote-form.module.css';

/** What customs want to know. */
export function CustomsFields({ addressed, entry, idOf }: FormPart) {
  const intl = useIntl();
  const purpose = PURPOSES.find((each) => each === entry.purpose) ?? 'ecommerce';
  const receiver = RECEIVER_TYPES.find((each) => each === entry.receiver) ?? 'individual';
  return (
    <FormFold title={<FormattedMessage id="quote.form.customs" />} value={<FormattedMessage id="quote.form.customsFor" values={{ purpose, receiver, assumed: purpose === 'ecommerce' && receiver === 'individual' ? 'yes' : 'no' }} />} isFaulty={false}>
      <div className={css.pair}>
        <Select id={idOf('purpose')} name="purpose" label={<FormattedMessage id="quote.form.purpose" />} defaultValue={addressed.purpose}>
          {PURPOSES.map((each) => (
            <option key={each} value={each}>
              {intl.formatMessage({ id: `quote.purpose.${each}` })}
            </option>
          ))}
        </Select>
        <Select id={idOf('receiver')} name="receiver" label={<FormattedMessage id="quote.form.receiver" />} defaultValue={addressed.receiver}>
          {RECEIVER_TYPES.map((each) => (
            <option key={each} value={each}>
              {intl.formatMessage({ id: `quote.receiver.${each}` })}
            </option>
          ))}
        </Select>
      </div>
    </FormFold>
  );
}
