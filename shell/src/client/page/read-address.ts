import { FALLBACK_PLACE, readPlaceSegment, type Place } from '@amberlane/contract';
import type { PageAddress } from '@amberlane/core';

/** Country, language and path of an address inside the site. */
export function readAddress(pathname: string, search: string): { place: Place; address: PageAddress } {
  const [segment = '', ...rest] = pathname.split('/').filter(Boolean);
  const reading = readPlaceSegment(segment);
  return {
    place: reading.kind === 'place' ? reading.place : FALLBACK_PLACE,
    address: { path: rest.join('/').toLowerCase(), search, params: {} },
  };
}
