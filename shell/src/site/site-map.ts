/**
 * What the site consists of under one pin set: every route, who serves it, and the hash of each manifest. Made by the
 * shell server from the pinned manifests, read by it and, at `/-/site/<pinSet>.json`, by the browser.
 */
import type { Country } from '@amberlane/contract';

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
  readonly countries?: readonly Country[];
  readonly failure: 'primary' | 'regular';
  readonly messages: readonly string[];
  readonly slots: readonly string[];
}

export interface SiteSlot {
  readonly slot: string;
  readonly module: string;
  readonly messages: readonly string[];
}

export interface SiteRemote extends ArtifactRef {
  /** Build that was pinned before and worked; what the page falls back to. */
  readonly lastGood: ArtifactRef | null;
  readonly slice: string | null;
  readonly routes: readonly SiteRoute[];
  readonly slots: readonly SiteSlot[];
}

export interface SiteMap {
  readonly pinSet: string;
  readonly shell: ArtifactRef;
  readonly remotes: readonly SiteRemote[];
}
