/** The cookie of a staff session: for this host alone, read by no script, sent by no other site's page. */
import type { FastifyRequest } from 'fastify';

/** On https its name is one that no sister host can write (RFC 6265bis, `__Host-`). */
const nameFor = ({ protocol }: FastifyRequest): string => (protocol === 'https' ? '__Host-staff' : 'staff');

const attributesFor = ({ protocol }: FastifyRequest): string => `Path=/; HttpOnly; SameSite=Strict${protocol === 'https' ? '; Secure' : ''}`;

/** Ends with the browser; the session ends by itself before that. */
export const cookieOf = (request: FastifyRequest, token: string): string => `${nameFor(request)}=${token}; ${attributesFor(request)}`;

export const noCookie = (request: FastifyRequest): string => `${nameFor(request)}=; Max-Age=0; ${attributesFor(request)}`;

/** '' for none, and where two of one name contradict each other: one of them is somebody else's. */
export function staffTokenOf(request: FastifyRequest): string {
  const name = `${nameFor(request)}=`;
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const [token = '', ...others] = new Set(pairs.filter((pair) => pair.startsWith(name)).map((pair) => pair.slice(name.length)));
  return others.length === 0 && /^[\w-]{43}$/.test(token) ? token : '';
}
