/** Manifests for pure judgements: no files behind them. */
import { routeDeclaration, slotDeclaration, type RouteDeclaration } from '@amberlane/contract/federation/remote-config';
import type { RemoteManifest, ShellManifest } from '@amberlane/contract/federation/remote-manifest';

export const route = (path: string, more: Partial<RouteDeclaration> = {}): RouteDeclaration =>
  routeDeclaration.parse({ path, page: 'home', title: 'a.b', messages: ['a'], budgetKb: 1, ...more });

const common = { schema: 1, version: '1.0.0', build: '0123456789ab', contentId: 'a'.repeat(64), files: {}, messages: [] } as const;

export const remote = (name: string, more: Partial<RemoteManifest> = {}): RemoteManifest => ({
  ...common,
  messages: [],
  kind: 'remote',
  name,
  container: 'mf_x',
  entry: 'client/remoteEntry.js',
  needs: { core: '^1.2.0' },
  calls: [],
  endpoints: [],
  builtWith: {},
  routes: [],
  slots: [],
  menu: [],
  forms: [],
  oneClicks: [],
  feeds: [],
  sitemaps: [],
  exposes: {},
  serverModules: {},
  ...more,
});

export const slot = (name: string): RemoteManifest['slots'][number] => slotDeclaration.parse({ slot: name, module: name, messages: ['a'], budgetKb: 1 });

export const shell = (core: string, provides: ShellManifest['provides'] = {}): ShellManifest => ({
  ...common,
  messages: ['shell'],
  kind: 'shell',
  name: 'shell',
  provides: { '@amberlane/core': core, ...provides },
  loader: 'client/loader.js',
  main: { js: [], css: [], server: 'server/main.cjs' },
  coreServer: 'server/core.cjs',
});
