import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from '@amberlane/core';
import { COUNTRIES, isCountry, type Country } from '@amberlane/contract/site';
import { Field } from '../../field/field.tsx';
import type { TextBinding } from '../form/bindings.ts';
import { useOwnFault } from '../form/own-fault.ts';
import { fieldCalls } from '../field-calls.ts';
import { optionalNote } from '../controls/text-field.tsx';
import { diallingCode, fromE164, NUMBERING_PLANS, toE164, type TypedPhone } from './phone-number.ts';
import { compilePhoneRule, fitsRule } from './phone-rule.ts';
import css from './phone-field.module.css';

interface PhoneFieldProps extends TextBinding {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Country of a number that is typed without its country code. */
  readonly country: Country;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** A phone number with its country code as part of the field; its value is E.164. Judged by the rule of its country. */
export function PhoneField({ value, country, label, hint, error, required = true, name, onValue, onLeave, ...field }: PhoneFieldProps) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const [kept, keep] = useState<TypedPhone>(() => fromE164(value, country));
  const [left, setLeft] = useState(true);
  // A value that was not typed here (a draft, a reset) shows as it is.
  const shown = toE164(kept) === value ? kept : fromE164(value, country);
  const rule = usePhoneRule(shown.country, value !== '');
  const sample = isolated(`${diallingCode(shown.country)} ${NUMBERING_PLANS[shown.country].sample}`);
  const sentence = value === '' || fitsRule(value, rule) ? undefined : intl.formatMessage({ id: 'form.phone.invalid' }, { sample });
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
      prefix={<CodeChoice name={`${name}-country`} country={shown.country} disabled={field.disabled} onCountry={(next) => change({ ...shown, country: next })} />}
      onChange={(event) => {
        setLeft(false);
        change({ ...shown, typed: event.target.value });
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

/** The rule from the API, asked for once there is a number to judge. */
function usePhoneRule(country: Country, needed: boolean): RegExp {
  const { data } = fieldCalls.usePhoneRulesQuery({}, { skip: !needed });
  return compilePhoneRule(data?.find(({ code }) => code === country)?.phoneRegex);
}

interface CodeChoiceProps {
  readonly name: string;
  readonly country: Country;
  readonly disabled: boolean | undefined;
  readonly onCountry: (country: Country) => void;
}

/** Browsers take the direction of an option from its first letter, which may be an Arabic one. */
const LEFT_TO_RIGHT = '\u200E';

/** Moves the name out of the closed list, which would show a few letters of it: the last ones in Arabic. */
const GAP = '\u2003\u2003';

function CodeChoice({ name, country, disabled, onCountry }: CodeChoiceProps) {
  const intl = useIntl();
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
      {COUNTRIES.map((code) => (
        // The code stands first: the closed list shows as much as its place holds.
        <option key={code} value={code}>
          {labelOf(code)}
        </option>
      ))}
    </select>
  );
}
