/** The seam between the HTTP server and the rendering of pages: one question, one answer, no HTTP in it. */
import type { Country, Market } from '@amberlane/contract/site';
import type { Admission } from '../site/route-guards.ts';
import type { SignInFault } from '../site/sign-in-fault.ts';
import type { FeedText } from './feeds/rss.ts';
import type { SiteDeclarations } from './site-declarations.ts';
import type { SocialPictureFacts } from './social-picture/social-picture-address.ts';

export interface PageRequest {
  readonly market: Market;
  /** Path under `/{lang}`, lower-cased, without slashes at its ends; '' is the home page. */
  readonly path: string;
  /** Query string with its question mark, or ''. */
  readonly search: string;
  /** Site origin from the settings, never from a request header. */
  readonly origin: string;
  /** Address of the reader's connection: the API counts its limits by it. */
  readonly clientAddress: string;
  /** The sign-in that led here was refused: shown in this one page, which nobody may keep. */
  readonly signInFault?: SignInFault;
}

/** `page`: the same for everybody; `result`: what the reader asked for; `offline`: the page for all that is not kept. */
export type OfflineCopy = 'page' | 'result' | 'offline';

export interface RenderedPage {
  readonly status: 200 | 404 | 500;
  /** What the picture shows that stands for the page where it is shared; null for a page without one. */
  readonly picture: SocialPictureFacts | null;
  /** The whole document. */
  readonly html: string;
  /** CSP source of the inlined critical CSS: `sha256-…`. */
  readonly styleHash: string;
  /** May be kept and shown to everybody: no query string, no failed call, no missing remote. */
  readonly cacheable: boolean;
  /** As what the page may be kept on the reader's device; null for not at all. */
  readonly offlineCopy: OfflineCopy | null;
  readonly noindex: boolean;
  /** Trusted Types policies of the builds in this page. */
  readonly trustedTypes: readonly string[];
}

/** One page that the site offers, for the sitemap. */
export interface SitePage {
  /** Path under `/{lang}`; '' is the home page. */
  readonly path: string;
  readonly auth: 'public' | 'required';
  readonly indexable: boolean;
  /** Markets in which the page exists. */
  readonly markets: readonly Market[];
  /** When its content changed last, ISO; absent where nobody says. */
  readonly changed?: string;
}

/** A feed that a pinned remote declares. */
export interface SiteFeed {
  /** File name under `/{lang}`. */
  readonly path: string;
  /** Path of the page that lists the same. */
  readonly page: string;
  /** Where that page exists. */
  readonly countries: ReadonlySet<Country>;
  /** @throws when the remote's module fails, or what it asks can't be had. */
  read(market: Market): Promise<FeedText>;
}

/** Renders pages of one pin set. A new pin set makes a new renderer; requests under way finish on the old one. */
export interface PageRenderer {
  /** Names the pin set: part of every cache key. */
  readonly pinSet: string;
  readonly pages: readonly SitePage[];
  readonly declarations: SiteDeclarations;
  /** The feed of a file name under `/{lang}`; null for none. */
  feed(path: string): SiteFeed | null;
  /** Pages with parameters, as far as their remotes can list them now; for the sitemap. */
  listedPages(): Promise<readonly SitePage[]>;
  /** Script of the pinned shell that keeps pages on the device; null for a build without one. */
  readonly serviceWorker: string | null;
  /**
   * Bodies of `/-/site/<name>` by name: `<pinSet>.json` with routes, pins and manifest hashes for the browser,
   * `<pinSet>.<locale>.json` with the menus in one language, and the files of each remote in each (`build-files.ts`).
   */
  readonly siteFiles: ReadonlyMap<string, string>;
  /**
   * Whether a reader may enter the page of a path; an address without a page lets everybody in. Asked with the request
   * that is rendered afterwards, the route is found once.
   */
  admit(request: Pick<PageRequest, 'market' | 'path'>, signedIn: boolean): Admission;
  /** The part of a query that the page of a path reads; '' for an address without a page. */
  queryOf(request: Pick<PageRequest, 'market' | 'path' | 'search'>): string;
  render(request: PageRequest): Promise<RenderedPage>;
}
