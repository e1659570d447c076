import { useIntl, useMarket } from '@amberlane/core';
import { COUNTRIES, type Country } from '@amberlane/contract/site';

interface NamedCountry {
  readonly code: Country;
  /** In the language of the page. */
  readonly name: string;
}

/** The reader's own country, then the others by their names. */
export function useCountriesOwnFirst(): readonly NamedCountry[] {
  const intl = useIntl();
  const { country: own, tag } = useMarket();
  const { compare } = new Intl.Collator(tag);
  const countries = COUNTRIES.map((code) => ({ code, name: intl.formatMessage({ id: `shell.country.${code}` }) }));
  return countries.sort((a, b) => Number(b.code === own) - Number(a.code === own) || compare(a.name, b.name));
}
