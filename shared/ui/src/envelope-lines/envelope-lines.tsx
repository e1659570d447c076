import { Fragment } from 'react';
import { ADDRESS_CODES, envelopeFields, type AddressField, type AddressValues } from '@amberlane/contract/domain/address-rules';
import type { Country } from '@amberlane/contract/site';
import { Ltr } from '../ltr/ltr.tsx';

const LATIN = /\p{Script=Latin}/u;

interface EnvelopeLinesProps {
  readonly country: Country;
  readonly values: AddressValues;
  /** Class of a line. */
  readonly className?: string | undefined;
}

/** Lines of an envelope as the country writes them, each in the direction of its own letters: `2929 King Fahd Road` on an Arabic page too. */
export function EnvelopeLines({ country, values, className }: EnvelopeLinesProps) {
  return envelopeFields(country, values).map((fields) => (
    <span key={fields.join()} className={className}>
      <bdi>
        {fields.map((field, index) => (
          <Fragment key={field}>
            {index === 0 ? null : gap(field, values)}
            {ADDRESS_CODES.has(field) ? <Ltr code>{values[field]}</Ltr> : values[field]}
          </Fragment>
        ))}
      </bdi>
    </span>
  ));
}

/** A town of an area is named after a comma where it is written in Latin letters. */
const gap = (field: AddressField, { area, city }: AddressValues): string => (field === 'city' && area && LATIN.test(`${area}${city ?? ''}`) ? ', ' : ' ');
