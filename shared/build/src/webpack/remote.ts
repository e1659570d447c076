/** The two webpack runs of a remote. */
import type { Configuration, RuleSetRule } from 'webpack';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { RemoteConfig } from '@amberlane/contract/federation/remote-config';
import { chunkOfExpose } from '@amberlane/contract/federation/artifact-files';
import { feedModule, sitemapModule } from '@amberlane/contract/federation/server-declarations';
import { GroupNeedsPlugin } from '../antd/group-needs.ts';
import { CallUsesPlugin } from '../calls/call-uses.ts';
import { ANTD_REQUESTS, SCHEMA_LIBRARY, SHARED_MODULES, sharedFor } from '../shared-modules.ts';
import { BUNDLER_RUNTIME_GLOBAL } from '../globals.ts';
import { LazyFilesPlugin } from '../plugins/lazy-files.ts';
import { ReplacementPlugin } from '../plugins/replacement.ts';
import { SharedUsesPlugin } from '../plugins/shared-exports.ts';
import { clientBase, serverBase, type BuildContext } from './base.ts';

/** `mf-tracking`, `0a1b…` → `mf_tracking_0a1b…`: a global name that two builds never share. */
export const containerName = (name: string, build: string): string => `${name.replaceAll('-', '_')}_${build}`;

/** Expose name → module, for each page and slot of the declaration. */
export function exposesOf(config: RemoteConfig): Record<string, string> {
  const pages = config.routes.map(({ page }) => [`./pages/${page}`, `./src/pages/${page}/page.tsx`] as const);
  const slots = config.slots.map(({ module }) => [`./slots/${module}`, `./src/slots/${module}/slot.tsx`] as const);
  return Object.fromEntries([...pages, ...slots]);
}

/** Server module → source, for what only the shell server runs. */
export function serverModulesOf(config: RemoteConfig): Record<string, string> {
  const feeds = config.feeds.map((feed) => [feedModule(feed), `./src/feeds/${feed.module}/feed.ts`] as const);
  const sitemaps = config.sitemaps.map((sitemap) => [sitemapModule(sitemap), `./src/sitemaps/${sitemap.module}/sitemap.ts`] as const);
  return Object.fromEntries([...feeds, ...sitemaps]);
}

/** The exposes with the names of their chunks, which the federation plugin gives only where it writes its manifest. */
const namedExposes = (config: RemoteConfig): Record<string, { readonly import: string; readonly name: string }> =>
  Object.fromEntries(Object.entries(exposesOf(config)).map(([expose, module]) => [expose, { import: module, name: chunkOfExpose(expose) }]));

/** `./pages/track` → `pages-track`: file name of an expose's server module. */
export const serverFileName = (expose: string): string => expose.slice(2).replaceAll('/', '-');

/** The federation library's code between webpack and its core: the shell has it, an entry without it is a third of the size. */
const BUNDLER_RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;

/** The end of a module's path as its remote declares it, with or without the extension. */
const modulePattern = (module: string): RegExp => new RegExp(`(?:^|/)${module.replaceAll('.', '\\.')}(?:\\.js)?$`);

const replacementsOf = ({ build }: RemoteConfig, { dir }: BuildContext): ReplacementPlugin =>
  new ReplacementPlugin(dir, build.replacements.map(({ module, by }) => [modulePattern(module), by] as const));

/** Pages and slots export their definition, not a component: fast refresh takes them as well. */
const REFRESH_PAGES: RuleSetRule = {
  test: /[\\/]src[\\/](?:pages|slots)[\\/][^\\/]+[\\/](?:page|slot)\.tsx$/,
  enforce: 'post',
  loader: fileURLToPath(new URL('../plugins/refresh-page-loader.cjs', import.meta.url)),
};

export function remoteClient(config: RemoteConfig, context: BuildContext): Configuration {
  const container = containerName(config.name, context.build);
  const base = clientBase(context, container);
  return {
    ...base,
    entry: {},
    externals: [
      ({ request }, done) => (request && BUNDLER_RUNTIME.test(request) ? done(undefined, `global ${BUNDLER_RUNTIME_GLOBAL}`) : done()),
    ],
    ...(context.refresh && { module: { ...base.module, rules: [...(base.module?.rules ?? []), REFRESH_PAGES] } }),
    plugins: [
      ...(base.plugins ?? []),
      // Reports for the manifest of an artifact, which a development server writes by itself: half the time of a rebuild.
      ...(context.refresh ? [] : [new GroupNeedsPlugin(), new LazyFilesPlugin(), new CallUsesPlugin(), new SharedUsesPlugin()]),
      replacementsOf(config, context),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes: context.refresh ? namedExposes(config) : exposesOf(config),
        shared: sharedFor('remote', context.mode),
        manifest: context.refresh ? false : { fileName: 'mf-manifest.json' },
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        ...(context.refresh ? { runtimePlugins: [new URL('../plugins/refresh-runtime.cjs', import.meta.url).pathname] } : {}),
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}

/** Against what a server's bundle would make addresses of workers, which browsers alone start. Without it the file asks Node for its own path as it loads. */
const NO_PLACE = 'server:/';

export function remoteServer(config: RemoteConfig, context: BuildContext): Configuration {
  const entry = Object.fromEntries(Object.entries({ ...exposesOf(config), ...serverModulesOf(config) }).map(([expose, file]) => [serverFileName(expose), { import: file, baseUri: NO_PLACE }]));
  const base = serverBase(context, [...SHARED_MODULES, ...ANTD_REQUESTS, SCHEMA_LIBRARY]);
  return {
    ...base,
    entry,
    // The realm loads one file for each expose: what a page imports later is in its file too.
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
  };
}
