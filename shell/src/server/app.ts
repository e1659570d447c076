/** The shell server as one Fastify application: what is asked at which address, and nothing of how it is made. */
import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { FALLBACK_MARKET, readMarketSegment, type Market } from '@amberlane/contract/site';
import { OFFLINE_PATH } from '../site/hydration-data.ts';
import { TOKEN_COOKIE } from '../site/session-cookie-names.ts';
import { registerAssets, type ReadAsset } from './assets.ts';
import { registerBeacon, type BeaconCounts } from './beacon.ts';
import { registerChatQr } from './chat-qr.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { MAX_HEADER_BYTES, clientErrorHandler } from './client-errors.ts';
import { readCookie } from './cookies.ts';
import type { CountryList } from './country-list.ts';
import { registerDevelopmentRemotes } from './development-remotes.ts';
import { FAVICON_SVG } from './favicon.ts';
import { registerHealth, type ReadinessParts } from './health.ts';
import { hostOfCountry, hostReader, originOf, type HostKind } from './hosts.ts';
import { acceptsBrotli, namesTag } from './http-negotiation.ts';
import { withoutIdentifiers } from './log-text.ts';
import type { SentPage } from './page-cache.ts';
import type { Pages, RendererSource } from './pages.ts';
import { knownArticlePages } from './news/article-pages.ts';
import { NEWS_PATH } from './news/news-feed.ts';
import type { NewsSource } from './news/news-source.ts';
import { registerNewsFeed } from './news/register-news-feed.ts';
import { registerOutbox } from './outbox.ts';
import { splitTarget } from './path-segments.ts';
import { choiceCookies, readMarketChoice } from './market-choice.ts';
import { PLAIN_STYLE_HASH, plainPage, type PlainPage } from './fallback-pages.ts';
import { registerProxy } from './proxy.ts';
import { registerPlainForms } from './no-script-forms.ts';
import { registerReaderChoices } from './reader-choices.ts';
import { lookOf } from './appearance-attributes.ts';
import { decideDestination, type Address, type Destination } from './redirect.ts';
import { DATA_HEADERS, commonHeaders, plainPageHeaders } from './security-headers.ts';
import { registerServiceWorker } from './service-worker.ts';
import { registerSessionRoutes, type RefusedSignIn } from './session-routes.ts';
import type { ShellSettings } from './settings.ts';
import { robotsTxt, sitemapsOf, type Sitemaps } from './sitemap.ts';
import { registerSocialPictures } from './social-picture/register-social-pictures.ts';
import type { SocialPictures } from './social-picture/social-pictures.ts';
import { sendOut, wayOut } from './guard-redirect.ts';

export interface AppParts {
  readonly settings: ShellSettings;
  readonly renderers: RendererSource;
  readonly pages: Pages;
  readonly countries: CountryList;
  readonly readAsset: ReadAsset;
  readonly pictures: SocialPictures;
  readonly news: NewsSource;
  readonly breaker: CircuitBreaker;
  readonly beacons: BeaconCounts;
  readonly readiness: ReadinessParts;
  /** Where log lines go; none by default. */
  readonly logger?: FastifyBaseLogger;
}

/** A path that no page has: the renderer answers with the page-not-found screen of the place. */
const NO_PAGE = '-';
/** The same for every host: probes know none of our names, a CDN may ask under one of its own. */
const ANY_HOST = /^\/(?:healthz|readyz|remotes\/.*)$/;
const SLOW_MS = 1000;
/** Pin sets whose site map is kept for pages that were opened before the pins changed. */
const KEPT_SITE_MAPS = 20;

export function createApp(parts: AppParts): FastifyInstance {
  const { settings, logger } = parts;
  const readHost = hostReader(settings);
  const secure = settings.siteOrigin.startsWith('https:');
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

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everywhere).header('x-request-id', request.id);
    if (parts.readiness.closing()) reply.header('connection', 'close');
    if (readHost(request.headers.host) !== null || ANY_HOST.test(splitTarget(request.raw.url ?? '').path)) done();
    else sendPlain(reply, 421, { reason: 'unknownHost', market: null });
  });
  app.addHook('onResponse', (request, reply, done) => {
    const facts = { method: request.method, path: withoutIdentifiers(splitTarget(request.raw.url ?? '').path), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (reply.statusCode >= 500) request.log.warn(facts, 'answered');
    else if (reply.statusCode >= 400 || reply.elapsedTime > SLOW_MS) request.log.info(facts, 'answered');
    else request.log.debug(facts, 'answered');
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status < 500) return reply.code(status).header('cache-control', 'no-store').send();
    request.log.error({ err: error }, 'request failed');
    return sendPlain(reply, 500, { reason: 'failed', market: null });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(405).headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' }).send());

  /** The host was let in by the hook above. */
  const hostOf = (request: FastifyRequest): HostKind => readHost(request.headers.host) ?? 'site';
  const addressOf = (request: FastifyRequest, target: string): Address => ({
    host: hostOf(request),
    ...splitTarget(target),
    cookies: { defaultCountryCode: readCookie(request.headers.cookie, 'defaultCountryCode'), locale: readCookie(request.headers.cookie, 'locale') },
    offered: parts.countries.current(),
    origins: settings,
  });

  registerHealth(app, parts.readiness);
  registerDevelopmentRemotes(app, settings.developmentRemotes);
  registerAssets(app, parts.readAsset);
  registerProxy(app, { apiBaseUrl: settings.apiBaseUrl, breaker: parts.breaker, secure });
  registerBeacon(app, parts.beacons);
  registerReaderChoices(app, secure);
  registerChatQr(app);
  registerSiteFiles(app, parts, hostOf);
  registerNewsFeed(app, { news: parts.news, renderers: parts.renderers, origins: settings, hostOf: readHost });
  registerServiceWorker(app, parts.renderers, settings);
  registerSocialPictures(app, { pages: parts.pages, pictures: parts.pictures, origins: settings });
  if (settings.demo) registerOutbox(app, settings.apiBaseUrl);

  app.get<{ Querystring: { to?: unknown } }>('/-/place', (request, reply) => {
    const { to } = request.query;
    const choice = readMarketChoice(typeof to === 'string' ? to : undefined);
    if (!choice) return sendPlain(reply, 400, { reason: 'unreadable', market: null });
    // A foreign page may lead here, but not choose for the reader.
    if (request.headers['sec-fetch-site'] !== 'cross-site') reply.header('set-cookie', choiceCookies(choice.market, secure));
    const destination = decideDestination(addressOf(request, choice.path + choice.query));
    const location = destination.kind === 'redirect' ? destination.location : choice.path + choice.query;
    return reply.code(303).headers({ location, 'cache-control': 'no-store' }).send();
  });
  app.get<{ Params: { segment: string } }>('/-/offline/:segment', (request, reply) => {
    const reading = readMarketSegment(request.params.segment);
    const here = reading.kind === 'market' && hostOfCountry(reading.market.country) === hostOf(request);
    return showPage(request, reply, here ? { kind: 'page', market: reading.market, path: OFFLINE_PATH } : notFoundAt(addressOf(request, '/-/')));
  });
  registerSessionRoutes(app, {
    apiBaseUrl: settings.apiBaseUrl,
    breaker: parts.breaker,
    secure,
    marketOf: (request) => notFoundAt(addressOf(request, '/-/')).market,
    showAgain: (request, reply, refused) => showPage(request, reply, decideDestination(addressOf(request, refused.target)), refused),
  });
  registerPlainForms(app, { apiBaseUrl: settings.apiBaseUrl, breaker: parts.breaker, marketOf: (request) => notFoundAt(addressOf(request, '/-/')).market });
  app.get('/-/*', (request, reply) => showPage(request, reply, notFoundAt(addressOf(request, '/-/'))));

  /** `refused`: the sign-in that the page is shown again after. */
  const showPage = async (request: FastifyRequest, reply: FastifyReply, destination: Destination, refused: RefusedSignIn | null = null): Promise<FastifyReply> => {
    if (destination.kind === 'redirect') return sendRedirect(reply, destination);
    const { market } = destination;
    if (destination.kind === 'tooLong') return sendPlain(reply, 414, { reason: 'tooLong', market });
    const isPage = destination.kind === 'page';
    const path = isPage ? destination.path : NO_PAGE;
    const search = isPage ? splitTarget(refused?.target ?? request.raw.url ?? '').query : '';
    const signedIn = refused === null && Boolean(readCookie(request.headers.cookie, TOKEN_COOKIE));
    const away = wayOut(parts.renderers.current()?.admit({ market, path }, signedIn) ?? { kind: 'enter' }, market, path, search);
    if (away) return sendOut(reply, away, secure);
    let page: SentPage | null;
    try {
      page = await parts.pages.show({
        market,
        path,
        search,
        origin: originOf(hostOf(request), settings),
        clientAddress: request.ip,
        ...(refused && { signInFault: refused.fault }),
      }, lookOf(request.headers.cookie));
    } catch (error) {
      request.log.error({ err: error }, 'page not rendered');
      return sendPlain(reply, 500, { reason: 'failed', market, requestId: request.id });
    }
    return page ? sendPage(request, reply, refused ? { ...page, status: refused.status } : page) : sendPlain(reply.header('retry-after', 5), 503, { reason: 'starting', market });
  };
  app.get('/*', (request, reply) => showPage(request, reply, decideDestination(addressOf(request, request.raw.url ?? '/'))));
  return app;
}

/** Files about the site that are no pages. */
function registerSiteFiles(app: FastifyInstance, { renderers, settings, news }: AppParts, hostOf: (request: FastifyRequest) => HostKind): void {
  const hourly = { 'cache-control': 'public, max-age=3600' };
  app.get('/robots.txt', (request, reply) => reply.headers({ ...hourly, 'content-type': 'text/plain; charset=utf-8' }).send(robotsTxt(hostOf(request), settings)));
  const sendSitemap = async (request: FastifyRequest, reply: FastifyReply, choose: (sitemaps: Sitemaps) => string | undefined): Promise<FastifyReply> => {
    const renderer = renderers.current();
    if (!renderer) return reply.code(503).headers({ 'retry-after': 5, 'cache-control': 'no-store' }).send();
    const articles = renderer.pages.some(({ path }) => path === NEWS_PATH) ? await knownArticlePages(news) : [];
    const xml = choose(sitemapsOf([...renderer.pages, ...articles], hostOf(request), settings));
    if (xml === undefined) return reply.code(404).header('cache-control', 'no-store').send();
    return reply.headers({ ...DATA_HEADERS, ...hourly, 'content-type': 'application/xml; charset=utf-8' }).send(xml);
  };
  app.get('/sitemap.xml', (request, reply) => sendSitemap(request, reply, ({ index }) => index));
  app.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) =>
    sendSitemap(request, reply, ({ files }) => files[Number(/^([1-9]\d{0,4})\.xml$/.exec(request.params.file)?.[1] ?? 0) - 1]),
  );
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    app.get(path, (_request, reply) => reply.headers({ ...DATA_HEADERS, 'cache-control': 'public, max-age=86400', 'content-type': 'image/svg+xml' }).send(FAVICON_SVG));
  }

  const siteFiles = new Map<string, ReadonlyMap<string, string>>();
  const remember = (): void => {
    const renderer = renderers.current();
    if (!renderer) return;
    siteFiles.set(renderer.pinSet, renderer.siteFiles);
    for (const oldest of [...siteFiles.keys()].slice(0, -KEPT_SITE_MAPS)) siteFiles.delete(oldest);
  };
  remember();
  const unfollow = renderers.onChange(remember);
  app.addHook('onClose', (_app, done) => {
    unfollow();
    done();
  });
  app.get<{ Params: { file: string } }>('/-/site/:file', (request, reply) => {
    const { file } = request.params;
    const json = siteFiles.get(file.slice(0, file.indexOf('.')))?.get(file);
    if (json === undefined) return reply.code(404).header('cache-control', 'no-store').send();
    return reply.headers({ ...DATA_HEADERS, 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'application/json; charset=utf-8' }).send(json);
  });
}

/** The not-found screen in the place that an address without a page belongs to. */
function notFoundAt(address: Address): Exclude<Destination, { kind: 'redirect' }> {
  const destination = decideDestination(address);
  if (destination.kind !== 'redirect') return destination;
  const kept = decideDestination({ ...address, path: '/-/' });
  return kept.kind === 'redirect' ? { kind: 'notFound', market: FALLBACK_MARKET } : kept;
}

function sendRedirect(reply: FastifyReply, { status, location, stable }: Extract<Destination, { kind: 'redirect' }>): FastifyReply {
  // A bare 301 is kept by browsers for good and would hold readers in the country of their first visit (design §8).
  if (!stable) reply.headers({ 'cache-control': 'no-store', vary: 'Cookie' });
  return reply.code(status).header('location', location).send();
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { status, headers, etag, html, brotli }: SentPage): FastifyReply {
  reply.headers(headers);
  if (etag !== null && namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (!acceptsBrotli(request.headers['accept-encoding'])) return reply.code(status).send(html);
  return reply.code(status).header('content-encoding', 'br').send(brotli);
}

function sendPlain(reply: FastifyReply, status: number, page: PlainPage & { readonly market: Market | null }): FastifyReply {
  return reply
    .code(status)
    .headers({ ...plainPageHeaders(PLAIN_STYLE_HASH), 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(plainPage(page));
}
