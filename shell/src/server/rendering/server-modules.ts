/**
 * One realm per pin set: the server modules of exactly these builds, with one core and one React among them. Nothing
 * is ever reloaded in a realm; other pins make another realm.
 */
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { artifactUrl } from '@amberlane/contract/federation/artifact-files';
import type { FeedModule, PageModule, SitemapModule, SlotModule } from '@amberlane/core';
import type { RemoteManifest, ShellManifest } from '@amberlane/contract/federation/remote-manifest';
import type * as EntryServer from '../../client/entry-server.tsx';

/** Stands in server bundles for the address of the artifact's `client/` folder (`shared/build`). */
const CLIENT_BASE_MARK = '/@amberlane-client@/';

/** Modules that server bundles take from the shell server itself. */
const FROM_SERVER = ['react', 'react-dom', 'react-dom/client', 'react-dom/server', 'react/jsx-runtime', 'zod'] as const;
/** Parts of Node that bundled libraries ask for. */
const FROM_NODE = ['util', 'stream', 'crypto', 'async_hooks'] as const;

/** `@amberlane/ui/form`: a group of the form library, which the shell's artifact holds in one module. */
const GROUP_REQUEST = /^@amberlane\/ui\/([a-z]+)$/;

/** Verified text of a file of a pinned artifact, or null when its manifest does not list it. */
export type ArtifactText = (name: string, contentId: string, file: string) => string | null;

export interface Realm {
  readonly shell: typeof EntryServer;
  /** Default export of an expose: the page or slot itself. */
  page(remote: RemoteManifest, expose: string): PageModule;
  slot(remote: RemoteManifest, expose: string): SlotModule;
  /** Modules that no browser gets. */
  feed(remote: RemoteManifest, name: string): FeedModule;
  sitemap(remote: RemoteManifest, name: string): SitemapModule;
}

type CommonJsModule = (module: { exports: unknown }, exports: unknown, require: (request: string) => unknown) => void;

const serverRequire = createRequire(import.meta.url);

/** Loads core and shell of a pin set; remotes follow when a page asks for them. `assets` is the origin of a CDN or ''. */
export function createRealm(shell: ShellManifest, artifactText: ArtifactText, assets: string): Realm {
  const provided = new Map<string, unknown>();
  const loaded = new Map<string, unknown>();

  function provide(request: string): unknown {
    if (provided.has(request)) return provided.get(request);
    const [, group] = GROUP_REQUEST.exec(request) ?? [];
    if (group) return provideGroup(request, group);
    const own = (FROM_SERVER as readonly string[]).includes(request) || (FROM_NODE as readonly string[]).includes(request.replace(/^node:/, ''));
    if (!own) throw new Error(`server bundle asks for ${request}, which is not shared`);
    const module: unknown = serverRequire(request);
    provided.set(request, module);
    return module;
  }

  /** Loaded when the first remote asks: most pages have no form. */
  function provideGroup(request: string, group: string): unknown {
    const groups = shell.antd ? (load(shell, shell.antd.server) as Readonly<Record<string, unknown>>) : {};
    if (groups[group] === undefined) throw new Error(`the shell provides no ${request}`);
    provided.set(request, groups[group]);
    return groups[group];
  }

  function load(artifact: { name: string; contentId: string }, file: string): unknown {
    const filename = artifactUrl(artifact, file);
    const known = loaded.get(filename);
    if (known) return known;
    const text = artifactText(artifact.name, artifact.contentId, file);
    if (text === null) throw new Error(`there is no ${filename}`);
    const source = text.replaceAll(CLIENT_BASE_MARK, assets + artifactUrl(artifact, 'client/'));
    const module: { exports: unknown } = { exports: {} };
    const run = vm.compileFunction(source, ['module', 'exports', 'require'], { filename }) as CommonJsModule;
    run(module, module.exports, provide);
    loaded.set(filename, module.exports);
    return module.exports;
  }

  function expose(remote: RemoteManifest, name: string): unknown {
    const server = remote.exposes[name]?.server ?? remote.serverModules[name];
    if (!server) throw new Error(`${remote.name} has no ${name}`);
    return (load(remote, server) as { default?: unknown }).default;
  }

  provided.set('@amberlane/core', load(shell, shell.coreServer));
  return {
    shell: load(shell, shell.main.server) as typeof EntryServer,
    page: (remote, name) => asKind<PageModule>(expose(remote, name), 'page', remote, name),
    slot: (remote, name) => asKind<SlotModule>(expose(remote, name), 'slot', remote, name),
    feed: (remote, name) => asKind<FeedModule>(expose(remote, name), 'feed', remote, name),
    sitemap: (remote, name) => asKind<SitemapModule>(expose(remote, name), 'sitemap', remote, name),
  };
}

function asKind<M extends PageModule | SlotModule | FeedModule | SitemapModule>(module: unknown, kind: M['kind'], remote: RemoteManifest, name: string): M {
  if (typeof module !== 'object' || module === null || (module as { kind?: unknown }).kind !== kind) {
    throw new Error(`${remote.name} ${name} exports no ${kind}`);
  }
  return module as M;
}
