import type { Country } from '@amberlane/contract/site';
import { useMarket } from '@amberlane/core';
import { Say } from '../../content/say.tsx';

/** Countries whose customs have rules of their own; elsewhere customs decides parcel by parcel. */
const TEXTS: Readonly<Partial<Record<Country, string>>> = {
  MA: 'rules.duty.ma',
  SA: 'rules.duty.sa',
  AE: 'rules.duty.ae',
  PK: 'rules.duty.pk',
  TR: 'rules.duty.tr',
};

/** Duties and clearance in the reader's country. */
export function CountryCustoms() {
  const { country } = useMarket();
  return (
    <p>
      <Say id={TEXTS[country] ?? 'rules.duty.other'} />
    </p>
  );
}
