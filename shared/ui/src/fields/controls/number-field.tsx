import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from '@amberlane/core';
import { minorDigits, type Currency } from '@amberlane/contract/domain';
import { foldDigits } from '@amberlane/contract/domain/digits';
import { useOwnFault } from '../form/own-fault.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { gramsOf, minorUnitsOf, plainNumber } from './typed-number.ts';
import { QuantityButtons } from './quantity-buttons.tsx';

interface NumberFieldProps extends TextFieldProps {
  /** How a right entry looks, for the sentence about a wrong one. */
  readonly sample: string;
  readonly isRight: (typed: string) => boolean;
}

/** Any script's digits; on leaving, the entry becomes plain digits with a point, or is named as no number. */
function NumberField({ sample, isRight, onValue, onLeave, error, ...field }: NumberFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(true);
  const intl = useIntl();
  const wrong = field.value !== '' && !isRight(field.value);
  const sentence = wrong ? intl.formatMessage({ id: 'form.number.invalid' }, { sample }) : undefined;
  useOwnFault(control, sentence);
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      {...field}
      ref={control}
      error={error ?? (left ? sentence : undefined)}
      onValue={(typed) => {
        setLeft(false);
        onValue(typed);
      }}
      onLeave={() => {
        setLeft(true);
        const plain = plainNumber(field.value);
        if (plain !== null && plain !== field.value && !wrong) onValue(plain);
        onLeave();
      }}
    />
  );
}

/** A weight in kilograms, to the gram, or `whole` kilograms; `gramsOf` reads the value. */
export function WeightField({ whole = false, ...props }: TextFieldProps & { readonly whole?: boolean }) {
  return <NumberField suffix={<UnitText unit="kilogram" />} {...(whole && { inputMode: 'numeric' })} {...props} sample={whole ? '2' : '1.4'} isRight={(typed) => gramsOf(typed) !== null} />;
}

function UnitText({ unit }: { unit: 'kilogram' }): ReactNode {
  const parts = useIntl().formatNumberToParts(1, { style: 'unit', unit, unitDisplay: 'short' });
  return parts.find(({ type }) => type === 'unit')?.value ?? null;
}

/** An amount of money in a fixed currency; `minorUnitsOf` reads the value. */
export function MoneyField({ currency, ...props }: TextFieldProps & { readonly currency: Currency }) {
  const sample = minorDigits(currency) === 0 ? '1250' : '1250.50';
  return <NumberField suffix={currency} {...props} sample={sample} isRight={(typed) => minorUnitsOf(typed, currency) !== null} />;
}

/** A number of pieces, typed or stepped by two buttons. */
export function QuantityField({ min = 1, max = 999, label, ...props }: Omit<TextFieldProps, 'label' | 'suffix'> & { readonly label: string; readonly min?: number; readonly max?: number }) {
  const isRight = (typed: string): boolean => /^\d{1,6}$/.test(foldDigits(typed)) && Number(foldDigits(typed)) >= min && Number(foldDigits(typed)) <= max;
  const count = isRight(props.value) ? Number(foldDigits(props.value)) : min;
  return (
    <NumberField
      {...props}
      label={label}
      inputMode="numeric"
      sample={String(min)}
      isRight={isRight}
      suffix={<QuantityButtons label={label} less={count > min} more={count < max} disabled={props.disabled} onStep={(step) => props.onValue(String(count + step))} />}
    />
  );
}
