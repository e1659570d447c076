import { Fragment } from 'react';
import { Ltr } from '@amberlane/ui';
import type { Country } from '@amberlane/contract/site';
import { ADDRESS_RULES, type AddressField, type AddressValues } from '@amberlane/contract/domain/address-rules';
import css from './envelope.module.css';

/** Codes: Latin letters and digits, left to right in every language. */
const CODES: ReadonlySet<AddressField> = new Set<AddressField>(['postcode', 'shortAddress', 'additionalNo', 'digitalAddress', 'makani']);

const BLANK = ' ';

/** Lines of an envelope as the country writes them, each in the direction of its own letters. */
export function Envelope({ country, values }: { country: Country; values: AddressValues }) {
  const lines = ADDRESS_RULES[country].envelope.map((fields) => fields.filter((field) => values[field])).filter((fields) => fields.length > 0);
  return (
    <address className={css.envelope}>
      {lines.map((fields) => (
        <span key={fields.join()} className={css.line}>
          {fields.map((field, index) => (
            <Fragment key={field}>
              {index === 0 ? null : BLANK}
              {CODES.has(field) ? <Ltr code>{values[field]}</Ltr> : <bdi>{values[field]}</bdi>}
            </Fragment>
          ))}
        </span>
      ))}
    </address>
  );
}
