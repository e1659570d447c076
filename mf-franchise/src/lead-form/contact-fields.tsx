/** Fields that several forms ask for, with their names in the calls. Texts: bundle `lead-form`. */
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { diallingCode, NUMBERING_PLANS } from '@amberlane/contract/domain/phone-number';
import { COUNTRIES, isCountry } from '@amberlane/contract/site';
import { FieldError, Ltr, Notice } from '@amberlane/ui';
import { SelectField, TextField, type TextBinding } from '@amberlane/ui/fields';
import { codesOf } from './codes.ts';
import { leadCalls } from './lead-calls.ts';
import css from './lead-form.module.css';

type ListName = 'APPELLATION' | 'CONTACT_WAY' | 'CYCLE' | 'SHIP_REQUIRE';

interface FieldProps {
  readonly bind: TextBinding;
  readonly label?: ReactNode;
  readonly hint?: ReactNode;
}

/** The label of a field of the calls, and the message that it is. */
export const fieldLabelId = (name: string): string => `lead-form.field.${name}`;
export const fieldLabel = (name: string): ReactNode => <FormattedMessage id={fieldLabelId(name)} />;

/** Country whose office has the form. */
export function CountryField({ bind, label = fieldLabel('country'), hint }: FieldProps) {
  const intl = useIntl();
  const { locale, tag } = useMarket();
  const { data } = leadCalls.useLeadOfficesQuery({ locale });
  const names = new Map(data?.map(({ country, name }) => [country, name]));
  const choices = COUNTRIES.map((code) => ({ value: code, label: names.get(code) ?? intl.formatDisplayName(code, { type: 'region' }) ?? code })).sort((a, b) => a.label.localeCompare(b.label, tag));
  return <SelectField {...bind} label={label} hint={hint} choices={choices} autoComplete="country" />;
}

/** Mobile or landline of the chosen country, as people write it there; the API knows the numbering plan. */
export function ContactNumberField({ bind, country, label = fieldLabel('contactNumber'), required = true }: Omit<FieldProps, 'hint'> & { readonly country: string; readonly required?: boolean }) {
  const market = useMarket();
  const of = isCountry(country) ? country : market.country;
  const sample = `${diallingCode(of)} ${NUMBERING_PLANS[of].sample}`;
  const hint = <FormattedMessage id="lead-form.contactNumber.hint" values={{ sample: <Ltr key="sample">{sample}</Ltr> }} />;
  return <TextField {...bind} label={label} hint={hint} required={required} type="tel" inputMode="tel" autoComplete="tel" dir="ltr" maxLength={32} />;
}

interface ListFieldProps extends FieldProps {
  readonly list: ListName;
  readonly required?: boolean;
  readonly emptyLabel?: string;
}

/** One entry of a dictionary; not there while an optional list can't be had. */
export function ListField({ bind, list, label = fieldLabel(bind.name), hint, required = false, emptyLabel }: ListFieldProps) {
  const { entries, failed } = useList(list);
  if (failed && !required) return <input type="hidden" name={bind.name} value={bind.value} />;
  return (
    <SelectField
      {...bind}
      label={label}
      hint={failed ? <FormattedMessage id="lead-form.listMissing" /> : hint}
      required={required}
      choices={entries.map(({ dictCode, dictName }) => ({ value: dictCode, label: dictName }))}
      {...(emptyLabel !== undefined && { emptyLabel })}
    />
  );
}

/** How the sender wants to be answered; nothing chosen leaves it to us. */
export function ContactWayField({ bind }: { bind: TextBinding }) {
  const intl = useIntl();
  return <ListField bind={bind} list="CONTACT_WAY" emptyLabel={intl.formatMessage({ id: 'lead-form.contactWay.any' })} />;
}

/** Any number of entries of a dictionary, under boxes of one name; the value holds their codes parted by commas. */
export function CheckListField({ bind: { id, name, value, error, onValue, onLeave }, list, label = fieldLabel(name), hint }: Omit<ListFieldProps, 'required' | 'emptyLabel'>) {
  const { entries, failed } = useList(list);
  const chosen = codesOf(value);
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div role="group" aria-labelledby={`${id}-legend`} aria-describedby={described || undefined}>
      <p id={`${id}-legend`} className={css.legend}>
        {label}
      </p>
      {failed ? (
        <Notice tone="attention">
          <FormattedMessage id="lead-form.listMissing" />
        </Notice>
      ) : null}
      <div className={css.checks}>
        {entries.map(({ dictCode, dictName }, index) => (
          <label key={dictCode} className={css.check}>
            <input
              // The first one carries the id, so that the summary's link lands in the group.
              id={index === 0 ? id : `${id}-${dictCode}`}
              type="checkbox"
              name={name}
              value={dictCode}
              checked={chosen.includes(dictCode)}
              className={css.box}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => onValue((target.checked ? [...chosen, dictCode] : chosen.filter((code) => code !== dictCode)).join(','))}
              onBlur={onLeave}
            />
            <span>{dictName}</span>
          </label>
        ))}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className={css.quiet}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

function useList(list: ListName) {
  const { locale } = useMarket();
  const { data, isError } = leadCalls.useLeadListsQuery({ locale });
  const entries = data?.[list] ?? [];
  return { entries, failed: isError || (data !== undefined && entries.length === 0) };
}
