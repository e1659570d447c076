import type { RemoteManifest, ShellManifest } from '@amberlane/contract/federation/remote-manifest';
import { expect, it } from '@jest/globals';
import { missingExports } from './core-exports.ts';
import { incompatibilities } from './index.ts';

const common = { schema: 1, version: '1.0.0', build: '0123456789ab', contentId: 'a'.repeat(64), files: {}, messages: [] as string[] } as const;
const remote = (uses?: RemoteManifest['uses']): RemoteManifest => ({
  ...common,
  kind: 'remote',
  name: 'mf-a',
  container: 'mf_a',
  entry: 'client/remoteEntry.js',
  needs: { core: '^1.0.0' },
  builtWith: {},
  routes: [],
  slots: [],
  exposes: {},
  ...(uses ? { uses } : {}),
});
const shell = (exports?: ShellManifest['exports']): ShellManifest => ({
  ...common,
  kind: 'shell',
  name: 'shell',
  provides: { '@amberlane/core': '1.1.0' },
  loader: 'client/loader.js',
  main: { js: [], css: [], server: 'server/main.cjs' },
  coreServer: 'server/core.cjs',
  ...(exports ? { exports } : {}),
});

it('finds what a shell of the right version does not export', () => {
  const old = shell({ '@amberlane/core': ['Link'], '@amberlane/ui/form': ['Form'] });
  expect(missingExports(remote({ '@amberlane/core': ['Link', 'useRoutes', 'useToast'], '@amberlane/ui/form': ['Form', 'Upload'] }), old)).toEqual([
    "mf-a uses useRoutes, useToast of @amberlane/core, the shell's has no such export",
    "mf-a uses Upload of @amberlane/ui/form, the shell's has no such export",
  ]);
});

it('is a reason against the pin, beside the version range', () => {
  expect(incompatibilities([shell({ '@amberlane/core': [] }), remote({ '@amberlane/core': ['useRoutes'] })])).toEqual([
    { kind: 'core-exports', between: ['mf-a', 'shell'], message: "mf-a uses useRoutes of @amberlane/core, the shell's has no such export" },
  ]);
});

it('has nothing against a remote whose names are all there, nor against builds that name nothing', () => {
  expect(missingExports(remote({ '@amberlane/core': ['Link'] }), shell({ '@amberlane/core': ['Link', 'useRoutes'] }))).toEqual([]);
  expect(missingExports(remote(), shell({ '@amberlane/core': [] }))).toEqual([]);
  expect(missingExports(remote({ '@amberlane/core': ['useRoutes'] }), shell())).toEqual([]);
});
