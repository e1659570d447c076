import { EnvelopeLines } from '@amberlane/ui';
import type { Country } from '@amberlane/contract/site';
import type { AddressValues } from '@amberlane/contract/domain/address-rules';
import css from './envelope.module.css';

/** An address as its country writes it. */
export const Envelope = ({ country, values }: { country: Country; values: AddressValues }) => (
  <address className={css.envelope}>
    <EnvelopeLines country={country} values={values} className={css.line} />
  </address>
);
