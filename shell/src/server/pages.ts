/** Pages of the current pin set: rendered once, kept for some minutes, compressed once, sent to everybody. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { marketSegment } from '@amberlane/contract/site';
import type { PageMetrics } from './metrics/page-metrics.ts';
import { createPlaces, type PlacesOptions } from './places.ts';
import { createPageCache, type PageCache, type SentPage } from './page-cache.ts';
import type { PageRenderer, PageRequest, RenderedPage } from './page-renderer.ts';
import { withLook } from './appearance-attributes.ts';
import { withSwitchesLink } from './switches-link.ts';
import { pageHeaders, type HeaderSettings } from './security-headers.ts';

/** The renderer of the pins that count now. */
export interface RendererSource {
  /** null while no pins are loaded. */
  current(): PageRenderer | null;
  /** Calls back after the renderer changed; gives the function that ends that. */
  onChange(callback: () => void): () => void;
}

export interface Pages {
  /**
   * null while nothing is pinned. `look` is what the document's element says of the reader (`appearance-attributes.ts`).
   * @throws what the renderer throws, an Error when it takes too long, or a NoPlaceError when too many others are being made.
   */
  show(request: PageRequest, look?: string): Promise<SentPage | null>;
  close(): void;
}

export interface PagesOptions {
  readonly renderers: RendererSource;
  readonly settings: HeaderSettings;
  readonly cache?: PageCache;
  /** Where the switches of isolation are: each page links there. */
  readonly switchesUrl?: string | null;
  readonly renderDeadlineMs?: number;
  readonly metrics?: Pick<PageMetrics, 'lookedUp' | 'renewed' | 'watchCache'>;
  /** Pages made at once, and readers who wait for that. A kept page needs no place. */
  readonly places?: PlacesOptions;
  /** A clock that never goes back, ms. */
  readonly clock?: () => number;
}

/** What kept pages may weigh unless said. */
const CACHE_BYTES = 2 ** 26;

const compress = promisify(brotliCompress);
const brotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
/** A reader waits for the first: some 4 ms, as for qualities 5 to 8, and 3 % fewer bytes than with 5. The second takes 150 ms of a processor and saves a tenth of the bytes: for pages that are read again. */
const FIRST_QUALITY = 8;
const BEST_QUALITY = 11;
/** A page that was asked for so often since it was made is worth the second. A crawler asks for each page once. */
const READ_OFTEN = 3;
/** A page takes some 50 ms of the one thread and waits for the API beside that: four keep the thread busy, and kept pages are sent between them. */
const USUAL_PLACES: PlacesOptions = { atOnce: 4, waiting: 12 };
/** A page tells what the API said when it was made: news, counts, the day. After this long it is made anew, ms. */
const FRESH_MS = 5 * 60_000;

export function createPages(options: PagesOptions): Pages {
  const { renderers, settings, cache = createPageCache(CACHE_BYTES), switchesUrl = null, renderDeadlineMs = 8000, metrics, clock = () => performance.now() } = options;
  const { atOnce, waiting } = options.places ?? USUAL_PLACES;
  metrics?.watchCache(() => cache.bytes);
  const places = createPlaces({ atOnce, waiting });
  const underWay = new Map<string, Promise<SentPage>>();
  const readings = new WeakMap<SentPage, number>();
  let recompressed: Promise<void> = Promise.resolve();
  const unfollow = renderers.onChange(() => cache.clear());

  /** One page at a time: requests need the threads more. */
  const recompress = (key: string, page: SentPage): void => {
    recompressed = recompressed.then(async () => {
      if (cache.get(key)?.etag !== page.etag) return;
      const smaller = await brotli(page.html, BEST_QUALITY);
      const kept = cache.get(key);
      if (kept && kept.etag === page.etag) cache.put(key, { ...kept, brotli: smaller, isSmallest: true });
    });
  };

  const countReading = (key: string, page: SentPage): void => {
    if (page.isSmallest || page.etag === null) return;
    const times = (readings.get(page) ?? 0) + 1;
    readings.set(page, times);
    if (times === READ_OFTEN) recompress(key, page);
  };

  const render = async (renderer: PageRenderer, request: PageRequest, key: string, look = ''): Promise<SentPage> => {
    const made = await places.within(() => beforeDeadline(renderer.render(request), renderDeadlineMs));
    const rendered = switchesUrl === null ? made : { ...made, html: withSwitchesLink(made.html, switchesUrl, request) };
    const personal = request.search !== '' || request.signInFault !== undefined;
    const keep = rendered.cacheable && rendered.status === 200 && !personal;
    const page = await toSentPage(rendered, { keep, personal, look, madeAt: clock() }, settings);
    // What was withdrawn is shown no more; what only can't be made now stays.
    if (rendered.status === 404) cache.drop(key);
    if (!keep || renderers.current()?.pinSet !== renderer.pinSet) return page;
    const last = cache.get(key);
    if (last?.etag === page.etag) {
      cache.put(key, { ...last, madeAt: page.madeAt });
    } else {
      cache.put(key, page);
    }
    return page;
  };

  const begin = (key: string, make: () => Promise<SentPage>): Promise<SentPage> => {
    const making = make().finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };

  const once = async (key: string, make: () => Promise<SentPage>): Promise<SentPage> => cache.get(key) ?? underWay.get(key) ?? begin(key, make);

  /** Whoever asks gets the page as it is, the next reader the new one. What can't be made anew stays as long again. */
  const renew = (key: string, page: SentPage, make: () => Promise<SentPage>): void => {
    if (clock() - page.madeAt < FRESH_MS || underWay.has(key) || cache.get(key) !== page) return;
    cache.put(key, { ...page, madeAt: clock() });
    begin(key, make).then(
      () => metrics?.renewed('made'),
      () => metrics?.renewed('failed'),
    );
  };

  /** A kept page's variant is kept with it, as long as the page itself is. */
  const dress = async (page: SentPage, look: string, key: string): Promise<SentPage> => {
    const variant = await toVariant(page, look);
    if (cache.get(key)) cache.put(variantKey(key, page, look), variant);
    return variant;
  };

  return {
    async show(asked, look = '') {
      const renderer = renderers.current();
      if (!renderer) return null;
      const search = renderer.queryOf(asked);
      const request = search === asked.search ? asked : { ...asked, search };
      if (request.signInFault) return render(renderer, request, '', look);
      const key = `${renderer.pinSet} ${request.origin}/${marketSegment(request.market)}/${request.path}${request.search}`;
      // Never kept, hence dressed before it is compressed.
      if (request.search !== '') return once(key + look, () => render(renderer, request, key, look));
      const make = () => render(renderer, request, key);
      metrics?.lookedUp(cache.get(key) ? 'hit' : underWay.has(key) ? 'shared' : 'miss');
      const page = await once(key, make);
      countReading(key, page);
      renew(key, page, make);
      return look === '' ? page : once(variantKey(key, page, look), () => dress(page, look, key));
    },
    close: unfollow,
  };
}

/** Variants of an older page are asked for no more, and forgotten. */
const variantKey = (key: string, { etag }: SentPage, look: string): string => `${key}${look} ${etag}`;

const tagOf = (html: Buffer): string => `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;

/** `personal`: somebody asked for just this. `look`: of the reader of a page that is sent once. */
async function toSentPage(page: RenderedPage, { keep, personal, look, madeAt }: { keep: boolean; personal: boolean; look: string; madeAt: number }, settings: HeaderSettings): Promise<SentPage> {
  const html = withLook(Buffer.from(page.html), look);
  const etag = keep ? tagOf(html) : null;
  return {
    status: page.status,
    picture: page.noindex ? null : page.picture,
    html,
    etag,
    madeAt,
    brotli: await brotli(html, FIRST_QUALITY),
    isSmallest: false,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
      'cache-control': keep ? 'public, max-age=0, must-revalidate' : 'private, no-store',
      ...(etag && { etag }),
      // What was asked for, a waybill say, is nobody else's to know; nor is the address of a page that is shared by its link.
      ...((personal || !keep) && { 'referrer-policy': 'no-referrer' }),
      ...(page.offlineCopy && { 'offline-copy': page.offlineCopy }),
      ...(page.noindex && { 'x-robots-tag': 'noindex' }),
      ...pageHeaders(page, settings),
    },
  };
}

/** The page for readers who chose something about it: theirs alone, whatever stands between them and us. */
async function toVariant(page: SentPage, look: string): Promise<SentPage> {
  const html = withLook(page.html, look);
  const etag = page.etag && tagOf(html);
  return {
    ...page,
    html,
    etag,
    brotli: await brotli(html, FIRST_QUALITY),
    isSmallest: false,
    headers: { ...page.headers, ...(etag && { etag, 'cache-control': 'private, max-age=0, must-revalidate' }) },
  };
}

async function beforeDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`page not rendered within ${ms} ms`)), ms);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
