/** Who can write the store, but has no release key, can't change what is live. */
import { generateKeyPairSync } from 'node:crypto';
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { openStore } from './index.ts';
import { logRecord, recordText, signRecord } from './log-record.ts';
import { NAME, storeFixture, type StoreFixture } from './testing/store-fixture.ts';

let fixture: StoreFixture;
let builds: readonly string[];
beforeEach(async () => {
  fixture = storeFixture();
  builds = [await fixture.published('a'), await fixture.published('b'), await fixture.published('c')];
  for (const build of builds) await fixture.pinned(build);
});
afterEach(() => fixture.remove());

const fileOf = (seq: number): string => path.join(fixture.url, 'log', `0000000${seq}.json`);
const recordOf = (seq: number) => logRecord.parse(JSON.parse(readFileSync(fileOf(seq), 'utf8')));
const fault = () => fixture.reopened().readState();

it('accepts the untouched log', async () => {
  expect(await fault()).toMatchObject({ seq: 3 });
});

it('refuses a record that was changed', async () => {
  writeFileSync(fileOf(2), readFileSync(fileOf(2), 'utf8').replace('"by":"ada"', '"by":"eve"'));
  await expect(fault()).rejects.toMatchObject({ kind: 'bad-signature', seq: 2 });
});

it('refuses a changed record that was signed with another key', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { schema: _schema, seq, prev, at, signature: _signature, ...change } = recordOf(3);
  writeFileSync(fileOf(3), recordText(signRecord({ ...change, by: 'eve' }, { seq, prev, at }, privateKey)));
  await expect(fault()).rejects.toMatchObject({ kind: 'bad-signature', seq: 3 });
});

it('refuses the whole log under another public key', async () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  await expect(openStore({ url: fixture.url, publicKey }).readState()).rejects.toMatchObject({ kind: 'bad-signature', seq: 1 });
});

it('refuses a log with a missing record', async () => {
  rmSync(fileOf(2));
  await expect(fault()).rejects.toMatchObject({ kind: 'gap', seq: 2 });
});

it('refuses records that changed places', async () => {
  renameSync(fileOf(3), `${fileOf(3)}.kept`);
  copyFileSync(fileOf(2), fileOf(3));
  renameSync(`${fileOf(3)}.kept`, fileOf(2));
  await expect(fault()).rejects.toMatchObject({ kind: 'broken-chain', seq: 2 });
});

it('refuses an old signed record under a new number', async () => {
  copyFileSync(fileOf(1), fileOf(4));
  await expect(fault()).rejects.toMatchObject({ kind: 'broken-chain', seq: 4 });
});

it('refuses a head that is signed, but continues another log', async () => {
  const { schema: _schema, signature: _signature, seq: _seq, prev: _prev, at, ...change } = recordOf(3);
  writeFileSync(fileOf(4), recordText(signRecord(change, { seq: 4, prev: 'f'.repeat(64), at }, fixture.privateKey)));
  await expect(fault()).rejects.toMatchObject({ kind: 'broken-chain', seq: 4 });
});

it('refuses a signed record in the file of another number', async () => {
  const { schema: _schema, signature: _signature, seq: _seq, prev: _prev, at, ...change } = recordOf(3);
  const { head } = await fixture.store.readState();
  writeFileSync(fileOf(4), recordText(signRecord(change, { seq: 5, prev: head, at }, fixture.privateKey)));
  await expect(fault()).rejects.toMatchObject({ kind: 'broken-chain', seq: 4 });
});

it('refuses a signed rollback to a build that was not live before', async () => {
  const { head } = await fixture.store.readState();
  const change = { action: 'rollback', channel: 'production', name: NAME, contentId: 'f'.repeat(64), from: builds[2] ?? '', by: 'ada', reason: null } as const;
  writeFileSync(fileOf(4), recordText(signRecord(change, { seq: 4, prev: head, at: new Date().toISOString() }, fixture.privateKey)));
  await expect(fault()).rejects.toMatchObject({ kind: 'impossible-record', seq: 4 });
});

it.each([
  ['no JSON', 'pin!'],
  ['half a record', '{"schema":1,"seq":4'],
  ['a record of an unknown schema', '{"schema":2,"seq":4}\n'],
])('refuses %s', async (_what, text) => {
  writeFileSync(fileOf(4), text);
  await expect(fault()).rejects.toMatchObject({ kind: 'malformed-record', seq: 4 });
});

it('refuses a second spelling of a signed record', async () => {
  writeFileSync(fileOf(3), JSON.stringify(recordOf(3), null, 1));
  await expect(fault()).rejects.toMatchObject({ kind: 'malformed-record', seq: 3 });
});

it('overlooks what an interrupted writer left behind', async () => {
  writeFileSync(path.join(fixture.url, 'log', '.5f0c'), '{"schema":1,"se');
  expect(await fault()).toMatchObject({ seq: 3 });
});
