/** The webpack runs of the shell: page loader, application, and its server modules. */
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { ReplacementPlugin } from '../plugins/replacement.ts';
import { SharedExportsPlugin } from '../plugins/shared-exports.ts';
import { withAntdGroups, withAntdReplaced } from '../antd/antd-in-webpack.ts';
import { SHARED_MODULES, sharedFor } from '../shared-modules.ts';
import { REPOSITORY } from '../workspace.ts';
import { clientBase, serverBase, type BuildContext } from './base.ts';

const installed = (file: string): string => path.join(REPOSITORY, 'node_modules', file);

/**
 * Messages reach the browser compiled: the parser of the message library stays out of it. The router has its
 * production build under no public name. The federation runtime is asked for in both module formats, and would be
 * there twice.
 */
const ONE_SMALL_COPY = {
  '@formatjs/icu-messageformat-parser$': installed('@formatjs/icu-messageformat-parser/no-parser.js'),
  'react-router$': installed('react-router/dist/production/index.mjs'),
  '@module-federation/runtime/core$': installed('@module-federation/runtime/dist/core.js'),
  '@module-federation/runtime-core$': installed('@module-federation/runtime-core/dist/index.js'),
  '@module-federation/sdk$': installed('@module-federation/sdk/dist/index.js'),
};

/** Of the federation runtime, what it does with snapshots and preloading: see `federation/`. */
const WITHOUT_SNAPSHOTS = new ReplacementPlugin(path.join(import.meta.dirname, '../federation'), [
  [/runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/, 'no-snapshots.ts'],
  [/runtime-core\/dist\/utils\/preload\.js$/, 'no-preloading.ts'],
]);

const SMALL_ROUTER: RuleSetRule = { test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/, loader: path.join(import.meta.dirname, '../plugins/router-names-loader.cjs') };

/**
 * Explicit compile hint: browsers that know it compile the whole application while it streams in, beside the page,
 * instead of function by function as React starts. Behind the minimiser, which takes comments out.
 */
const COMPILED_AHEAD = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^main\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

export function shellClient(context: BuildContext): Configuration {
  const base = withAntdGroups(clientBase(context, `amberlane_shell_${context.build}`), context.antdStyles ?? '');
  return {
    ...base,
    module: { ...base.module, rules: [...(base.module?.rules ?? []), SMALL_ROUTER] },
    entry: context.mode === 'development' ? ['./src/client/development.ts', './src/client/main.tsx'] : './src/client/main.tsx',
    resolve: { ...base.resolve, alias: context.mode === 'production' ? ONE_SMALL_COPY : {} },
    plugins: [
      ...(base.plugins ?? []),
      WITHOUT_SNAPSHOTS,
      new SharedExportsPlugin(),
      COMPILED_AHEAD,
      new ModuleFederationPlugin({
        name: `shell_${context.build}`,
        shared: sharedFor('shell', context.mode),
        manifest: false,
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}

/** The page loader runs before everything: no runtime, no imports at run time, one small file. */
export function shellLoader(context: BuildContext): Configuration {
  const base = clientBase(context, `amberlane_loader_${context.build}`);
  return {
    ...base,
    name: 'loader',
    entry: { loader: './src/client/loader/loader.ts' },
    output: { ...base.output, publicPath: '' },
    plugins: [],
  };
}

/** The service worker: one small file as well, in a world without a document. */
export function shellServiceWorker(context: BuildContext): Configuration {
  return { ...shellLoader(context), name: 'service-worker', target: ['webworker', 'es2022'], entry: { 'service-worker': './src/client/service-worker/service-worker.ts' } };
}

/** What the offline page runs on beside the shell's styles: kept on the device with it, and no part of the application. */
export function shellOfflinePage(context: BuildContext): Configuration {
  return { ...shellLoader(context), name: 'offline-page', entry: { 'offline-page': './src/client/layout/offline-page/offline-browser.ts' }, plugins: clientBase(context, '').plugins ?? [] };
}

export function shellServer(context: BuildContext): Configuration {
  const base = serverBase(context, [...SHARED_MODULES, 'react-dom/server']);
  return {
    ...base,
    entry: { main: './src/client/entry-server.tsx' },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** `@amberlane/core` once for the shell and all remotes of a realm. */
export function coreServer(context: BuildContext): Configuration {
  const base = serverBase(context, SHARED_MODULES.filter((request) => request !== '@amberlane/core'));
  return {
    ...base,
    name: 'core',
    entry: { core: path.join(REPOSITORY, 'shared/core/src/index.ts') },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** All groups of the form library once for the remotes of a realm. */
export function antdServer(context: BuildContext): Configuration {
  const base = withAntdReplaced(serverBase(context, SHARED_MODULES));
  return {
    ...base,
    name: 'antd',
    entry: { antd: path.join(REPOSITORY, 'shared/ui/src/antd/server-groups.ts') },
    plugins: [...(base.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
