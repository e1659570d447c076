import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { pin, publishArtifact } from '@amberlane/release';
import { storeFixture, type Built, type StoreFixture } from '../../../../release/src/testing/store-fixture.ts';
import { loadPinnedArtifacts } from './pinned-artifacts.ts';

let fixture: StoreFixture;
beforeEach(() => {
  fixture = storeFixture();
});
afterEach(() => fixture.remove());

async function release({ dir, name, contentId }: Built): Promise<void> {
  await publishArtifact(fixture.store, dir);
  const outcome = await pin(fixture.store, { privateKey: fixture.privateKey, by: 'ada' }, { name, contentId, channel: 'production' });
  expect(outcome.kind).toBe('appended');
}

it('serves a remote that stands in a menu of a later shell, without that entry, and says so', async () => {
  await release(fixture.buildShell('s'));
  const remote = fixture.buildRemote('a');
  const file = join(remote.dir, 'remote.manifest.json');
  const entry = { place: 'tool', to: 'sample', title: 'sample.title' };
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), menu: [entry, { ...entry, place: 'site-map/of-tomorrow' }] }));
  await release(remote);
  const { pinned, leftOut } = await loadPinnedArtifacts(fixture.store, await fixture.store.readState(), 'production');
  expect(pinned.remotes.map(({ manifest }) => manifest.menu.map(({ place }) => place))).toEqual([['tool']]);
  expect(leftOut).toEqual(['mf-sample: menu entry sample.title: place "site-map/of-tomorrow"']);
});
