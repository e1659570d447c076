import { expect, it } from '@jest/globals';
import path from 'node:path';
import { SHARED_BUNDLES } from '@amberlane/contract/federation/shared-bundles';
import { bundleFolder, sharedBundles } from './messages.ts';
import { REPOSITORY } from './workspace.ts';

const folderOf = (part: string): string => path.join(REPOSITORY, part);

it('the bundles of shared components and of the contract are those that several remotes may carry', () => {
  expect(sharedBundles()).toEqual([...SHARED_BUNDLES].sort());
});

it('finds the folder of a bundle: the own one, that of shared components, that of the contract', () => {
  expect(bundleFolder(folderOf('mf-tracking'), 'track')).toBe(folderOf('mf-tracking'));
  expect(bundleFolder(folderOf('mf-tracking'), 'form')).toBe(folderOf('shared/ui'));
  expect(bundleFolder(folderOf('mf-tracking'), 'track-events')).toBe(folderOf('shared/contract'));
  expect(bundleFolder(folderOf('mf-tracking'), 'unheard-of')).toBeNull();
});
