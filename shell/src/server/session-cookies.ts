/**
 * The session's cookies (design §7): the token is kept from scripts; `userPin` and `nickName` may be read and say only
 * that someone is signed in. A sign-in answer of the API becomes cookies here and loses its token, so no page ever
 * holds it; an answer that ends the session takes all three away (spec §4).
 */
import { SESSION_ENDED } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import { NAME_COOKIE, PIN_COOKIE, REMEMBERED_COOKIE, TOKEN_COOKIE } from '../site/session-cookie-names.ts';
import { tokenCookie } from './session-token.ts';

/** Calls whose successful answer opens a session. */
export const SIGN_IN_CALL = '/oms/website/user/login';
const HIDDEN = '; HttpOnly';
const SIGN_IN: ReadonlySet<string> = new Set([SIGN_IN_CALL, '/v1/api/user/login']);
/** Saves the basic data of a customer, the name to greet with among them. */
const UPDATE = /^\/oms\/customer\/[^/]+\/update$/;
export const SIGN_OUT_CALL = '/oms/user/logout';
/** Calls whose successful answer ends the session: the account that closes takes its session along. */
const WAYS_OUT: ReadonlySet<string> = new Set([SIGN_OUT_CALL, '/v1/api/user/closeAccount']);
/** A remembered session, on the reader's own device, seconds; any other ends with the browser. */
const REMEMBERED_S = RULES.cookies.rememberedSeconds;

export interface CallAnswer {
  /** Path of the call, without its query. */
  readonly path: string;
  readonly status: number;
  readonly body: string;
}

export interface SessionChange {
  /** Values of `Set-Cookie`. */
  readonly cookies: readonly string[];
  /** What the page gets. */
  readonly body: string;
}

/** Whether an answer may open or end a session: only those are read, all others stream through. Pure. */
export const concernsSession = (path: string, status: number): boolean => status === 401 || SIGN_IN.has(path) || UPDATE.test(path) || WAYS_OUT.has(path);

/** Bytes of an answer that holds nothing but an error. */
const SMALL_BYTES = 2048;

/** Some backends tell the end of a session with status 200, by the envelope alone: small enough to be one, an answer is read. Pure. */
export const mayTellEnd = (contentType: string, contentLength: string | undefined): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/i.test(contentType) && contentLength !== undefined && Number(contentLength) <= SMALL_BYTES;

interface CookieFacts {
  /** Whether cookies travel on https alone. */
  readonly secure: boolean;
  /** The session of who asked is a remembered one. */
  readonly remembered?: boolean;
}

/** What an answer does to the session; null for nothing. Pure. */
export function sessionChange({ path, status, body }: CallAnswer, { secure, remembered = false }: CookieFacts): SessionChange | null {
  const answer = parse(body);
  if (SIGN_IN.has(path) && status === 200 && isObject(answer) && isObject(answer['data'])) return opened(answer, answer['data'], secure);
  if (UPDATE.test(path) && status === 200 && isObject(answer) && isObject(answer['data'])) return renamed(answer['data'], body, { secure, remembered });
  const ended = isObject(answer) && answer['success'] === false && isObject(answer['error']) && SESSION_ENDED.has(Number(answer['error']['code']));
  return ended || signsOut(path, status) ? { cookies: endedSession(secure), body } : null;
}

type JsonObject = Readonly<Record<string, unknown>>;

function opened(answer: JsonObject, data: JsonObject, secure: boolean): SessionChange | null {
  const { accessToken, userName, nickName, userPin, remembered } = data;
  if (typeof accessToken !== 'string' || accessToken === '') return null;
  const name = text(nickName) || text(userName);
  const cookie = cookieFor({ secure, remembered: remembered === true });
  const marks = remembered === true ? [cookie(REMEMBERED_COOKIE, '1')] : [];
  return {
    cookies: [cookie(tokenCookie(secure), accessToken, HIDDEN), ...withoutOldToken(secure), cookie(PIN_COOKIE, text(userPin) || name), cookie(NAME_COOKIE, name), ...marks],
    body: JSON.stringify({ ...answer, data: { ...data, accessToken: '' } }),
  };
}

/** The greeting's name was changed with the basic data. */
function renamed({ nickName }: JsonObject, body: string, facts: CookieFacts): SessionChange | null {
  return text(nickName) === '' ? null : { cookies: [cookieFor(facts)(NAME_COOKIE, text(nickName))], body };
}

const cookieFor =
  ({ secure, remembered = false }: CookieFacts) =>
  (of: string, value: string, more = ''): string =>
    `${of}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}${remembered ? `; Max-Age=${REMEMBERED_S}` : ''}${more}`;

const goneCookie = (name: string, secure: boolean, more = ''): string => `${name}=; Path=/; SameSite=Lax${secure ? '; Secure' : ''}; Max-Age=0${more}`;

/** Nobody reads the token under its old name once it has the new one. */
const withoutOldToken = (secure: boolean): string[] => (tokenCookie(secure) === TOKEN_COOKIE ? [] : [goneCookie(TOKEN_COOKIE, secure, HIDDEN)]);

/** Takes every cookie of a session away. */
export const endedSession = (secure: boolean): string[] => [
  goneCookie(tokenCookie(secure), secure, HIDDEN),
  ...withoutOldToken(secure),
  ...[PIN_COOKIE, NAME_COOKIE, REMEMBERED_COOKIE].map((name) => goneCookie(name, secure)),
];

/**
 * Sent with the answer to a sign-out: empties the browser's cache of the site, with pages that it holds for the way back. Not its storage:
 * that would also unregister the service worker and take away the pages that a reader keeps for when there is no network;
 * what is the customer's in there (drafts, results) the page itself removes. Nor its cookies: the chosen country, language and theme stay.
 */
export const CLEARED_AT_SIGN_OUT = { 'clear-site-data': '"cache"' } as const;

/** Whether an answer to a call is one to a sign-out that the reader asked for. */
export const signsOut = (path: string, status: number): boolean => WAYS_OUT.has(path) && status === 200;

/** The token again, to end half an hour after a refresh or with the visit (spec §4); scripts write the other cookies themselves. */
export const prolongedToken = (token: string, life: 'refresh' | 'visit', secure: boolean): string[] => [
  cookieFor({ secure })(tokenCookie(secure), token, (life === 'refresh' ? `; Max-Age=${RULES.cookies.refreshSessionSeconds}` : '') + HIDDEN),
  ...withoutOldToken(secure),
];

/** The token under its present name, for as long as it lives. */
export const renamedToken = (token: string, facts: CookieFacts): string[] => [cookieFor(facts)(tokenCookie(facts.secure), token, HIDDEN), ...withoutOldToken(facts.secure)];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
