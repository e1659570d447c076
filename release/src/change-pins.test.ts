import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkPin, openStore, pin, pinsOf, publishArtifact, unpin } from './index.ts';
import { NAME, storeFixture, type StoreFixture } from './testing/store-fixture.ts';

let fixture: StoreFixture;
beforeEach(() => {
  fixture = storeFixture();
});
afterEach(() => fixture.remove());

const live = async (channel = 'production') => pinsOf(await fixture.reopened().readState(), channel)[NAME];

describe('pin', () => {
  it('makes a published build live in one channel, signed for by name', async () => {
    const a = await fixture.published('a');
    await fixture.pinned(a, 'staging');
    expect(await live('staging')).toMatchObject({ build: a, lastGood: null, by: 'ada' });
    expect(await live('production')).toBeUndefined();
  });

  it('keeps the build before as the last good one', async () => {
    const [a, b] = [await fixture.published('a'), await fixture.published('b')];
    await fixture.pinned(a);
    await fixture.pinned(b);
    expect(await live()).toMatchObject({ build: b, lastGood: a });
  });

  it('refuses the build that is live already, and a build that was never published', async () => {
    const a = await fixture.published('a');
    await fixture.pinned(a);
    expect(await fixture.pinned(a)).toMatchObject({ kind: 'refused', forceable: false });
    expect(await fixture.pinned('0'.repeat(64))).toMatchObject({ kind: 'refused', forceable: false });
    expect((await fixture.store.readLog()).length).toBe(1);
  });

  it('refuses a decision that was made on an older log', async () => {
    const [a, b] = [await fixture.published('a'), await fixture.published('b')];
    await fixture.pinned(a);
    const outcome = await pin(
      fixture.store,
      { privateKey: fixture.privateKey, by: 'ben' },
      { name: NAME, contentId: b, channel: 'production', expectedHead: null },
    );
    const { head } = await fixture.store.readState();
    expect(outcome).toEqual({ kind: 'conflict', head });
  });
});

describe('pin of a tool for builders', () => {
  const author = () => ({ privateKey: fixture.privateKey, by: 'ada' });

  it('is refused in production, by no force to be had, and allowed elsewhere', async () => {
    const { dir, contentId } = fixture.buildRemote('a', { audience: 'builders' });
    await publishArtifact(fixture.store, dir);
    const forced = { name: NAME, contentId, channel: 'production', force: true, reason: 'just this once' };
    expect(await pin(fixture.store, author(), forced)).toMatchObject({ kind: 'refused', forceable: false });
    expect(await live()).toBeUndefined();
    expect(await fixture.pinned(contentId, 'isolate')).toMatchObject({ kind: 'appended' });
  });
});

describe('pin of a build that does not fit', () => {
  it('is refused with the reason, for the shell as for the remote', async () => {
    await fixture.pinned(await fixture.published('a'));
    const { dir, contentId } = fixture.buildShell('two', '2.0.0');
    await publishArtifact(fixture.store, dir);
    const request = { name: 'shell', contentId, channel: 'production' };
    const author = { privateKey: fixture.privateKey, by: 'ada' };
    expect(await pin(fixture.store, author, request)).toEqual({
      kind: 'refused',
      reasons: ['mf-sample needs @amberlane/core ^1.0.0, the shell has 2.0.0'],
      forceable: true,
    });
    expect(await pin(fixture.store, author, { ...request, force: true })).toMatchObject({ kind: 'refused' });

    await pin(fixture.store, author, { ...request, force: true, reason: 'the remote follows within the hour' });
    expect((await fixture.store.readLog()).at(-1)).toMatchObject({
      reason: 'the remote follows within the hour',
      overruled: ['mf-sample needs @amberlane/core ^1.0.0, the shell has 2.0.0'],
    });
  });
});

describe('a pin that takes a page away', () => {
  const author = () => ({ privateKey: fixture.privateKey, by: 'ada' });

  it('is refused unless forced with a reason; a check says the same and writes nothing', async () => {
    await fixture.pinned(await fixture.published('a'));
    const { dir, contentId } = fixture.buildRemote('b', { routes: [] });
    await publishArtifact(fixture.store, dir);
    const reasons = ['path sample, live in mf-sample, would lead nowhere; links, menus and bookmarks may point there'];
    const request = { name: NAME, contentId, channel: 'production' };
    expect(await checkPin(fixture.store, request)).toEqual({ kind: 'objected', reasons });
    expect(await pin(fixture.store, author(), request)).toEqual({ kind: 'refused', reasons, forceable: true });
    expect(await fixture.store.readLog()).toHaveLength(1);
    expect(await pin(fixture.store, author(), { ...request, force: true, reason: 'the page moved to help' })).toMatchObject({ kind: 'appended', record: { overruled: reasons } });
  });
});

describe('unpin', () => {
  const author = () => ({ privateKey: fixture.privateKey, by: 'ada' });

  it('takes a name, and with its last one the channel, out of what is live', async () => {
    await fixture.pinned(await fixture.published('a'), 'stagging');
    const request = { name: NAME, channel: 'stagging' };
    expect(await unpin(fixture.store, author(), request)).toMatchObject({ kind: 'refused', forceable: true });
    expect(await unpin(fixture.store, author(), { ...request, force: true, reason: 'a misspelt channel' })).toMatchObject({ kind: 'appended', record: { action: 'unpin', seq: 2 } });
    expect((await fixture.reopened().readState()).channels).toEqual({});
    expect(await unpin(fixture.store, author(), request)).toMatchObject({ kind: 'refused', forceable: false });
  });

  it('never takes the shell away from remotes, and forgets no rollback', async () => {
    const { dir, contentId } = fixture.buildShell('one');
    await publishArtifact(fixture.store, dir);
    await pin(fixture.store, author(), { name: 'shell', contentId, channel: 'production' });
    const [a, b, c] = [await fixture.published('a'), await fixture.published('b'), await fixture.published('c')];
    await fixture.pinned(a);
    const force = { channel: 'production', force: true, reason: 'tidying' };
    expect(await unpin(fixture.store, author(), { ...force, name: 'shell' })).toMatchObject({ kind: 'refused', forceable: false });
    await fixture.pinned(b);
    await fixture.rolledBack();
    await unpin(fixture.store, author(), { ...force, name: NAME });
    await fixture.pinned(b);
    await fixture.pinned(c);
    expect(await live()).toMatchObject({ build: c, lastGood: null });
  });
});

describe('a damaged neighbour', () => {
  it('speaks against a pin, but a forced one goes through with the damage in the log', async () => {
    await fixture.pinned(await fixture.published('a'));
    const { dir, contentId } = fixture.buildShell('one');
    await publishArtifact(fixture.store, dir);
    const [neighbour] = await fixture.store.listArtifacts();
    writeFileSync(path.join(fixture.url, 'artifacts', NAME, neighbour?.contentId ?? '', 'remote.manifest.json'), '{}');
    const request = { name: 'shell', contentId, channel: 'production' };
    const author = { privateKey: fixture.privateKey, by: 'ada' };
    expect(await pin(fixture.reopened(), author, request)).toMatchObject({ kind: 'refused', forceable: true });
    expect(await pin(fixture.reopened(), author, { ...request, force: true, reason: 'the site is down' })).toMatchObject({
      kind: 'appended',
      record: { overruled: [expect.stringContaining(NAME)] },
    });
  });
});

describe('rollback', () => {
  it('walks back through the builds that were live, and stops at the first', async () => {
    const [a, b, c] = [await fixture.published('a'), await fixture.published('b'), await fixture.published('c')];
    for (const build of [a, b, c]) await fixture.pinned(build);
    await fixture.rolledBack();
    expect(await live()).toMatchObject({ build: b, lastGood: a });
    await fixture.rolledBack();
    expect(await live()).toMatchObject({ build: a, lastGood: null });
    expect(await fixture.rolledBack()).toMatchObject({ kind: 'refused' });
  });

  it('does not return to the build that was rolled back from', async () => {
    const [a, b, c] = [await fixture.published('a'), await fixture.published('b'), await fixture.published('c')];
    await fixture.pinned(a);
    await fixture.pinned(b);
    await fixture.rolledBack();
    await fixture.pinned(c);
    expect(await live()).toMatchObject({ build: c, lastGood: a });
  });

  it('leaves a build that is never the last good one again, not even when somebody pins it again', async () => {
    const [a, b, c] = [await fixture.published('a'), await fixture.published('b'), await fixture.published('c')];
    await fixture.pinned(a);
    await fixture.pinned(b);
    await fixture.rolledBack();
    await fixture.pinned(b);
    expect(await live()).toMatchObject({ build: b, lastGood: a });
    await fixture.pinned(c);
    expect(await live()).toMatchObject({ build: c, lastGood: a });
    await fixture.rolledBack();
    expect(await live()).toMatchObject({ build: a, lastGood: null });
  });

  it('finds no good build under the same build pinned again', async () => {
    const [a, b] = [await fixture.published('a'), await fixture.published('b')];
    await fixture.pinned(a);
    await fixture.pinned(b);
    await fixture.rolledBack();
    await fixture.pinned(b);
    await fixture.pinned(a);
    expect(await live()).toMatchObject({ build: a, lastGood: null });
  });

  it('concerns its own channel only', async () => {
    const [a, b] = [await fixture.published('a'), await fixture.published('b')];
    for (const channel of ['production', 'staging']) {
      await fixture.pinned(a, channel);
      await fixture.pinned(b, channel);
    }
    await fixture.rolledBack('staging');
    expect(await live('production')).toMatchObject({ build: b });
    expect(await live('staging')).toMatchObject({ build: a });
  });
});

it('reads a store that does not exist yet as an empty one', async () => {
  const store = openStore({ url: `${fixture.root}/nowhere`, publicKey: fixture.publicKey });
  expect(await store.readState()).toMatchObject({ seq: 0, head: null });
});
