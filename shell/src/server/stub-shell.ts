/** A shell server for tests: a renderer that says what it was asked, files that exist in memory only. */
import { request, type Agent, type IncomingHttpHeaders } from 'node:http';
import { marketSegment } from '@amberlane/contract/site';
import { declaredQuery } from '@amberlane/contract/federation/declared-query';
import type { CountryList } from './country-list.ts';
import { startShell, type Shell, type ShellOptions } from './index.ts';
import type { PageRenderer, PageRequest, RenderedPage, SiteFeed, SitePage } from './page-renderer.ts';
import type { RendererSource } from './pages.ts';
import { declarationsOf } from './site-declarations.ts';
import { readSettings, type ShellSettings } from './settings.ts';

export const STYLE_HASH = `sha256-${'A'.repeat(43)}=`;

export interface StubRenderer extends PageRenderer {
  /** What it was asked, in order. */
  readonly asked: PageRequest[];
}

export interface StubRendererOptions {
  readonly pinSet?: string;
  readonly pages?: readonly SitePage[];
  readonly serviceWorker?: string | null;
  readonly feeds?: readonly SiteFeed[];
  readonly listed?: readonly SitePage[];
  readonly declarations?: PageRenderer['declarations'];
  /** Lets everybody in unless said. */
  readonly admit?: PageRenderer['admit'];
  /** Parameters that its pages read; all unless said. */
  readonly query?: readonly string[];
  readonly render?: (request: PageRequest) => Partial<RenderedPage> | Promise<Partial<RenderedPage>>;
}

/** Knows '', `track` and `news`; everything else is not found. */
export function stubRenderer({ pinSet = 'pins1', pages = [], feeds = [], listed = [], declarations = declarationsOf([]), serviceWorker = 'keepPages()', admit = () => ({ kind: 'enter' }), query, render = () => ({}) }: StubRendererOptions = {}): StubRenderer {
  const asked: PageRequest[] = [];
  return {
    asked,
    pinSet,
    pages,
    declarations,
    feed: (path) => feeds.find((feed) => feed.path === path) ?? null,
    listedPages: () => Promise.resolve(listed),
    serviceWorker,
    siteFiles: new Map([[`${pinSet}.json`, JSON.stringify({ pinSet })], [`${pinSet}.en.json`, '[]']]),
    admit,
    queryOf: ({ search }) => declaredQuery(search, query),
    async render(pageRequest) {
      asked.push(pageRequest);
      const known = ['', 'track', 'news'].includes(pageRequest.path);
      return {
        status: known ? 200 : 404,
        picture: known ? { market: pageRequest.market, path: pageRequest.path, title: `Title of ${pageRequest.path}` } : null,
        html: `<!doctype html><p>${pinSet} ${marketSegment(pageRequest.market)} ${pageRequest.path}</p>`,
        styleHash: STYLE_HASH,
        cacheable: known && pageRequest.search === '',
        offlineCopy: known ? 'page' : null,
        noindex: !known,
        trustedTypes: ['shell-1'],
        ...(await render(pageRequest)),
      };
    },
  };
}

/** A source whose renderer a test may replace. */
export function stubSource(first: PageRenderer | null): RendererSource & { replace(renderer: PageRenderer | null): void } {
  const callbacks = new Set<() => void>();
  let renderer = first;
  return {
    current: () => renderer,
    onChange(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    replace(next) {
      renderer = next;
      for (const callback of callbacks) callback();
    },
  };
}

/** As while the API never answered. */
const NEVER_FETCHED: CountryList = { current: () => null, defaultCountry: () => null, entryOf: () => null, refresh: () => Promise.resolve(), stop: () => {} };

/** Nobody listens there. */
const NO_API = 'http://127.0.0.1:1';
export const SITE_HOST = 'site.example:8480';
export const TURKISH_HOST = 'tr.site.example:8480';

export const stubSettings = (changes: Partial<ShellSettings> = {}): ShellSettings => ({
  ...readSettings({ SITE_ORIGIN: `http://${SITE_HOST}`, TURKISH_ORIGIN: `http://${TURKISH_HOST}`, API_BASE_URL: NO_API, PORT: '0' }),
  ...changes,
});

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Keeps connections; by default every question has its own. */
  readonly agent?: Agent;
}

export interface StubShell extends Shell {
  /** Sends the path as it is, without any tidying, to the site's host unless a `host` header says otherwise. */
  ask(path: string, question?: Question): Promise<Answer>;
}

export async function startStubShell(options: Partial<ShellOptions> = {}): Promise<StubShell> {
  const shell = await startShell({ settings: stubSettings(), renderers: stubSource(stubRenderer()), countries: NEVER_FETCHED, readAsset: () => null, ...options });
  return { ...shell, ask: (path, question) => ask(shell.address, path, question) };
}

function ask(address: string, path: string, { method = 'GET', headers = {}, body, agent }: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request({ hostname, port, path, method, headers: { host: SITE_HOST, ...headers }, agent: agent ?? false }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', reject);
    response.on('end', () => {
      const bytes = Buffer.concat(chunks);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes, text: bytes.toString() });
    });
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}
