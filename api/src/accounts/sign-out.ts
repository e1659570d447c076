/** Whether a sign-out was asked for by a page of the site: it is a GET (spec §7) that any foreign page could ask for. */
import type { IncomingHttpHeaders } from 'node:http';

/** The `version` header can't be sent across sites without our leave, and browsers say where a request began. Pure. */
export function mayEndSession(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return (site === undefined || site === 'same-origin' || site === 'none') && headers['version'] !== undefined;
}
