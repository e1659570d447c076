/** Areas of a city, so that a pasted area finds its code; without an answer it stays as it was written. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { queryAreas } from '@amberlane/contract/call-index/areas';
import { placeKey } from './plain-text.ts';

type Areas = ReplyOf<typeof queryAreas>;

export const placeCalls = remoteApi('mf-shipping').injectEndpoints({
  endpoints: (build) => ({
    pastedAreas: build.query<Areas, RequestOf<typeof queryAreas>>({ query: (request) => callTo(queryAreas, request) }),
  }),
});

/** Words before or after the name that the list leaves out. */
const PLAIN_AREA = /^(?:حي|محلہ|quartier|hay)\s+|\s+(?:mah\.?|mahallesi|mh\.?|district|quarter|suburb)$|[区县]$/giu;

/** The area of the list that a written name means, in any of its spellings. */
export function areaNamed(areas: Areas, written: string): Areas[number] | undefined {
  const keyOf = (name: string): string => placeKey(name.trim().replace(PLAIN_AREA, ''));
  const key = keyOf(written);
  return key === '' ? undefined : areas.find(({ name, latinName, localName }) => [name, latinName, localName ?? ''].some((spelling) => spelling !== '' && keyOf(spelling) === key));
}
