/** Addresses of a remote's pages with parameters: the default export of `src/sitemaps/<module>/sitemap.ts`. The shell server alone runs it. */
import type { Market } from '@amberlane/contract/site';
import type { ServerContext } from './server-context.ts';

export interface SitemapEntry {
  /** Path under `/{lang}`. */
  readonly path: string;
  /** Where it can be read. */
  readonly markets: readonly Market[];
  /** When its content changed last, ISO 8601. */
  readonly changed: string;
}

export interface SitemapModule {
  readonly kind: 'sitemap';
  /** Asked once for each country, in any of its languages; the same path may be named for several. Rejects when they can't be had. */
  readonly entries: (context: ServerContext) => Promise<readonly SitemapEntry[]>;
}

export const defineSitemap = (sitemap: Omit<SitemapModule, 'kind'>): SitemapModule => ({ kind: 'sitemap', ...sitemap });
