/** Rows of the tree as the wire wants them. */
import type { Locale } from '@amberlane/contract/site';
import type { AreaEntry } from '@amberlane/contract/calls/areas';
import { nameIn } from './division-list.ts';
import type { AreaRecord } from './repository.ts';

export function toAreaEntry({ type, code, country, names }: AreaRecord, locale: Locale): AreaEntry {
  const steps = code.split('-');
  return {
    type,
    code,
    countryCode: country,
    provinceCode: steps.slice(0, 2).join('-'),
    cityCode: type === 'province' ? null : steps.slice(0, 3).join('-'),
    name: nameIn(names, locale),
    latinName: names.latin,
    localName: names.local ?? null,
  };
}
