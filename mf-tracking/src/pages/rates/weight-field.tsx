import { FormattedMessage } from '@amberlane/core';
import { Field } from '@amberlane/ui';
import type { RateFilter } from '../../rates/rate-filter.ts';
import { judgeWeight, type WeightVerdict } from '../../rates/weight-verdict.ts';

/** An example of a weight with decimals, kilograms: each language has its own sign for them. */
const SAMPLE = 1.5;

interface WeightFieldProps {
  readonly filter: RateFilter;
  /** Day of the rules, ISO date; left out before an answer. */
  readonly day?: string;
  readonly className: string | undefined;
}

/** Kilograms in digits of any script; too much is said here, with the limit. */
export function WeightField({ filter, day, className }: WeightFieldProps) {
  const fault = day === undefined ? null : judgeWeight(filter, day).fault;
  return (
    <Field
      key={filter.weight}
      name="weight"
      inputMode="decimal"
      dir="ltr"
      maxLength={16}
      defaultValue={filter.weight}
      autoComplete="off"
      suffix={<FormattedMessage id="rates.form.kilogram" />}
      className={className}
      label={<FormattedMessage id="rates.form.weight" />}
      error={fault && <FaultText fault={fault} />}
    />
  );
}

function FaultText({ fault }: { fault: NonNullable<WeightVerdict['fault']> }) {
  if (fault.code === 'number') return <FormattedMessage id="rates.weight.number" values={{ sample: SAMPLE }} />;
  return <FormattedMessage id="rates.weight.tooHeavy" values={{ product: <FormattedMessage id={`rates.product.${fault.product}`} />, max: fault.maxGrams / 1_000 }} />;
}
