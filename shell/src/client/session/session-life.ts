/**
 * How long a session lives that is not remembered (spec §4): half an hour once a page was refreshed, to the end of the
 * visit once one was loaded in any other way. The specification tells a refresh by an unload within 5 ms; browsers wait
 * for the server's answer before they unload (18 to 823 ms were measured), so the browser is asked how the page was
 * loaded. Pages write the cookies that they may read; the token follows on the server. Part of the page loader: a page
 * that nobody touches keeps the rule too.
 */
import { RULES } from '@amberlane/contract/domain';
import { NAME_COOKIE, PIN_COOKIE, REMEMBERED_COOKIE } from '../../site/session-cookie-names.ts';
import { documentCookie } from '../document-cookie.ts';
import { doesRefreshProlong } from './refresh-mark.ts';

export const keepSessionAlive = (): void => prolong(isRefresh() && doesRefreshProlong() ? 'refresh' : 'visit');

const isRefresh = (): boolean => performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

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
