import { FormattedMessage } from '@amberlane/core';
import { Ltr } from '@amberlane/ui';
import type { EntryFault } from './validate-quote.ts';

/** What is wrong with a field, and how it looks when right. */
export function FaultText({ fault: { field, code, params } }: { fault: EntryFault }) {
  const sample = SAMPLES[field] ?? WHOLE;
  return <FormattedMessage id={`quote.fault.${code}`} values={{ ...params, sample: <Ltr>{sample}</Ltr> }} />;
}

const WHOLE = '1';

const SAMPLES: Readonly<Partial<Record<EntryFault['field'], string>>> = {
  weight: '6.2', length: '46', width: '34', height: '30', wattHours: '19.2', volts: '3.85', milliampHours: '5000', value: '1800', cod: '1800', insured: '1800',
};
