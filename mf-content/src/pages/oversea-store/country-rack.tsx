import { COUNTRIES } from '@amberlane/contract/site';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import css from './country-rack.module.css';

/** Goods come from China: everywhere else they are sold. */
const MARKETS = COUNTRIES.filter((country) => country !== 'CN');

/** The countries as places of a rack; the reader's own one is marked. */
export function CountryRack() {
  const { country: own } = useMarket();
  const label = useIntl().formatMessage({ id: 'oversea-store.rack' });
  return (
    <ul role="list" aria-label={label} className={css.rack}>
      {MARKETS.map((country, index) => (
        <li key={country} className={css.place} aria-current={country === own ? 'true' : undefined}>
          <Boxes of={index} />
          <span className={css.name}>
            <FormattedMessage id={`content.country.${country}`} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A few boxes on the shelf, another heap in each place; decoration. */
function Boxes({ of }: { of: number }) {
  const [first = '', second = '', third = ''] = HEAPS[of % HEAPS.length] ?? [];
  return (
    <svg viewBox="0 0 100 48" className={css.boxes} aria-hidden="true" focusable="false">
      <path className={css.sun} d={first} />
      <path className={css.amber} d={second} />
      <path className={css.teal} d={third} />
    </svg>
  );
}

const HEAPS = [
  ['M8 12h34v36H8z', 'M46 22h24v26H46z', 'M74 30h18v18H74z'],
  ['M8 26h24v22H8z', 'M36 6h30v42H36z', 'M70 22h22v26H70z'],
  ['M50 16h40v32H50z', 'M10 28h36v20H10z', 'M18 8h22v20H18z'],
] as const;
