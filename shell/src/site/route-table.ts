/**
 * What the site consists of under one pin set: every route, who serves it, and the hash of each manifest. Made by the
 * shell server from the pinned manifests, read by it and, at `/-/site/<pinSet>.json`, by the browser.
 */
import type { Country } from '@amberlane/contract/site';
import type { Condition, MenuSection } from '@amberlane/contract/federation/menu';

export interface ArtifactRef {
  readonly name: string;
  readonly contentId: string;
  /** Integrity of the artifact's `remote.manifest.json`. */
  readonly manifest: string;
}

export interface SiteRoute {
  readonly path: string;
  readonly aliases: readonly string[];
  readonly page: string;
  readonly auth: 'public' | 'required';
  readonly header: 'solid' | 'transparent';
  /** Menu of the header that is marked although no entry of it leads here. */
  readonly section?: MenuSection;
  /** On a phone the site's tools stay at the foot of the page. */
  readonly tools?: boolean;
  readonly countries?: readonly Country[];
  readonly failure: 'primary' | 'regular';
  /** Guards besides `auth`, by name (`admission.ts`). */
  readonly guards?: readonly string[];
  /** The page stays alive, hidden, when readers leave it. */
  readonly keepAlive?: boolean;
  /** The manifest gives no title: such a page is never shown (spec §2). */
  readonly unnamed?: boolean;
  readonly messages: readonly string[];
  /** Filled with the page. */
  readonly slots: readonly string[];
  /** Filled when the page shows them. */
  readonly lateSlots?: readonly string[];
  /** Parameters of the query that the page reads; absent: all. */
  readonly query?: readonly string[];
  /** Its answers to queries may be kept on the device. */
  readonly offline?: true;
  /** A refresh leaves a session that is not remembered as it is. */
  readonly refreshProlongsSession?: false;
}

export interface SiteSlot {
  readonly slot: string;
  readonly module: string;
  readonly messages: readonly string[];
  readonly order: number;
  /** Absent: for everybody. */
  readonly condition?: Exclude<Condition, 'always'>;
  /** Absent: everywhere. */
  readonly countries?: readonly Country[];
}

/** A build with what the browser needs to learn its files. */
export interface BuildRef extends ArtifactRef {
  /** By language, the integrity of the list of its files (`build-files.ts`); absent: the manifest names them. */
  readonly fileLists?: Readonly<Record<string, string>>;
}

export interface SiteRemote extends BuildRef {
  /** Build that was pinned before and worked; what the page falls back to. */
  readonly lastGood: ArtifactRef | null;
  readonly slice: string | null;
  readonly routes: readonly SiteRoute[];
  readonly slots: readonly SiteSlot[];
}

export interface RouteTable {
  readonly pinSet: string;
  readonly shell: ArtifactRef;
  readonly remotes: readonly SiteRemote[];
  /** By language, the integrity of the site's menus. */
  readonly menus: Readonly<Record<string, string>>;
}
