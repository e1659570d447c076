/**
 * `remote.manifest.json`: what a build of a remote, or of the shell, consists of. Written by `shared/build`, kept in
 * the release store, read by the shell server, the loader in the browser and the release gate.
 *
 * An artifact is an immutable folder `<name>/<contentId>/`:
 *
 *     remote.manifest.json
 *     client/…          what browsers load, each file with a `.br` twin (brotli 11)
 *     messages/<bundle>.<locale>.json      message id → compiled AST
 *     server/…          CommonJS for the shell server, never served to browsers
 */
import { z } from 'zod';
import { menuEntry } from './menu.ts';
import { remoteName, routeDeclaration, slotDeclaration } from './remote-config.ts';
import { feedDeclaration, formDeclaration, oneClickDeclaration, sitemapDeclaration } from './server-declarations.ts';

/** sha256 in hex over the sorted lines `<path> <integrity>` of all files of the artifact. */
export const contentId = z.string().regex(/^[0-9a-f]{64}$/);
/** `sha384-…`, as an `integrity` attribute takes it (W3C Subresource Integrity). */
export const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
/** Path inside the artifact: forward slashes, no dot segments. */
export const artifactPath = z.string().regex(/^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[A-Za-z0-9][A-Za-z0-9._/-]*$/);

const fileFacts = z.strictObject({
  integrity,
  bytes: z.number().int().nonnegative(),
  /** Bytes as transferred, brotli 11; absent where the file is never served compressed. */
  brotli: z.number().int().nonnegative().optional(),
});

/** Part of the form library that the shell provides under `@amberlane/ui/<name>`. */
const groupName = z.string().regex(/^[a-z]+$/);

/** Files of one module that can be loaded on its own. */
const loadable = z.strictObject({
  /** Client files to preload, in order. */
  js: z.array(artifactPath),
  css: z.array(artifactPath),
  /** Client files that its code may load later; absent in builds from before they were told. */
  lazy: z.array(artifactPath).optional(),
  /** CommonJS file that the shell server renders with. */
  server: artifactPath,
  /** Groups of the form library that it needs before it runs: `form`. Left out when there are none. */
  groups: z.array(groupName).optional(),
});
export type Loadable = z.infer<typeof loadable>;

/** Names of a shared module that are used, or there, by the request it has in the share scope (`@amberlane/core`). */
const namesByRequest = z.record(z.string(), z.array(z.string()));

/** Where and when a build was made. Says nothing of what is in it: the same build may be made twice. */
const origin = z.strictObject({
  /** Commit of the sources; absent outside of a repository. */
  commit: z.string().regex(/^[0-9a-f]{40}$/).optional(),
  /** Files that the build read differed from the commit. */
  modified: z.boolean().optional(),
  builtAt: z.iso.datetime(),
});
export type BuildOrigin = z.infer<typeof origin>;

const common = {
  schema: z.literal(1),
  /** Version of the package, for people. */
  version: z.string(),
  /** Hash of what is in the build: 12 hex digits, part of every global name. */
  build: z.string().regex(/^[0-9a-f]{12}$/),
  contentId,
  /** Every file of the artifact but this one. */
  files: z.record(artifactPath, fileFacts),
  /** Message bundles, each present in every language of the site. */
  messages: z.array(z.string()),
  /** Absent in what a development server builds. */
  origin: origin.optional(),
};

export const remoteManifest = z.strictObject({
  ...common,
  kind: z.literal('remote'),
  name: remoteName,
  /** Absent: readers. Builds for builders can't be pinned in production. */
  audience: z.enum(['readers', 'builders']).optional(),
  /** Global of the federation container: holds the build, so that two builds fit in one page. */
  container: z.string().regex(/^mf_[a-z0-9_]+$/),
  entry: artifactPath,
  /** Version ranges of what the shell has to provide; `groups` by name, lazy ones included. */
  needs: z.strictObject({
    core: z.string(),
    groups: z.record(groupName, z.string()).optional(),
    /** Further modules that the shell provides when they are asked for, by request: `zod`. */
    modules: z.record(z.string(), z.string()).optional(),
  }),
  /** Calls of the API that the build can make: `POST /v1/api/track/queryTrack`. */
  calls: z.array(z.string()).default([]),
  /** Names of its endpoints, those of the shared fields as `ui/<name>`. */
  endpoints: z.array(z.string()).default([]),
  slice: z.string().optional(),
  /** Names that it uses of the modules that the shell shares, lazily loaded parts included. */
  uses: namesByRequest.optional(),
  /** Versions compiled against, for the release gate and for error reports. */
  builtWith: z.record(z.string(), z.string()),
  routes: z.array(routeDeclaration),
  slots: z.array(slotDeclaration),
  /** Absent in builds from before menus were declared. */
  menu: z.array(menuEntry).default([]),
  forms: z.array(formDeclaration).default([]),
  oneClicks: z.array(oneClickDeclaration).default([]),
  feeds: z.array(feedDeclaration).default([]),
  sitemaps: z.array(sitemapDeclaration).default([]),
  /** By expose name: `./pages/<page>` and `./slots/<module>`. */
  exposes: z.record(z.string(), loadable),
  /** Modules for the shell server alone, by name: `./feeds/news` → CommonJS file. */
  serverModules: z.record(z.string(), artifactPath).default({}),
});
export type RemoteManifest = z.infer<typeof remoteManifest>;

export const shellManifest = z.strictObject({
  ...common,
  kind: z.literal('shell'),
  name: z.literal('shell'),
  /** Version of `@amberlane/core` inside, and of what it shares. */
  provides: z.record(z.string(), z.string()),
  /** Names that its shared modules export. */
  exports: namesByRequest.optional(),
  /** Files of the page loader, of the application, and its styles. */
  loader: artifactPath,
  /** Script that keeps pages on the reader's device; absent in builds without one. */
  serviceWorker: artifactPath.optional(),
  /** Script and styles of the page for what is not on the device; absent in builds without them. */
  offlinePage: z.strictObject({ js: artifactPath, css: artifactPath }).optional(),
  main: loadable,
  /** CommonJS of `@amberlane/core`, one instance for the shell and all remotes of a realm. */
  coreServer: artifactPath,
  /** The form library: files of each group beside those of the shell, words by language, and all of it for the server. */
  antd: z
    .strictObject({
      groups: z.record(groupName, z.strictObject({ js: z.array(artifactPath), css: z.array(artifactPath) })),
      words: z.record(z.string(), z.array(artifactPath)),
      server: artifactPath,
    })
    .optional(),
});
export type ShellManifest = z.infer<typeof shellManifest>;

export const artifactManifest = z.discriminatedUnion('kind', [remoteManifest, shellManifest]);
export type ArtifactManifest = z.infer<typeof artifactManifest>;

/** The manifest without what says nothing of the build itself: where it was made, with which versions, compressed sizes. */
export function identityOf(manifest: ArtifactManifest): object {
  const { origin: _origin, files, ...rest } = manifest;
  const plain = Object.fromEntries(Object.entries(files).map(([file, { integrity: hash, bytes }]) => [file, { integrity: hash, bytes }]));
  if (rest.kind === 'shell') return { ...rest, files: plain };
  const { builtWith: _builtWith, ...remote } = rest;
  return { ...remote, files: plain };
}
