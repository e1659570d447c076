import { expect, it } from '@jest/globals';
import { SHARED_BUNDLES } from '@amberlane/contract/federation/shared-bundles';
import { bundlesIn, SHARED_MESSAGES } from './messages.ts';

it('the bundles of shared components are those that several remotes may carry', () => {
  expect(bundlesIn(SHARED_MESSAGES)).toEqual([...SHARED_BUNDLES].sort());
});
