/** What the server tells the page's own code, as `application/json` in the document: the seam of rendering and taking over. */
import type { Locale, Market } from '@amberlane/contract/site';
import type { PageAddress, PreloadedState } from '@amberlane/core';
import type { SignInFault } from './sign-in-fault.ts';
import type { Condition } from '@amberlane/contract/federation/menu';
import type { FooterCountry } from './footer-country.ts';
import type { ArtifactRef, SiteRoute } from './route-table.ts';
import type { SiteMenu } from './site-menu.ts';

/** An artifact with the files that this page may load: manifest facts without what only other pages need. */
export interface BootArtifact extends ArtifactRef {
  /** Path inside the artifact → integrity, of what the shown parts may load in this language. */
  readonly files: Readonly<Record<string, string>>;
}

export interface BootRemote extends BootArtifact {
  readonly container: string;
  readonly entry: string;
  readonly slice: string | null;
  readonly lastGood: ArtifactRef | null;
}

/** One expose that is on the page. */
export interface BootExpose {
  readonly remote: string;
  /** `./pages/track`. */
  readonly expose: string;
  /** Message bundles it needs. */
  readonly messages: readonly string[];
}

/** One filling of a slot. */
export interface BootFilling extends BootExpose {
  /** Absent: for everybody. */
  readonly condition?: Exclude<Condition, 'always'>;
}

/** Names an expose among those of all remotes. */
export const exposeKey = ({ remote, expose }: Pick<BootExpose, 'remote' | 'expose'>): string => `${remote} ${expose}`;

export interface Analytics {
  readonly src: string;
  /** Hash of the script; null where its maker changes it at will. */
  readonly integrity: string | null;
}

export interface HydrationData {
  readonly pinSet: string;
  /** Integrity of `/-/site/<pinSet>.json`. */
  readonly site: string;
  readonly market: Market;
  readonly address: PageAddress;
  readonly shell: BootArtifact;
  readonly remotes: readonly BootRemote[];
  readonly route: SiteRoute | null;
  readonly page: BootExpose | null;
  /** By slot name, what fills it, in order. */
  readonly slots: Readonly<Record<string, readonly BootFilling[]>>;
  /** A slot has fillings for signed-in readers alone, which the page of everybody does not hold. */
  readonly moreWhenSignedIn: boolean;
  /** Exposes that the server could not render, by `exposeKey`: the browser tries. */
  readonly unrendered: readonly string[];
  /** Contact card of the footer; null when the API never answered. */
  readonly country: FooterCountry | null;
  /** Site paths that may be linked to in the page's country. */
  readonly paths: readonly string[];
  /** Menus of the site in the page's language, for all countries. */
  readonly menu: SiteMenu;
  readonly hydrate: 'warm' | 'touch' | 'idle';
  /** Script of a third party that counts visits of readers who agreed. */
  readonly analytics?: Analytics;
  /** Address of a third party's map tiles, for readers who agreed. */
  readonly mapTiles?: string;
  /** The page may put the service worker to work. */
  readonly serviceWorker: boolean;
  /** Files that the loader fetches ahead and runs, in order. */
  readonly run: {
    readonly main: string;
    readonly scripts: readonly string[];
    /** Fetched with the first touch and no sooner: those of slots, which work without, and what a page may not fetch ahead. */
    readonly lateScripts: readonly string[];
    readonly styles: readonly string[];
    readonly data: readonly string[];
  };
  /** Why the sign-in that led to this page was refused. */
  readonly signInFault: SignInFault | null;
  readonly state: PreloadedState;
}

/** What the service worker shows of pages that it does not have. No address has this path: none begins with a slash. */
export const OFFLINE_PATH = '/offline';
export const offlinePageUrl = (segment: string): string => `/-/offline/${segment}`;
export const SERVICE_WORKER_URL = '/sw.js';
export const BOOT_ID = 'boot';
export const APP_ID = 'app';
/** The body of the document: target of the link back to the top. */
export const TOP_ID = 'top';
export const routeTableUrl = (pinSet: string): string => `/-/site/${pinSet}.json`;
export const menuUrl = (pinSet: string, locale: Locale): string => `/-/site/${pinSet}.${locale}.json`;
