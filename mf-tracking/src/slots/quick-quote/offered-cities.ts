import type { Country } from '@amberlane/contract/site';
import type { NamedCity } from '../../api/rates-api.ts';

/** Cities of the reader's country first, then the main city of each other one, in the order of the rate table. */
export function citiesToOffer(cities: readonly NamedCity[], home: Country): readonly NamedCity[] {
  const own = cities.filter(({ country }) => country === home);
  const others = cities.filter(({ country }, index) => country !== home && cities.findIndex((city) => city.country === country) === index);
  return [...own, ...others];
}
