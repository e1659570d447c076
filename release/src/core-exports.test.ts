import type { RemoteManifest, ShellManifest } from '@amberlane/contract/federation/remote-manifest';
import { expect, it } from '@jest/globals';
import { missingExports } from './core-exports.ts';
import { incompatibilities } from './index.ts';
import { remote as buildOf, shell as shellOf } from './testing/manifests.ts';

const remote = (uses?: RemoteManifest['uses']): RemoteManifest => buildOf('mf-a', { needs: { core: '^1.0.0' }, ...(uses ? { uses } : {}) });
const shell = (exports?: ShellManifest['exports']): ShellManifest => ({ ...shellOf('1.1.0'), ...(exports ? { exports } : {}) });

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
