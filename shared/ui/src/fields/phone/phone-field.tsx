import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from '@amberlane/core';
import { COUNTRIES, isCountry, type Country } from '@amberlane/contract/site';
import { diallingCode, fromE164, NUMBERING_PLANS, toE164, type TypedPhone } from '@amberlane/contract/domain/phone-number';
import { phoneFault, type PhoneFaultCode, type PhoneUse } from '@amberlane/contract/domain/phone-rule';
import { Field } from '../../field/field.tsx';
import type { TextBinding } from '../form/bindings.ts';
import { useOwnFault } from '../form/own-fault.ts';
import { optionalNote } from '../controls/text-field.tsx';
import { usePhoneRules } from './phone-rules.ts';
import css from './phone-field.module.css';

interface PhoneFieldProps extends TextBinding {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Country of a number that is typed without its country code. */
  readonly country: Country;
  /** A mobile, which gets text messages and a courier's call, unless any line will do. */
  readonly use?: PhoneUse;
  /** Numbers of `country` alone: a courier calls from there. */
  readonly local?: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** A phone number with its country code as part of the field; its value is E.164. Judged by the rule of its country, as the API judges it. */
export function PhoneField({ value, country, use = 'mobile', local = false, label, hint, error, required = true, name, onValue, onLeave, ...field }: PhoneFieldProps) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const [kept, keep] = useState<TypedPhone>(() => fromE164(value, country));
  const [left, setLeft] = useState(true);
  // A value that was not typed here (a draft, a reset) shows as it is.
  const shown = toE164(kept) === value ? kept : fromE164(value, country);
  const rules = usePhoneRules(value !== '');
  const of = local ? country : shown.country;
  const sample = isolated(`${diallingCode(of)} ${NUMBERING_PLANS[of].sample}`);
  const fault = value === '' ? null : phoneFault(value, of, rules, use);
  const sentence = fault === null ? undefined : intl.formatMessage({ id: SENTENCE[fault] }, { sample });
  useOwnFault(control, sentence);
  const change = (next: TypedPhone): void => {
    keep(next);
    onValue(toE164(next));
  };
  return (
    <Field
      {...field}
      ref={control}
      name={name}
      label={label}
      note={optionalNote(required)}
      hint={hint ?? intl.formatMessage({ id: 'form.phone.example' }, { sample: isolated(NUMBERING_PLANS[shown.country].sample) })}
      error={error ?? (left ? sentence : undefined)}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      dir="ltr"
      maxLength={32}
      required={required}
      value={shown.typed}
      prefix={<CodeChoice name={`${name}-country`} country={shown.country} only={local ? country : null} disabled={field.disabled} onCountry={(next) => change({ ...shown, country: next })} />}
      onChange={(event) => {
        setLeft(false);
        // What is typed over a number of another country is meant for this one, whose numbers alone are taken.
        change({ country: local ? country : shown.country, typed: event.target.value });
      }}
      onBlur={() => {
        setLeft(true);
        onLeave();
      }}
    />
  );
}

/** Left to right inside a sentence of any language (Unicode isolates: attributes and messages hold no elements). */
const isolated = (text: string): string => `\u2066${text}\u2069`;

const SENTENCE: Readonly<Record<PhoneFaultCode, string>> = { phone: 'form.phone.invalid', mobileRequired: 'form.phone.mobile' };

interface CodeChoiceProps {
  readonly name: string;
  readonly country: Country;
  /** The one country whose numbers are taken; null for all. */
  readonly only: Country | null;
  readonly disabled: boolean | undefined;
  readonly onCountry: (country: Country) => void;
}

/** Browsers take the direction of an option from its first letter, which may be an Arabic one. */
const LEFT_TO_RIGHT = '\u200E';

/** Moves the name out of the closed list, which would show a few letters of it: the last ones in Arabic. */
const GAP = '\u2003\u2003';

function CodeChoice({ name, country, only, disabled, onCountry }: CodeChoiceProps) {
  const intl = useIntl();
  // A number of another country that was kept shows with its own code, and is refused.
  const codes = only === null ? COUNTRIES : COUNTRIES.filter((code) => code === only || code === country);
  const labelOf = (code: Country): string => `${LEFT_TO_RIGHT}${diallingCode(code)}${GAP}${intl.formatDisplayName(code, { type: 'region' })}`;
  return (
    <select
      name={name}
      value={country}
      disabled={disabled}
      className={css.code}
      aria-label={intl.formatMessage({ id: 'form.phone.country' })}
      autoComplete="tel-country-code"
      onChange={({ target }) => isCountry(target.value) && onCountry(target.value)}
    >
      {codes.map((code) => (
        // The code stands first: the closed list shows as much as its place holds.
        <option key={code} value={code}>
          {labelOf(code)}
        </option>
      ))}
    </select>
  );
}
