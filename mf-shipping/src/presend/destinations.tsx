import { useIntl, useMarket } from '@amberlane/core';
import { COUNTRIES, type Country } from '@amberlane/contract/site';

/** Countries that pre-sent packages go to: all but the one that they are sent from. */
export const DESTINATIONS: readonly Country[] = COUNTRIES.filter((country) => country !== 'CN');

/** The destinations as options, in the order of the reader's language. */
export function DestinationOptions() {
  const intl = useIntl();
  const { tag } = useMarket();
  const named = DESTINATIONS.map((code) => ({ code, name: intl.formatDisplayName(code, { type: 'region' }) ?? code })).sort((a, b) => a.name.localeCompare(b.name, tag));
  return named.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
