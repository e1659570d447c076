import { cashOnDeliveryRule, compensationRule, CURRENCIES, insuranceRule } from '@amberlane/contract/domain';
import { FormattedMessage } from '@amberlane/core';
import { DOT, Field, Ltr, Money, Select } from '@amberlane/ui';
import { minorUnitsOf } from '@amberlane/ui/fields';
import { FormFold } from './form-fold.tsx';
import type { FormPart } from './form-part.ts';
import { Percent } from './percent.tsx';

const AMOUNTS = ['value', 'cod', 'insured'] as const;

/** Declared value, collection and insurance, in one currency. */
export function ValueFields(part: FormPart) {
  const { addressed, entry, idOf, errorOf } = part;
  return (
    <FormFold title={<FormattedMessage id="quote.form.more" />} value={<AmountsText entry={entry} />} isFaulty={AMOUNTS.some((field) => errorOf(field) !== null)}>
      <Amounts {...part} />
      <Select id={idOf('currency')} name="currency" label={<FormattedMessage id="quote.form.currency" />} defaultValue={addressed.currency}>
        <CurrencyOptions />
      </Select>
    </FormFold>
  );
}

/** As a price is written; what is no amount stays as it was typed. */
function Typed({ typed, currency: code }: { typed: string; currency: string }) {
  const currency = CURRENCIES.find((known) => known === code) ?? 'CNY';
  const amount = minorUnitsOf(typed, currency);
  const asTyped = `${code} ${typed}`;
  return amount === null ? <Ltr>{asTyped}</Ltr> : <Money of={{ amount, currency }} />;
}

/** Those that are filled in. */
function AmountsText({ entry }: Pick<FormPart, 'entry'>) {
  const filled = AMOUNTS.filter((field) => entry[field].trim() !== '');
  if (filled.length === 0) return <FormattedMessage id="quote.form.optionalPart" />;
  return filled.map((field, index) => (
    <span key={field}>
      {index === 0 ? null : DOT}
      <FormattedMessage id={`quote.form.${field}`} /> <Typed typed={entry[field].trim()} currency={entry.currency} />
    </span>
  ));
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
