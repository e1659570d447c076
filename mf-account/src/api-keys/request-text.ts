/** A first request with a key, for a shell. Pure. */
import { SCOPE_CALLS } from '@amberlane/contract/calls/key-scopes';

/** Holds the key in the reader's own environment. */
export const VARIABLE = 'AMBERLANE_KEY';
export const KEY_HEADER = 'x-api-key';

const [TRACK] = SCOPE_CALLS['tracking:read'];
/** A parcel of the demo data; a reader puts in a number of theirs. */
const BODY = '{"waybillNos":["GH520938177409"]}';

export function trackRequest(origin: string): string {
  const [method, path] = TRACK.split(' ');
  return [`curl -X ${method ?? ''} ${origin}${path ?? ''} \\`, `  -H "${KEY_HEADER}: $${VARIABLE}" \\`, `  -d '${BODY}' \\`, '  -H "content-type: application/json"'].join('\n');
}
