/** Passes calls of the browser to the API: same origin for the page, nothing forged, nothing leaked (design §7). */
import { Transform, type Readable } from 'node:stream';
import { Agent, errors, type Dispatcher } from 'undici';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COUNTRY_ICON_PATH } from '@amberlane/contract/site/country-icon';
import { askAgain } from './ask-again.ts';
import { REFUSED, envelopeOf, localeOfHeader, refusalOfStatus, type CallRefusal } from './api-errors.ts';
import { speaksOfOutage, type CircuitBreaker } from './circuit-breaker.ts';
import { readCookie } from './cookies.ts';
import { REMEMBERED_COOKIE } from '../site/session-cookie-names.ts';
import { isCanonicalPath, splitTarget } from './path-segments.ts';
import { isSameOrigin } from './same-origin.ts';
import { DATA_HEADERS } from './security-headers.ts';
import { CLEARED_AT_SIGN_OUT, concernsSession, mayTellEnd, renamedToken, sessionChange, signsOut } from './session-cookies.ts';
import { readSessionToken, type SessionToken } from './session-token.ts';
import { oneClickAt, type OneClick, type SiteDeclarations } from './site-declarations.ts';

/** Families of calls (spec §7). */
export const API_FAMILIES = ['v1', 'oms', 'officalsite', 'publicservice'] as const;
const MAX_REQUEST_BYTES = 4 * 2 ** 20;
const CONNECT_MS = 1000;
const BETWEEN_BYTES_MS = 30_000;
/** Part of the time to the first byte after which an answer is late: what only reads is asked for once more. */
const LATE = 1 / 4;

/** Request headers that go on; all others, `Cookie`, `Token` and `X-Forwarded-*` above all, are the shell's to set. */
const FORWARDED = [
  'accept', 'accept-encoding', 'accept-language', 'content-type', 'content-length', 'countrycode', 'idempotency-key',
  'if-match', 'if-none-match', 'lang', 'range', 'user-agent', 'version', 'x-api-key',
] as const;
/** Programs of a customer bring it instead of a cookie. */
const KEY_HEADER = 'x-api-key';
/** Answer headers that come back; hop-by-hop ones and `Set-Cookie` are not among them. */
const RETURNED = [
  'accept-ranges', 'content-disposition', 'content-encoding', 'content-language', 'content-length', 'content-range',
  'content-type', 'etag', 'last-modified', 'retry-after',
] as const;
/** A call that changes state although it is a GET (spec §7, OWASP ASVS 3.5.3). */
const CHANGING_GET = '/oms/user/logout';

export interface ProxyOptions {
  readonly apiBaseUrl: string;
  readonly breaker: CircuitBreaker;
  /** Whether cookies travel on https alone. */
  readonly secure: boolean;
  /** Of the pins that count now. */
  readonly declarations: () => SiteDeclarations;
  /** Answers who opens a one-click link instead of clicking: a link changes nothing. */
  readonly openOneClick: (request: FastifyRequest, reply: FastifyReply, click: OneClick) => FastifyReply;
  /** Time to the first byte of an answer, ms. */
  readonly firstByteMs?: number;
}

/**
 * Why a call is not passed on; null when it is. Pure. `click`: the one click of a mail program (RFC 8058) is a form from
 * anywhere, without cookie or header of ours. Only who has the email knows the token in the path.
 */
function refuseCall({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>, click: OneClick | null): CallRefusal | null {
  const { path } = splitTarget(url);
  // The API decodes paths. All that follows compares them as they came, so no call goes on under a second spelling.
  if (!isCanonicalPath(path)) return REFUSED.notFound;
  const changes = (method !== 'GET' && method !== 'HEAD') || path === CHANGING_GET;
  // A foreign page can't send this header without our leave, and a call with it goes on without the reader's session.
  const isGuarded = changes && click === null && headers[KEY_HEADER] === undefined;
  if (isGuarded && !isSameOrigin(headers)) return REFUSED.crossSite;
  // Neither can be sent by a form, so a foreign page would need our leave first (CORS preflight), which nobody gets.
  if (isGuarded && headers.version === undefined && !/^application\/json\b/i.test(headers['content-type'] ?? '')) return REFUSED.crossSite;
  return Number(headers['content-length'] ?? 0) > MAX_REQUEST_BYTES ? REFUSED.tooLarge : null;
}

/** Headers of the call as the API gets them. `token`: of the session for which it is made. */
function upstreamHeaders(request: FastifyRequest, token: string | undefined): Record<string, string> {
  const passed = FORWARDED.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const session = token && /^[\x21-\x7e]{1,4096}$/.test(token) ? { token, authorization: token } : {};
  return {
    ...Object.fromEntries(passed),
    // The shell reads these answers itself.
    ...(concernsSession(splitTarget(request.url).path, 200) && { 'accept-encoding': 'identity' }),
    ...session,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.headers.host ?? '',
    'x-request-id': request.id,
  };
}

export function registerProxy(parent: FastifyInstance, { apiBaseUrl, breaker, secure, declarations, openOneClick, firstByteMs = 10_000 }: ProxyOptions): void {
  const base = new URL(apiBaseUrl);
  const basePath = base.pathname.replace(/\/+$/, '');
  const agent = new Agent({ connections: 128, connect: { timeout: CONNECT_MS }, bodyTimeout: BETWEEN_BYTES_MS });
  parent.addHook('onClose', () => agent.destroy());

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { path } = splitTarget(request.url);
    const click = oneClickAt(declarations(), path);
    if (click && request.method !== 'POST') return openOneClick(request, reply, click);
    const refusal = refuseCall(request, click);
    if (refusal) return refuse(request, reply, refusal);
    const settle = breaker.enter();
    if (!settle) return refuse(request, reply, REFUSED.unreachable);
    // One click is nobody's call: who it is for stands in its path. A program with a key asks for itself as well.
    const session = click === null && request.headers[KEY_HEADER] === undefined ? readSessionToken(request.headers.cookie, secure) : null;
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const upload = request.method === 'POST' ? limited(request.raw) : null;
    const isRead = upload === null && path !== CHANGING_GET;
    const ends = performance.now() + firstByteMs;
    const ask = (signal: AbortSignal): Promise<Dispatcher.ResponseData> =>
      agent.request({
        origin: base.origin,
        path: basePath + request.url,
        method: request.method === 'POST' ? 'POST' : request.method === 'HEAD' ? 'HEAD' : 'GET',
        headers: upstreamHeaders(request, session?.value),
        body: upload,
        signal,
        headersTimeout: Math.max(1, Math.round(ends - performance.now())),
      });
    let answer: Dispatcher.ResponseData;
    try {
      answer = await askAgain(ask, { afterMs: isRead ? firstByteMs * LATE : null, signal: left.signal, discard: ({ body }) => drop(body) });
    } catch (cause) {
      const ours = cause instanceof TooLarge || left.signal.aborted;
      settle(ours ? 'abandoned' : 'failed');
      // The client disconnected: the status is irrelevant.
      if (ours) return refuse(request, reply, REFUSED.tooLarge);
      request.log.warn({ cause: String(cause) }, 'API not reached');
      return refuse(request, reply, cause instanceof errors.HeadersTimeoutError ? REFUSED.timeout : REFUSED.unreachable);
    }
    settle(speaksOfOutage(answer.statusCode) ? 'failed' : 'succeeded');
    return passBack(request, reply, answer, { secure, session });
  };

  // Bodies are streamed, so nothing may parse them: a scope of its own.
  parent.register((app, _options, done) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    for (const family of API_FAMILIES) app.route({ method: ['GET', 'POST'], url: `/${family}/*`, handler: handle });
    done();
  });
}

interface AskedWith {
  readonly secure: boolean;
  readonly session: SessionToken | null;
}

async function passBack(request: FastifyRequest, reply: FastifyReply, { statusCode, headers, body }: Dispatcher.ResponseData, { secure, session }: AskedWith): Promise<FastifyReply> {
  const type = String(headers['content-type'] ?? '');
  const unreadable = unreadableAnswer(statusCode, type);
  if (unreadable) {
    drop(body);
    request.log.warn({ status: statusCode, type }, 'answer of the API is not in the envelope');
    return refuse(request, reply, unreadable);
  }
  for (const name of RETURNED) {
    const value = headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  const { path } = splitTarget(request.url);
  reply.code(statusCode).headers(CALL_HEADERS);
  const kept = headers['cache-control'];
  if (statusCode === 200 && path.startsWith(COUNTRY_ICON_PATH) && kept !== undefined) reply.header('cache-control', kept);
  const remembered = readCookie(request.headers.cookie, REMEMBERED_COOKIE) === '1';
  if (session?.isOld) reply.header('set-cookie', renamedToken(session.value, { secure, remembered }));
  const isRead = concernsSession(path, statusCode) || (session !== null && mayTellEnd(String(headers['content-type'] ?? ''), headers['content-length']?.toString()));
  if (!isRead || headers['content-encoding'] !== undefined) return reply.send(body);
  const text = await body.text().catch(() => null);
  if (text === null) return refuse(request, reply.removeHeader('content-length'), REFUSED.unreachable);
  const change = sessionChange({ path, status: statusCode, body: text }, { secure, remembered });
  if (change) reply.removeHeader('set-cookie').header('set-cookie', change.cookies);
  if (secure && signsOut(path, statusCode)) reply.headers(CLEARED_AT_SIGN_OUT);
  return reply.removeHeader('content-length').send(change?.body ?? text);
}

function drop(body: Dispatcher.ResponseData['body']): void {
  body.on('error', () => {});
  body.destroy();
}

const CALL_HEADERS = { ...DATA_HEADERS, 'cache-control': 'no-store' };

/** What stands in for an answer that no caller of the API could read; null for a good one. Pure. */
export function unreadableAnswer(status: number, contentType: string): CallRefusal | null {
  if (status >= 400) return /^application\/(?:[\w.-]+\+)?json\b/i.test(contentType) ? null : refusalOfStatus(status);
  // No call redirects, and a page here is some gateway's; passed on, it would speak in our name.
  return (status >= 300 && status !== 304) || /^text\/html\b/i.test(contentType) ? REFUSED.garbled : null;
}

const refuse = (request: FastifyRequest, reply: FastifyReply, refusal: CallRefusal): FastifyReply => {
  if (refusal.retryAfterS !== undefined) reply.header('retry-after', refusal.retryAfterS);
  return reply
    .code(refusal.status)
    .headers(CALL_HEADERS)
    .send(envelopeOf(refusal, localeOfHeader(request.headers.lang), request.id));
};

class TooLarge extends Error {}

/** Breaks off an upload that says no length and goes on for too long. */
function limited(body: Readable): Readable {
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > MAX_REQUEST_BYTES ? new TooLarge('request too large') : null, chunk);
    },
  });
  body.once('error', (cause) => meter.destroy(cause));
  body.pipe(meter);
  // The sender gets its answer only when the rest was taken from the wire.
  meter.once('error', () => body.unpipe(meter).resume());
  return meter;
}
