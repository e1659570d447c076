/**
 * The session's own addresses: signing in and out as plain forms, and how long the token lives. The page never holds
 * the token; none of these is answered to a page of another site (design §7).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { marketSegment, type Market } from '@amberlane/contract/site';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { readSiteAddress } from '@amberlane/contract/site/site-address';
import { afterSignIn } from '../site/return-address.ts';
import { REMEMBERED_COOKIE } from '../site/session-cookie-names.ts';
import type { SignInFault } from '../site/sign-in-fault.ts';
import { answeringFetch } from './enveloped-fetch.ts';
import { callHeaders } from './call-headers.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { acceptForms, fieldsOf } from './form-body.ts';
import { readCookie } from './cookies.ts';
import { isSameOrigin } from './same-origin.ts';
import { readSessionToken } from './session-token.ts';
import { CLEARED_AT_SIGN_OUT, endedSession, prolongedToken, sessionChange, SIGN_IN_CALL, SIGN_OUT_CALL } from './session-cookies.ts';
import { createUpstreamFetch } from './upstream-fetch.ts';

/** A refused sign-in: the page with its form is shown once more. */
export interface RefusedSignIn {
  /** Path and query of that page. */
  readonly target: string;
  readonly status: number;
  readonly fault: SignInFault;
}

export interface SessionRoutesParts {
  readonly apiBaseUrl: string;
  readonly breaker: CircuitBreaker;
  /** Whether cookies travel on https alone. */
  readonly secure: boolean;
  readonly showAgain: (request: FastifyRequest, reply: FastifyReply, refused: RefusedSignIn) => Promise<FastifyReply>;
  /** Place of a reader whose form does not say. */
  readonly marketOf: (request: FastifyRequest) => Market;
}

/** A reader waits for this longer than for a page. */
const CALL_MS = 10_000;

export function registerSessionRoutes(parent: FastifyInstance, parts: SessionRoutesParts): void {
  const upstream = createUpstreamFetch({ deadlineMs: CALL_MS, breaker: parts.breaker });
  parent.addHook('onClose', () => upstream.close());
  const ask = answeringFetch(upstream.fetch);

  void parent.register(async (app) => {
    await acceptForms(app);
    app.addHook('onRequest', (request, reply, next) => {
      reply.header('cache-control', 'no-store');
      if (isSameOrigin(request.headers)) next();
      else reply.code(403).send();
    });
    app.post('/-/sign-in', (request, reply) => signIn(parts, ask, request, reply));
    app.post('/-/sign-out', (request, reply) => signOut(parts, ask, request, reply));
    app.post<{ Querystring: { life?: unknown } }>('/-/session', (request, reply) => {
      const token = readSessionToken(request.headers.cookie, parts.secure)?.value;
      const remembered = readCookie(request.headers.cookie, REMEMBERED_COOKIE) !== undefined;
      if (token && !remembered) reply.header('set-cookie', prolongedToken(token, request.query.life === 'refresh' ? 'refresh' : 'visit', parts.secure));
      return reply.code(204).send();
    });
  });
}

type Ask = typeof fetch;

async function signIn(parts: SessionRoutesParts, ask: Ask, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const form = fieldsOf(request.body);
  const address = addressOf(parts, request, form);
  const userName = form.get('userName') ?? '';
  const response = await ask(parts.apiBaseUrl + SIGN_IN_CALL, {
    method: 'POST',
    headers: { ...callHeaders(request, address.market), 'content-type': 'application/json' },
    body: JSON.stringify(credentialsOf(form, address.market)),
  });
  const body = await response.text();
  const change = sessionChange({ path: SIGN_IN_CALL, status: response.status, body }, { secure: parts.secure });
  if (change) return reply.code(303).headers({ location: afterSignIn(address), 'set-cookie': [...change.cookies] }).send();
  const { code, message } = refusalIn(body) ?? { code: ERROR.SERVICE, message: errorMessage(ERROR.SERVICE, address.market.locale) };
  return parts.showAgain(request, reply, {
    target: address.href.replace(/#.*$/, ''),
    status: response.status >= 400 ? response.status : 502,
    fault: { userName, code, message },
  });
}

/** Ends the session on this device even where the API can't be told. */
async function signOut(parts: SessionRoutesParts, ask: Ask, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const address = addressOf(parts, request, fieldsOf(request.body));
  const token = readSessionToken(request.headers.cookie, parts.secure)?.value;
  if (token && /^[\x21-\x7e]{1,4096}$/.test(token)) {
    await ask(parts.apiBaseUrl + SIGN_OUT_CALL, { headers: { ...callHeaders(request, address.market), token, authorization: token } });
  }
  return reply.code(303).headers({ location: address.href, 'set-cookie': endedSession(parts.secure), ...(parts.secure && CLEARED_AT_SIGN_OUT) }).send();
}

type Fields = ReturnType<typeof fieldsOf>;

/** The page that the form says it stands on; the home page of the reader's place otherwise. */
function addressOf({ marketOf }: SessionRoutesParts, request: FastifyRequest, form: Fields) {
  const market = marketOf(request);
  return readSiteAddress(form.get('returnTo')) ?? { market, path: '', search: '', href: `/${marketSegment(market)}` };
}

const credentialsOf = (form: Fields, market: Market) => ({
  userName: form.get('userName') ?? '',
  password: form.get('password') ?? '',
  countryCode: form.get('countryCode') ?? market.country,
  rememberMe: form.has('rememberMe'),
  ...(form.get('verifyCode') && { verifyCode: form.get('verifyCode') }),
  ...(form.get('totpCode') && { totpCode: form.get('totpCode') }),
});

function refusalIn(body: string): { code: number; message: string } | null {
  try {
    const { error } = JSON.parse(body) as { error?: { code?: unknown; message?: unknown } };
    return error && typeof error.message === 'string' ? { code: Number(error.code), message: error.message } : null;
  } catch {
    return null;
  }
}
