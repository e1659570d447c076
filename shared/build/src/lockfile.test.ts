import { expect, it } from '@jest/globals';
import { runtimePackages, type LockedPackages } from './lockfile.ts';

const LOCKED: LockedPackages = {
  'shared/build': { dependencies: { webpack: '1', '@own/contract': '1' }, optionalDependencies: { 'for-windows': '1' } },
  'node_modules/@own/contract': { resolved: 'shared/contract', link: true },
  'shared/contract': { dependencies: { zod: '4' } },
  'node_modules/zod': { version: '4.0.0' },
  'node_modules/webpack': { version: '5.0.0', dependencies: { loader: '2' } },
  'node_modules/loader': { version: '1.0.0' },
  'node_modules/webpack/node_modules/loader': { version: '2.0.0', dependencies: { parser: '1', zod: '4' } },
  'node_modules/parser': { version: '1.0.0', dependencies: { webpack: '5' } },
  'node_modules/eslint': { version: '9.0.0' },
};

it('follows dependencies to the copies that Node would find, through workspaces, and ends at circles', () => {
  expect(runtimePackages(LOCKED, 'shared/build')).toEqual(['node_modules/parser', 'node_modules/webpack', 'node_modules/webpack/node_modules/loader', 'node_modules/zod']);
});
