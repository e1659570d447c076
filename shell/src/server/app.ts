/** The shell server as one Fastify application: what is asked at which address, and nothing of how it is made. */
import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { traceRequests } from '@amberlane/telemetry';
import { registerAssets, type ReadAsset } from './assets.ts';
import { registerBeacon } from './beacon.ts';
import { registerChatQr } from './chat-qr.ts';
import { MAX_HEADER_BYTES, clientErrorHandler } from './client-errors.ts';
import type { CountryList } from './country-list.ts';
import { registerDevelopmentRemotes } from './development-remotes.ts';
import { registerFeeds } from './feeds/register-feeds.ts';
import { registerHealth, type ReadinessParts } from './health.ts';
import { hostReader } from './hosts.ts';
import { withoutIdentifiers } from './log-text.ts';
import { registerNoScriptForms } from './no-script-forms.ts';
import type { ShellMetrics } from './metrics/shell-metrics.ts';
import { leadToPage } from './one-click.ts';
import { registerOutbox } from './outbox.ts';
import { addressReader } from './page-address.ts';
import { registerPages } from './page-routes.ts';
import type { Pages, RendererSource } from './pages.ts';
import { splitTarget } from './path-segments.ts';
import { registerProxy } from './proxy.ts';
import { registerReaderChoices } from './reader-choices.ts';
import { commonHeaders } from './security-headers.ts';
import { sendPlain } from './send-page.ts';
import { registerServiceWorker } from './service-worker.ts';
import { registerSessionRoutes } from './session-routes.ts';
import type { ShellSettings } from './settings.ts';
import { NO_DECLARATIONS, type SiteDeclarations } from './site-declarations.ts';
import { registerSiteFiles } from './site-files.ts';
import { registerSocialPictures } from './social-picture/register-social-pictures.ts';
import type { SocialPictures } from './social-picture/social-pictures.ts';

export interface AppParts {
  readonly settings: ShellSettings;
  readonly renderers: RendererSource;
  readonly pages: Pages;
  readonly countries: CountryList;
  readonly readAsset: ReadAsset;
  readonly pictures: SocialPictures;
  readonly metrics: ShellMetrics;
  readonly readiness: ReadinessParts;
  /** Where log lines go; none by default. */
  readonly logger?: FastifyBaseLogger;
}

/** The same for every host: probes know none of our names, a CDN may ask under one of its own. */
const ANY_HOST = /^\/(?:healthz|readyz|remotes\/.*)$/;
const SLOW_MS = 1000;

export function createApp(parts: AppParts): FastifyInstance {
  const { settings, renderers, metrics } = parts;
  // Calls of browsers may take longer than those that pages wait for: slow is not down, so each has its own.
  const breaker = metrics.breakers.browser;
  const { apiBaseUrl } = settings;
  const app = createServer(parts);
  const secure = settings.siteOrigin.startsWith('https:');
  const readHost = hostReader(settings);
  const declarations = (): SiteDeclarations => renderers.current()?.declarations ?? NO_DECLARATIONS;
  const reader = addressReader({ settings, countries: parts.countries, readHost, spellings: () => declarations().spellings });
  const { marketOf } = reader;

  registerHealth(app, parts.readiness);
  registerDevelopmentRemotes(app, settings.developmentRemotes);
  registerAssets(app, parts.readAsset);
  registerProxy(app, { apiBaseUrl, breaker, secure, declarations, openOneClick: (request, reply, click) => leadToPage(reply, marketOf(request), click) });
  registerBeacon(app, metrics);
  registerReaderChoices(app, secure);
  registerChatQr(app);
  registerSiteFiles(app, { renderers, settings, hostOf: reader.hostOf });
  registerServiceWorker(app, renderers, settings);
  registerSocialPictures(app, { pages: parts.pages, pictures: parts.pictures, origins: settings });
  if (settings.demo) registerOutbox(app, apiBaseUrl);
  const { showAt, showAgain } = registerPages(app, { renderers, pages: parts.pages, settings, secure, reader });
  registerFeeds(app, { renderers, origins: settings, hostOf: readHost, otherwise: showAt });
  registerSessionRoutes(app, { apiBaseUrl, breaker, secure, marketOf, showAgain });
  registerNoScriptForms(app, { apiBaseUrl, breaker, marketOf, declarations });
  return app;
}

/** What holds for every request: ids, hosts, log lines, errors. */
function createServer({ settings, logger, readiness, metrics }: AppParts): FastifyInstance {
  const readHost = hostReader(settings);
  const everywhere = commonHeaders(settings);
  const app = Fastify({
    ...(logger && { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    requestTimeout: 60_000,
    // Requests on kept connections are served until the end (quality F22).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    routerOptions: { maxParamLength: MAX_HEADER_BYTES },
    clientErrorHandler: clientErrorHandler(everywhere),
    frameworkErrors: (_error, request, reply) => {
      reply.headers({ ...everywhere, 'x-request-id': request.id });
      sendPlain(reply, 400, { reason: 'unreadable', market: null });
    },
  });

  traceRequests(app, { trustsCaller: false });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everywhere).header('x-request-id', request.id);
    if (readiness.closing()) reply.header('connection', 'close');
    if (readHost(request.headers.host) !== null || ANY_HOST.test(splitTarget(request.raw.url ?? '').path)) done();
    else sendPlain(reply, 421, { reason: 'unknownHost', market: null });
  });
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply);
    metrics.answered(request.routeOptions.url, reply.statusCode, reply.elapsedTime);
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status < 500) return reply.code(status).header('cache-control', 'no-store').send();
    request.log.error({ err: error }, 'request failed');
    return sendPlain(reply, 500, { reason: 'failed', market: null });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(405).headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' }).send());
  return app;
}

function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const facts = { method: request.method, path: withoutIdentifiers(splitTarget(request.raw.url ?? '').path), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
  if (reply.statusCode >= 500) request.log.warn(facts, 'answered');
  else if (reply.statusCode >= 400 || reply.elapsedTime > SLOW_MS) request.log.info(facts, 'answered');
  else request.log.debug(facts, 'answered');
}
