/**
 * What nginx says itself, as configuration that `deploy/nginx.conf` includes: a page in the reader's language, the
 * envelope for calls. Wording: the shell's plain pages and the API's error sentences. Pure.
 */
import { ERROR, type ErrorCode } from '@amberlane/contract/calls';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { LOCALES, LOCALE_FACTS, type Locale } from '@amberlane/contract/site';
import { PLAIN_STYLE_HASH, plainPage, type PlainPageReason } from '../../../shell/src/server/fallback-pages.ts';
import { DATA_HEADERS, plainPageHeaders } from '../../../shell/src/server/security-headers.ts';

interface Refusal {
  readonly reason: PlainPageReason;
  readonly code: ErrorCode;
  readonly retryAfterS?: number;
}

/** What a status means, by the name that the maps give it. */
const REFUSALS = {
  malformed: { reason: 'unreadable', code: ERROR.VALIDATION },
  missing: { reason: 'unreadable', code: ERROR.NOT_FOUND },
  method: { reason: 'unreadable', code: ERROR.METHOD_NOT_ALLOWED },
  tooLarge: { reason: 'tooLarge', code: ERROR.TOO_LARGE },
  tooLong: { reason: 'tooLong', code: ERROR.TOO_LARGE },
  tooMany: { reason: 'tooMany', code: ERROR.TOO_MANY_REQUESTS, retryAfterS: 5 },
  failed: { reason: 'failed', code: ERROR.SERVICE },
  unreachable: { reason: 'failed', code: ERROR.SERVICE, retryAfterS: 3 },
  late: { reason: 'failed', code: ERROR.TIMEOUT },
} as const satisfies Record<string, Refusal>;
type RefusalName = keyof typeof REFUSALS;
const REFUSAL_OF_STATUS: Readonly<Record<number, RefusalName>> = { 404: 'missing', 405: 'method', 413: 'tooLarge', 414: 'tooLong', 429: 'tooMany', 500: 'failed', 501: 'failed', 503: 'unreachable', 504: 'late' };

const HEAD = '# Written by npm run proxy-answers. Do not edit.\n';

/** A string of nginx's language. No text of ours holds a variable. */
function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would read a variable in: ${text}`);
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

const map = (source: string, target: string, rows: readonly (readonly [string, string])[]): string =>
  [`map ${source} ${target} {`, ...rows.map(([key, value]) => `  ${key} ${value};`), '}', ''].join('\n');

const pathOf = (locale: Locale): string => LOCALE_FACTS[locale].path;

/** Tags in any case, as readers write them, to the code in the address. */
const canonical = (source: string, target: string): string =>
  map(source, target, [['default', 'en'], ['zh', 'cn'], ['zh-cn', 'cn'], ...LOCALES.map(pathOf).map((code): [string, string] => [code, code])]);

/** A place in the address wins, then the first of our languages that the browser asks for; a call names its language. */
const LANGUAGE_MAPS = [
  map('$http_accept_language', '$accepted_tag', [['default', 'en'], ['"~*(?:^|,) *(?<accepted>en|zh|fr|ar|ur|tr)(?:[-,; ]|$)"', '$accepted']]),
  map('$request_uri', '$page_tag', [['default', '$accepted_tag'], [`"~*^/[a-z][a-z]-(?<addressed>${LOCALES.map(pathOf).join('|')}|zh-cn)(?:[/?]|$)"`, '$addressed']]),
  map('$http_lang', '$call_tag', [['default', '$accepted_tag'], ...LOCALES.map((locale): [string, string] => [LOCALE_FACTS[locale].header, pathOf(locale)])]),
  canonical('$page_tag', '$page_language'),
  canonical('$call_tag', '$call_language'),
].join('\n');

/** One row for each text and language; the first text in English is the last resort. */
function answerMap<Name extends string>(source: string, target: string, names: readonly Name[], textOf: (name: Name, locale: Locale) => string): string {
  const rows = names.flatMap((name) => LOCALES.map((locale): [string, string] => [`${name}:${pathOf(locale)}`, quoted(textOf(name, locale))]));
  return map(source, target, [['default', rows[0]?.[1] ?? ''], ...rows]);
}

function envelopeText(name: RefusalName, locale: Locale): string {
  const { code, retryAfterS = 0 }: Refusal = REFUSALS[name];
  return JSON.stringify({ success: false, error: { code, message: errorMessage(code, locale, { seconds: retryAfterS }) } });
}

function answers(): string {
  const names = Object.keys(REFUSALS) as RefusalName[];
  const reasons = [...new Set(names.map((name) => REFUSALS[name].reason))];
  const retries = names.flatMap((name): [string, string][] => {
    const { retryAfterS }: Refusal = REFUSALS[name];
    return retryAfterS === undefined ? [] : [[name, String(retryAfterS)]];
  });
  return [
    HEAD,
    LANGUAGE_MAPS,
    map('$request_uri', '$refusal', [['default', '/refused/page'], ['"~^/(?:v1|oms|officalsite|publicservice)/"', '/refused/call']]),
    map('$status', '$refusal_name', [['default', 'malformed'], ...Object.entries(REFUSAL_OF_STATUS)]),
    map('$refusal_name', '$refusal_retry_after', [['default', '""'], ...retries]),
    map('$refusal_name', '$refusal_reason', names.map((name) => [name, REFUSALS[name].reason])),
    answerMap('$refusal_reason:$page_language', '$refusal_page', reasons, (reason, locale) => plainPage({ reason, market: null, locale })),
    answerMap('$refusal_name:$call_language', '$refusal_envelope', names, envelopeText),
  ].join('\n');
}

const location = (name: string, type: string, variable: string, headers: Readonly<Record<string, string>>): string =>
  [
    `location = /refused/${name} {`,
    '  internal;',
    `  default_type ${quoted(type)};`,
    '  add_header Retry-After $refusal_retry_after always;',
    ...Object.entries({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...headers }).map(([header, value]) => `  add_header ${header} ${quoted(value)} always;`),
    `  return 200 ${variable};`,
    '}',
    '',
  ].join('\n');

/**
 * Files under `deploy/proxy-answers`, by name. `callPaths`: paths of the contract; those without a parameter are logged
 * in full although a segment is as long as a token.
 */
export function proxyAnswerFiles(callPaths: readonly string[]): ReadonlyMap<string, string> {
  const long = [...new Set(callPaths)].filter((path) => !path.includes('{') && path.split('/').some(({ length }) => length >= 20));
  return new Map([
    ['answers.conf', answers()],
    ['locations.conf', [HEAD, location('page', 'text/html; charset=utf-8', '$refusal_page', plainPageHeaders(PLAIN_STYLE_HASH)), location('call', 'application/json; charset=utf-8', '$refusal_envelope', DATA_HEADERS)].join('\n')],
    ['call-paths.conf', [HEAD, ...long.sort().map((path) => `${path} ${path};`), ''].join('\n')],
  ]);
}
