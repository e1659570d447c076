/** Rendered pages that are the same for everybody, in memory, bounded by their bytes. */
import { LRUCache } from 'lru-cache';
import type { SocialPictureFacts } from './social-picture/social-picture-address.ts';

/** A page as it is sent. */
export interface SentPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** What the picture of the page shows where it is shared; null for none. */
  readonly picture: SocialPictureFacts | null;
  /** Weak tag, one for the plain and the compressed form; null when the page is not to be kept. */
  readonly etag: string | null;
  /** When it was rendered, or last tried to be, on a clock that never goes back, ms. */
  readonly madeAt: number;
  readonly html: Buffer;
  /** Brotli; replaced by a smaller one when the page is read often. */
  readonly brotli: Buffer;
  readonly isSmallest: boolean;
}

export interface PageCache {
  get(key: string): SentPage | undefined;
  put(key: string, page: SentPage): void;
  drop(key: string): void;
  clear(): void;
  readonly bytes: number;
}

/** Rough cost of keeping an entry besides its bodies. */
const ENTRY_BYTES = 1024;
const sizeOf = (key: string, { html, brotli }: SentPage): number => ENTRY_BYTES + 2 * key.length + html.length + brotli.length;

/** Forgets the page that was not asked for longest. A page over an eighth of the whole is not kept at all. */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new LRUCache<string, SentPage>({ maxSize: maxBytes, maxEntrySize: Math.floor(maxBytes / 8), sizeCalculation: (page, key) => sizeOf(key, page) });
  return {
    get bytes() {
      return pages.calculatedSize;
    },
    get: (key) => pages.get(key),
    drop: (key) => void pages.delete(key),
    put: (key, page) => void pages.set(key, page),
    clear: () => pages.clear(),
  };
}

/** Keeps nothing: every page is made anew. */
export const NO_PAGE_CACHE: PageCache = { bytes: 0, get: () => undefined, put: () => undefined, drop: () => undefined, clear: () => undefined };
