/** An old log is signed too: a reader that has seen more refuses it. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { pinsOf } from './index.ts';
import { NAME, storeFixture, type StoreFixture } from './testing/store-fixture.ts';

let fixture: StoreFixture;
let builds: readonly string[];
beforeEach(async () => {
  fixture = storeFixture();
  builds = [await fixture.published('a'), await fixture.published('b'), await fixture.published('c')];
});
afterEach(() => fixture.remove());

const log = (): string => path.join(fixture.url, 'log');

it('refuses a log that lost its newest record', async () => {
  for (const build of builds) await fixture.pinned(build);
  const reader = fixture.reopened();
  await reader.readState();
  rmSync(path.join(log(), '00000003.json'));
  await expect(reader.readState()).rejects.toMatchObject({ kind: 'replay' });
});

it('refuses an emptied log', async () => {
  for (const build of builds) await fixture.pinned(build);
  const reader = fixture.reopened();
  await reader.readState();
  rmSync(log(), { recursive: true });
  await expect(reader.readState()).rejects.toMatchObject({ kind: 'replay' });
});

it('refuses another log of the same key, also a longer one', async () => {
  const [a = '', b = '', c = ''] = builds;
  await fixture.pinned(a);
  const reader = fixture.reopened();
  await reader.readState();
  rmSync(log(), { recursive: true });
  const rewriter = fixture.withNewStore();
  await rewriter.pinned(b);
  await rewriter.pinned(c);
  await expect(reader.readState()).rejects.toMatchObject({ kind: 'replay', seq: 1 });
});

it('reads on where a log only grew', async () => {
  const [a = '', b = ''] = builds;
  await fixture.pinned(a);
  const reader = fixture.reopened();
  await reader.readState();
  await fixture.pinned(b);
  expect(pinsOf(await reader.readState(), 'production')[NAME]).toMatchObject({ build: b });
});

it('does not take a slow reading that a newer one overtook for a replay', async () => {
  const [a = '', b = ''] = builds;
  await fixture.pinned(a);
  const reader = fixture.reopened();
  const { readLog } = reader.folder;
  const { promise: overtaken, resolve: overtake } = Promise.withResolvers<undefined>();
  reader.folder.readLog = async () => {
    const texts = await readLog();
    await overtaken;
    return texts;
  };
  const slow = reader.readState();
  reader.folder.readLog = readLog;
  await fixture.pinned(b);
  expect(await reader.readState()).toMatchObject({ seq: 2 });
  overtake(undefined);
  expect(await slow).toMatchObject({ seq: 1 });
  expect(await reader.readState()).toMatchObject({ seq: 2 });
});
