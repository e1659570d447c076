/** The session's token among the cookies of a request. On https its name is one that no sister host and no longer path can write. */
import { TOKEN_COOKIE } from '../site/session-cookie-names.ts';
import { cookieValues } from './cookies.ts';

/** Browsers take a cookie of such a name from this very host alone, for all paths, over https (RFC 6265bis, `__Host-`). */
export const tokenCookie = (secure: boolean): string => (secure ? `__Host-${TOKEN_COOKIE}` : TOKEN_COOKIE);

export interface SessionToken {
  readonly value: string;
  /** It came under the name that others can write too, from before there was the other: the next answer renames it. */
  readonly isOld: boolean;
}

/** null for who is not signed in, and where two cookies of one name contradict each other: one of them is somebody else's. */
export function readSessionToken(header: string | undefined, secure: boolean): SessionToken | null {
  for (const name of new Set([tokenCookie(secure), TOKEN_COOKIE])) {
    const [value, ...others] = new Set(cookieValues(header, name));
    if (others.length > 0) return null;
    if (value) return { value, isOld: name !== tokenCookie(secure) };
  }
  return null;
}
