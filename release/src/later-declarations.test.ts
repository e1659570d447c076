/** A remote may be released before the shell that knows all it declares. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { checkPin, pin, publishArtifact } from './index.ts';
import { NAME, storeFixture, type Built, type StoreFixture } from './testing/store-fixture.ts';

let fixture: StoreFixture;
beforeEach(() => {
  fixture = storeFixture();
});
afterEach(() => fixture.remove());

/** A build whose manifest says what this version has no word for. */
function buildOfTomorrow(declared: object): Built {
  const built = fixture.buildRemote('a');
  const file = path.join(built.dir, 'remote.manifest.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...declared }));
  return built;
}

const ENTRY = { place: 'footer/company', to: 'sample', title: 'sample.title' };

it('is published and pinned beside the live shell with an entry for a menu place that is not known here', async () => {
  const shell = fixture.buildShell('s');
  await publishArtifact(fixture.store, shell.dir);
  await pin(fixture.store, { privateKey: fixture.privateKey, by: 'ada' }, { name: 'shell', contentId: shell.contentId, channel: 'production' });
  const { dir, contentId } = buildOfTomorrow({ menu: [{ ...ENTRY, place: 'header/of-tomorrow', shape: 'round' }, ENTRY] });
  expect(await publishArtifact(fixture.store, dir)).toMatchObject({ kind: 'published' });
  expect(await checkPin(fixture.store, { name: NAME, contentId, channel: 'production' })).toEqual({ kind: 'fits' });
  expect(await fixture.pinned(contentId)).toMatchObject({ kind: 'appended' });

  const reader = fixture.reopened();
  expect(await reader.readManifest(NAME, contentId)).toMatchObject({ menu: [ENTRY] });
  expect(await reader.leftOut(NAME, contentId)).toEqual(['menu entry sample.title: place "header/of-tomorrow"']);
  expect(await reader.leftOut('shell', shell.contentId)).toEqual([]);
  expect(await reader.verify()).toMatchObject({ problems: [] });
});

it('is refused as before where its other entries are wrong', async () => {
  const { dir } = buildOfTomorrow({ menu: [{ ...ENTRY, place: 'header/of-tomorrow' }, { ...ENTRY, to: 'gone' }] });
  expect(await publishArtifact(fixture.store, dir)).toMatchObject({ kind: 'refused', reasons: ['menu entry sample.title leads to "gone", which is no route of the build'] });
});
