import { COUNTRIES } from '@amberlane/contract/site';
import { useIntl, useMarket } from '@amberlane/core';
import { Say } from '../../content/say.tsx';

/** The countries with a warehouse: all but China, where the goods come from; by name. */
export function StoredCountries() {
  const intl = useIntl();
  const { locale } = useMarket();
  const names = COUNTRIES.filter((country) => country !== 'CN')
    .map((country) => intl.formatMessage({ id: `content.country.${country}` }))
    .sort((one, other) => one.localeCompare(other, locale));
  return (
    <p>
      <Say id="warehouse.stored.countries" values={{ countries: intl.formatList(names) }} />
    </p>
  );
}
