import type { Country } from '@amberlane/contract/site';
import type { NamedCity } from '../../api/rates-api.ts';

interface CityNamesProps {
  /** What a field's `list` names. */
  readonly id: string;
  readonly cities: readonly NamedCity[];
  /** Only those of it; null offers all. */
  readonly country: Country | null;
}

/** Names that the browser offers while one types. */
export function CityNames({ id, cities, country }: CityNamesProps) {
  return (
    <datalist id={id}>
      {cities
        .filter((city) => country === null || city.country === country)
        .map(({ code, name }) => (
          <option key={code} value={name} />
        ))}
    </datalist>
  );
}
