import { FormattedMessage } from '@amberlane/core';
import { Ltr } from '@amberlane/ui';
import type { EntryFault, ToldFault } from './validate-quote.ts';

/** What is wrong with a field: in the sentence of the API, else in ours with how it looks when right. */
export function FaultText({ fault }: { fault: EntryFault | ToldFault }) {
  if ('sentence' in fault) return fault.sentence;
  const { field, code, params } = fault;
  const sample = SAMPLES[field] ?? WHOLE;
  return <FormattedMessage id={`quote.fault.${code}`} values={{ ...params, sample: <Ltr>{sample}</Ltr> }} />;
}

/** A fault away from its field names the field. */
export const NamedFault = ({ fault }: { fault: EntryFault | ToldFault }) => (
  <FormattedMessage id="quote.form.errorOf" values={{ field: <FormattedMessage id={`quote.form.${fault.field}`} />, fault: <FaultText fault={fault} /> }} />
);

const WHOLE = '1';

const SAMPLES: Readonly<Partial<Record<EntryFault['field'], string>>> = {
  weight: '6.2', length: '46', width: '34', height: '30', wattHours: '19.2', volts: '3.85', milliampHours: '5000', value: '1800', cod: '1800', insured: '1800',
};
