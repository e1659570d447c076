/**
 * What a reader has chosen about the page itself, kept in cookies: read by the server for the first paint, by the page
 * loader for a page that came from some cache, and written by both.
 */
import { RULES } from '@amberlane/contract/domain';
import type { Country } from '@amberlane/contract/site';

/** On the document's element: `dark`, or missing. */
export const THEME_ATTRIBUTE = 'data-theme';
/** On the document's element while the cookie notice is due. */
export const NOTICE_ATTRIBUTE = 'data-cookie-notice';
/** On the document's element where header and footer are another program's. */
export const EMBEDDED_ATTRIBUTE = 'data-embedded';
/** On the document's element while someone is signed in. */
export const SIGNED_IN_ATTRIBUTE = 'data-signed-in';

export const THEME_COOKIE = 'theme';
/** `1` agreed, kept; `0` not agreed, for this visit (spec §4 "Cookie notice"). */
export const CONSENT_COOKIE = 'cookieAgree';
/** Both kept choices last a year, seconds. */
export const CHOICE_SECONDS = RULES.cookies.choiceSeconds;

export type Theme = 'light' | 'dark';

/** Value of a cookie by its name. */
export type ReadCookie = (name: string) => string | undefined;

/** Light unless the reader chose dark: dark is a choice of the reader, never of the system. */
export const readTheme = (read: ReadCookie): Theme => (read(THEME_COOKIE) === 'dark' ? 'dark' : 'light');

/** Only Turkey's readers who have not answered are asked (spec §4): who chose no country reads that of the `page`. */
export const isNoticeDue = (read: ReadCookie, page: Country | null): boolean => (read('defaultCountryCode') ?? page) === 'TR' && !/^[01]$/.test(read(CONSENT_COOKIE) ?? '');

/** `1` where the site stands inside of another program that brings a head and a foot of its own (spec §3). */
const EMBEDDED_COOKIE = 'isHidHead';
export const isEmbedded = (read: ReadCookie): boolean => /^(?:1|true)$/.test(read(EMBEDDED_COOKIE) ?? '');

/** `name=value; …` for `Set-Cookie` and `document.cookie` alike. Without a lifetime it ends with the visit. */
export const choiceCookie = (name: string, value: string, seconds: number | null, secure: boolean): string =>
  `${name}=${value}; Path=/; SameSite=Lax${seconds === null ? '' : `; Max-Age=${seconds}`}${secure ? '; Secure' : ''}`;

export const themeCookie = (theme: Theme, secure: boolean): string => choiceCookie(THEME_COOKIE, theme, theme === 'dark' ? CHOICE_SECONDS : 0, secure);
export const consentCookie = (agreed: boolean, secure: boolean): string =>
  agreed ? choiceCookie(CONSENT_COOKIE, '1', CHOICE_SECONDS, secure) : choiceCookie(CONSENT_COOKIE, '0', null, secure);
