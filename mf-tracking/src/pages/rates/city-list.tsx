import { useIntl } from '@amberlane/core';
import type { RateCity } from '../../rates/rate-groups.ts';

/** Names of cities in a row, with the commas of the language; each keeps its own direction. */
export function CityList({ cities }: { cities: readonly RateCity[] }) {
  const intl = useIntl();
  const comma = intl.formatMessage({ id: 'rates.comma' });
  return cities.map(({ code, name }, index) => (
    <span key={code}>
      {index === 0 ? '' : comma}
      <bdi>{name}</bdi>
    </span>
  ));
}
