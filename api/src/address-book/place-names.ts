/** Codes of the divisions that a file names in words, so that an imported address is as good as one chosen from the lists. */
import type { Kysely } from 'kysely';
import type { Country } from '@amberlane/contract/site';
import type { Address } from '@amberlane/contract/calls/address';
import { foldName } from '../areas/name-fold.ts';
import { areasOf, type AreaRecord } from '../areas/repository.ts';
import type { Database } from '../database/tables.ts';

/** Reads the tree of these countries once; gives what fills the codes in. */
export async function readPlaceNames(db: Kysely<Database>, countries: ReadonlySet<Country>): Promise<(address: Address) => Address> {
  const tree = await areasOf(db, [...countries]);
  return (address) => withCodes(tree, address);
}

/**
 * From the top down, as far as one division alone bears the name, in any of its languages. Codes that the address has
 * stay, and so does every word of it.
 */
function withCodes(tree: readonly AreaRecord[], address: Address): Address {
  if (address.provinceCode || address.cityCode || address.areaCode) return address;
  const named = (type: AreaRecord['type'], parent: string | null, name: string): string => {
    const wanted = foldName(name);
    const found = tree.filter((area) => area.type === type && area.country === address.countryCode && area.parent === parent && area.search.split('\n').includes(wanted));
    return wanted !== '' && found.length === 1 ? (found[0]?.code ?? '') : '';
  };
  const provinceCode = named('province', null, address.province);
  const cityCode = provinceCode && named('city', provinceCode, address.city);
  const areaCode = cityCode && named('area', cityCode, address.area);
  return { ...address, provinceCode, cityCode, areaCode };
}
