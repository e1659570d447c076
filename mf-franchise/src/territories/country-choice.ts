/** Which country's areas are shown, from the address: the reader's own unless chosen. */
import { isCountry, type Country } from '@amberlane/contract/site';

const EVERYWHERE = 'all';

/** null: of all countries. */
export function chosenCountry(query: URLSearchParams, own: Country): Country | null {
  const asked = query.get('country') ?? '';
  if (asked === EVERYWHERE) return null;
  return isCountry(asked) ? asked : own;
}

export const areasPath = (country: Country | null): string => `business/join-us?country=${country ?? EVERYWHERE}#areas`;
