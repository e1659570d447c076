/**
 * How long a session lives that is not remembered (spec §4): half an hour after an unload that looks like a refresh,
 * to the end of the visit from the next load on. Pages write the cookies that they may read; the token follows on the
 * server. Part of the page loader: a page that nobody touches keeps the rule too.
 */
import { RULES } from '@amberlane/contract/domain';
import { NAME_COOKIE, PIN_COOKIE, REMEMBERED_COOKIE } from '../../site/session-cookie-names.ts';
import { documentCookie } from '../document-cookie.ts';
import { doesRefreshProlong } from './refresh-mark.ts';

/** Longest time between the question before unloading and the unloading itself that is taken for a refresh, ms. */
const REFRESH_MS = 5;

export function keepSessionAlive(): void {
  let asked = -Infinity;
  addEventListener('beforeunload', () => (asked = performance.now()));
  addEventListener('pagehide', () => {
    if (performance.now() - asked <= REFRESH_MS && doesRefreshProlong()) prolong('refresh');
  });
  prolong('visit');
}

function prolong(life: 'refresh' | 'visit'): void {
  if (!documentCookie(NAME_COOKIE) || documentCookie(REMEMBERED_COOKIE) !== undefined) return;
  const end = life === 'refresh' ? `; Max-Age=${RULES.cookies.refreshSessionSeconds}` : '';
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const name of [PIN_COOKIE, NAME_COOKIE]) {
    const value = documentCookie(name);
    if (value !== undefined) document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${end}${secure}`;
  }
  navigator.sendBeacon(`/-/session?life=${life}`);
}
