/** Who is signed in, as the cookies say that pages may read. Blocked or broken cookies make a visitor. */
import { NAME_COOKIE, PIN_COOKIE, REMEMBERED_COOKIE } from '../../site/session-cookie-names.ts';
import { documentCookie } from '../document-cookie.ts';

/** Name to greet with; null for a visitor. */
export const readNickName = (): string | null => documentCookie(NAME_COOKIE) || null;

/** Which account it is, by a name that tells nothing; null for a visitor. */
export const readUserPin = (): string | null => documentCookie(PIN_COOKIE) || null;

/** Takes away what pages may read of a session; its token is the server's to end. */
export function forgetSession(): void {
  for (const name of [PIN_COOKIE, NAME_COOKIE, REMEMBERED_COOKIE]) document.cookie = `${name}=; Path=/; SameSite=Lax; Max-Age=0`;
}
