/** Whether the codes of an address are places of the tree, each within the one above it. */
import type { Kysely } from 'kysely';
import type { Address } from '@amberlane/contract/calls/address';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import { areasByCode } from '../areas/repository.ts';
import type { Database } from '../database/tables.ts';

const LEVELS = [
  { type: 'province', field: 'provinceCode', above: null },
  { type: 'city', field: 'cityCode', above: 'provinceCode' },
  { type: 'area', field: 'areaCode', above: 'cityCode' },
] as const;

/** Faults named after `prefix`, the address's own field; none for an address that was typed by hand, without codes. */
export async function placeCodeFaults(db: Kysely<Database>, address: Address, prefix: string): Promise<FieldFault[]> {
  const codes = LEVELS.map(({ field }) => address[field]).filter(Boolean);
  if (codes.length === 0) return [];
  const known = await areasByCode(db, codes);
  return LEVELS.flatMap(({ type, field, above }) => {
    const code = address[field];
    if (code === '') return [];
    const area = known.get(code);
    const parent = above === null ? '' : address[above];
    const fits = area?.type === type && area.country === address.countryCode && (parent === '' || area.parent === parent);
    return fits ? [] : [{ field: `${prefix}.${field}`, code: 'notInCountry' as const, params: {} }];
  });
}
