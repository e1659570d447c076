/** Whether a request was made by a page of the very site it asks (OWASP ASVS 3.5.1). */
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Trusts `Sec-Fetch-Site`, which no page can set; browsers without it are judged by `Origin` against the `Host` they
 * asked, which is one of ours by now. A request with neither is refused.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = URL.parse(headers.origin ?? '');
  return origin !== null && origin.host === (headers.host ?? '').toLowerCase();
}
