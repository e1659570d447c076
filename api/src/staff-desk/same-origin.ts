/** Whether a form was sent by a page of the desk itself (OWASP ASVS 3.5.1). */
import type { IncomingHttpHeaders } from 'node:http';

/**
 * `Sec-Fetch-Site` can't be set by a page; browsers send it to https and to the machine itself. Elsewhere `Origin` has to name
 * the host that was asked. A request with neither is refused.
 */
export function isOwnForm({ 'sec-fetch-site': site, origin, host = '' }: IncomingHttpHeaders): boolean {
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return site !== undefined;
  return URL.parse(origin)?.host === host.toLowerCase();
}
