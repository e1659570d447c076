import { expect, it } from '@jest/globals';
import { arePackagesInstalled, hasTestTools, npmArguments } from '../installation.mjs';

const lockfile = {
  packages: {
    '': {},
    'shared/core': { version: '1.0.0' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/jest': { version: '30.5.2', dev: true },
    'node_modules/compiler': { version: '2.0.0', peer: true },
    'node_modules/binary-win': { version: '1.0.0', optional: true },
  },
};
const { 'node_modules/binary-win': _otherSystem, ...all } = lockfile.packages;
const { 'node_modules/jest': _jest, 'node_modules/compiler': _compiler, ...running } = all;
const installed = (packages: typeof lockfile.packages | object, withTestTools: boolean): boolean => arePackagesInstalled(lockfile, { packages: { ...packages } }, withTestTools);

it('is complete for start without test tools, and for tests only with them', () => {
  expect([installed(running, false), installed(running, true)]).toEqual([true, false]);
  expect([installed(all, false), installed(all, true)]).toEqual([true, true]);
});

it('is incomplete when a package is missing or has another version, and when npm was interrupted', () => {
  expect(installed({ ...running, 'node_modules/react': { version: '18.3.1' } }, false)).toBe(false);
  expect(installed({}, false)).toBe(false);
  expect(arePackagesInstalled(lockfile, null, false)).toBe(false);
});

it('does not mind the version of a test tool where none is needed', () => {
  expect(installed({ ...running, 'node_modules/jest': { version: '29.0.0', dev: true } }, false)).toBe(true);
});

it('keeps test tools that are there', () => {
  expect([hasTestTools({ packages: all }), hasTestTools({ packages: running }), hasTestTools(null)]).toEqual([true, false, false]);
});

it('never lets npm write the lockfile, and says which kinds it wants whatever NODE_ENV is', () => {
  expect(npmArguments('install', true)).toEqual(expect.arrayContaining(['install', '--no-save', '--include=dev', '--include=peer']));
  expect(npmArguments('ci', false)).toEqual(expect.arrayContaining(['ci', '--omit=dev', '--omit=peer', '--include=optional']));
});
