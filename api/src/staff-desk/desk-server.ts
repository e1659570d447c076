/** The staff desk as a Fastify instance of its own, without a port: nothing of the API's own port leads to it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import type { ApiMetrics } from '../metrics/api-metrics.ts';
import type { Limit } from '../limits/limits.ts';
import { logRequests } from '../plugins/request-log.ts';
import { networkOf } from '../plugins/rate-limit.ts';
import { answerBrokenRequest } from '../plugins/error-envelope.ts';
import { readFault } from '../to-api-error.ts';
import { addCaseRoutes } from './case-routes.ts';
import type { DeskContext } from './desk-context.ts';
import { addHomeRoute } from './home-route.ts';
import { sendPage } from './desk-route.ts';
import { addQuestionnaireRoutes } from './questionnaire-routes.ts';
import { messagePage } from './pages/message-page.ts';
import { addSessionRoutes } from './session-routes.ts';

/** Pages of one network in a minute. */
const PAGES: Limit = { name: 'staff.pages', capacity: 300, periodMs: 60_000 };
/** Bytes of a form: two texts, a few short fields. */
const MOST_BYTES = 64 * 1024;

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  // Not "no-referrer": browsers then send forms with the origin "null".
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
} as const;
const HSTS = 'max-age=31536000';

export interface DeskSurroundings {
  readonly log: FastifyBaseLogger;
  readonly isTrustedProxy: (address: string) => boolean;
  /** Counts an answer. */
  readonly answered: ApiMetrics['answered'];
}

export function buildStaffDesk(context: DeskContext, { log, isTrustedProxy, answered }: DeskSurroundings): FastifyInstance {
  const desk: FastifyInstance = Fastify({
    loggerInstance: log.child({ server: 'staff desk' }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isTrustedProxy,
    bodyLimit: MOST_BYTES,
    requestTimeout: 15_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => {
      void sendPage(reply.headers(HEADERS), messagePage(400, 'Page not found', 'There is no page at this address.'), null);
    },
    clientErrorHandler: answerBrokenRequest,
  });
  logRequests(desk);
  desk.addHook('onResponse', (request, reply, done) => {
    answered({ method: request.method, route: `staff desk ${request.routeOptions.url ?? 'none'}`, status: reply.statusCode }, reply.elapsedTime);
    done();
  });
  desk.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    await context.limits.take(PAGES, networkOf(request.ip));
  });
  desk.removeAllContentTypeParsers();
  desk.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  desk.setErrorHandler((error, request, reply) => {
    const fault = readFault(error);
    if (fault.status >= 500) request.log.error({ err: error }, 'request failed');
    if (fault.retryAfter !== null) reply.header('retry-after', fault.retryAfter);
    return sendPage(reply, messagePage(fault.status, ...wordsOf(fault.code)), null);
  });
  desk.setNotFoundHandler((_request, reply) => sendPage(reply, messagePage(404, 'Page not found', 'There is no page at this address.'), null));
  const style = ['tokens.css', 'desk.css'].map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8')).join('\n');
  desk.get('/desk.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  addSessionRoutes(desk, context);
  addHomeRoute(desk, context);
  addCaseRoutes(desk, context);
  addQuestionnaireRoutes(desk, context);
  return desk;
}

function wordsOf(code: number): readonly [title: string, sentence: string] {
  if (code === ERROR.TOO_MANY_REQUESTS) return ['Too many requests', 'Wait a minute, then open the page again.'];
  if (code === ERROR.TOO_LARGE) return ['Too long', 'The form is longer than 64 KB and was not saved. Go back and shorten it.'];
  if (code === ERROR.NOT_FOUND) return ['Page not found', 'There is no page at this address.'];
  if (code === ERROR.VALIDATION) return ['Invalid request', 'The staff desk could not read this request.'];
  if (code === ERROR.UNAVAILABLE) return ['Not available', 'The database is not available. Nothing was saved. Try again in a minute.'];
  return ['Something went wrong', 'Nothing was saved. Go back and try again.'];
}
