/** Files about the site that are no pages: robots, sitemap, icon, and the route table, menus and file lists of each pin set. */
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FAVICON_SVG } from './favicon.ts';
import type { HostKind, Origins } from './hosts.ts';
import { acceptsBrotli } from './http-negotiation.ts';
import type { RendererSource } from './pages.ts';
import { DATA_HEADERS } from './security-headers.ts';
import { robotsTxt, sitemapsOf, type Sitemaps } from './sitemap.ts';

export interface SiteFilesParts {
  readonly renderers: RendererSource;
  readonly settings: Origins;
  readonly hostOf: (request: FastifyRequest) => HostKind;
}

/** Pin sets whose files are kept for pages that were opened before the pins changed. */
const KEPT_PIN_SETS = 20;
const HOURLY = { 'cache-control': 'public, max-age=3600' };

export function registerSiteFiles(app: FastifyInstance, parts: SiteFilesParts): void {
  registerForSearchEngines(app, parts);
  registerPinSetFiles(app, parts.renderers);
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    app.get(path, (_request, reply) => reply.headers({ ...DATA_HEADERS, 'cache-control': 'public, max-age=86400', 'content-type': 'image/svg+xml' }).send(FAVICON_SVG));
  }
}

function registerForSearchEngines(app: FastifyInstance, { renderers, settings, hostOf }: SiteFilesParts): void {
  app.get('/robots.txt', (request, reply) => reply.headers({ ...HOURLY, 'content-type': 'text/plain; charset=utf-8' }).send(robotsTxt(hostOf(request), settings)));
  const sendSitemap = async (request: FastifyRequest, reply: FastifyReply, choose: (sitemaps: Sitemaps) => string | undefined): Promise<FastifyReply> => {
    const renderer = renderers.current();
    if (!renderer) return reply.code(503).headers({ 'retry-after': 5, 'cache-control': 'no-store' }).send();
    const xml = choose(sitemapsOf([...renderer.pages, ...(await renderer.listedPages())], hostOf(request), settings));
    if (xml === undefined) return reply.code(404).header('cache-control', 'no-store').send();
    return reply.headers({ ...DATA_HEADERS, ...HOURLY, 'content-type': 'application/xml; charset=utf-8' }).send(xml);
  };
  app.get('/sitemap.xml', (request, reply) => sendSitemap(request, reply, ({ index }) => index));
  app.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) =>
    sendSitemap(request, reply, ({ files }) => files[Number(/^([1-9]\d{0,4})\.xml$/.exec(request.params.file)?.[1] ?? 0) - 1]),
  );
}

const compress = promisify(brotliCompress);

interface SentFile {
  readonly text: string;
  /** Made when somebody asks for it, and once. */
  readonly brotli: () => Promise<Buffer>;
}

function sentFile(text: string): SentFile {
  let compressed: Promise<Buffer> | undefined;
  return { text, brotli: () => (compressed ??= compress(text)) };
}

function registerPinSetFiles(app: FastifyInstance, renderers: RendererSource): void {
  const filesOf = new Map<string, ReadonlyMap<string, SentFile>>();
  const find = (name: string): SentFile | undefined => [...filesOf.values()].find((files) => files.has(name))?.get(name);
  const remember = (): void => {
    const renderer = renderers.current();
    if (!renderer) return;
    // The list of a build that stays is that of the pin set before.
    filesOf.set(renderer.pinSet, new Map([...renderer.siteFiles].map(([name, text]) => [name, find(name) ?? sentFile(text)])));
    for (const oldest of [...filesOf.keys()].slice(0, -KEPT_PIN_SETS)) filesOf.delete(oldest);
  };
  remember();
  const unfollow = renderers.onChange(remember);
  app.addHook('onClose', (_app, done) => {
    unfollow();
    done();
  });
  app.get<{ Params: { file: string } }>('/-/site/:file', async (request, reply) => {
    const file = find(request.params.file);
    if (!file) return reply.code(404).header('cache-control', 'no-store').send();
    reply.headers({ ...DATA_HEADERS, 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'application/json; charset=utf-8', vary: 'Accept-Encoding' });
    if (!acceptsBrotli(request.headers['accept-encoding'])) return reply.send(file.text);
    return reply.header('content-encoding', 'br').send(await file.brotli());
  });
}
