/** Finds the city that stands for a place in the rate table: by code, by its name or its province's in any language, or the main one. */
import type { Country } from '@amberlane/contract/site';
import { foldName } from '../areas/name-fold.ts';
import type { CityRow } from './repository.ts';

/** A place of an address: `city` is a code of the rate table or a name, `province` a name that helps when the city is small. */
export interface FreightPlace {
  readonly country: Country;
  readonly city?: string | undefined;
  readonly province?: string | undefined;
}

export interface FoundCity {
  readonly city: CityRow;
  /** The rate table has no such city: another one stands for it, in the end the country's main one. */
  readonly assumed: boolean;
}

/** null when the country has no city in the table. Cities come with the main one first. */
export function findCity(cities: readonly CityRow[], { country, city, province }: FreightPlace): FoundCity | null {
  const here = cities.filter((row) => row.country === country);
  const [main] = here;
  if (!main) return null;
  const named = cityCalled(here, city);
  return named ? { city: named, assumed: false } : { city: cityCalled(here, province) ?? main, assumed: true };
}

function cityCalled(cities: readonly CityRow[], called = ''): CityRow | undefined {
  const wanted = foldName(called);
  if (wanted === '') return undefined;
  return cities.find((row) => row.code === called || Object.values(row.names).some((name) => foldName(name) === wanted));
}
