import { cashOnDeliveryRule, compensationRule, CURRENCIES, insuranceRule, PURPOSES, RECEIVER_TYPES } from '@amberlane/contract/domain';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Field, Icon, icons, Money, Select } from '@amberlane/ui';
import type { FormPart } from './form-part.ts';
import { Percent } from './percent.tsx';
import css from './quote-form.module.css';

const AMOUNTS = ['value', 'cod', 'insured'] as const;

/** What most parcels need no answer to: value, collection, insurance, customs. Open when the address says something of it. */
export function ValueFields(part: FormPart) {
  const { addressed, idOf } = part;
  const intl = useIntl();
  const isFilled = AMOUNTS.some((field) => addressed[field] !== '') || addressed.purpose !== 'ecommerce' || addressed.receiver !== 'individual';
  return (
    // The reader may have opened or closed it before React runs.
    <details className={css.more} open={isFilled} suppressHydrationWarning>
      <summary className={css.summary}>
        <FormattedMessage id="quote.form.more" />
        <Icon of={icons.down} className={css.chevron} />
      </summary>
      <div className={css.group}>
        <Amounts {...part} />
        <Select id={idOf('currency')} name="currency" label={<FormattedMessage id="quote.form.currency" />} defaultValue={addressed.currency}>
          <CurrencyOptions />
        </Select>
        <div className={css.pair}>
          <Select id={idOf('purpose')} name="purpose" label={<FormattedMessage id="quote.form.purpose" />} defaultValue={addressed.purpose}>
            {PURPOSES.map((purpose) => (
              <option key={purpose} value={purpose}>
                {intl.formatMessage({ id: `quote.purpose.${purpose}` })}
              </option>
            ))}
          </Select>
          <Select id={idOf('receiver')} name="receiver" label={<FormattedMessage id="quote.form.receiver" />} defaultValue={addressed.receiver}>
            {RECEIVER_TYPES.map((type) => (
              <option key={type} value={type}>
                {intl.formatMessage({ id: `quote.receiver.${type}` })}
              </option>
            ))}
          </Select>
        </div>
      </div>
    </details>
  );
}

/** Codes of currencies, which every reader of the lane knows. */
export const CurrencyOptions = () => CURRENCIES.map((code) => <option key={code}>{code}</option>);

const yuan = (amount: number) => <Money of={{ amount, currency: 'CNY' }} />;

function Amounts({ addressed, book: { day }, idOf, errorOf }: FormPart) {
  const cod = cashOnDeliveryRule(day);
  const hints = {
    value: null,
    cod: <FormattedMessage id="quote.form.codHint" values={{ percent: <Percent basisPoints={cod.basisPoints} />, min: yuan(cod.minFen), max: yuan(cod.maxFen) }} />,
    insured: (
      <FormattedMessage id="quote.form.insuredHint" values={{ percent: <Percent basisPoints={insuranceRule(day).basisPoints} />, max: yuan(compensationRule(day).maxGoodsFen) }} />
    ),
  };
  return AMOUNTS.map((field) => (
    <Field
      key={field}
      id={idOf(field)}
      name={field}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      defaultValue={addressed[field]}
      label={<FormattedMessage id={`quote.form.${field}`} />}
      note={<FormattedMessage id="quote.form.optional" />}
      hint={hints[field]}
      error={errorOf(field)}
    />
  ));
}
