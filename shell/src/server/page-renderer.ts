/** The seam between the HTTP server and the rendering of pages: one question, one answer, no HTTP in it. */
import type { Place } from '@amberlane/contract';
import type { SocialPictureFacts } from './social-picture/social-picture-address.ts';

export interface PageRequest {
  readonly place: Place;
  /** Path under `/{lang}`, lower-cased, without slashes at its ends; '' is the home page. */
  readonly path: string;
  /** Query string with its question mark, or ''. */
  readonly search: string;
  /** Site origin from the settings, never from a request header. */
  readonly origin: string;
  /** Address of the reader's connection: the API counts its limits by it. */
  readonly clientAddress: string;
}

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
  /** Places in which the page exists. */
  readonly places: readonly Place[];
}

/** Renders pages of one pin set. A new pin set makes a new renderer; requests under way finish on the old one. */
export interface PageRenderer {
  /** Names the pin set: part of every cache key. */
  readonly pinSet: string;
  readonly pages: readonly SitePage[];
  /** Body of `/-/site/<pinSet>.json`: routes, pins and manifest hashes for the browser. */
  readonly siteMapJson: string;
  render(request: PageRequest): Promise<RenderedPage>;
}
