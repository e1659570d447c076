/** Compare-and-swap: of several release managers who decide on the same state, exactly one is heard. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { append } from './index.ts';
import type { LogChange } from './log-record.ts';
import { NAME, storeFixture, type StoreFixture } from './testing/store-fixture.ts';

let fixture: StoreFixture;
beforeEach(() => {
  fixture = storeFixture();
});
afterEach(() => fixture.remove());

const changeBy = (by: string, contentId: string): LogChange => ({
  action: 'pin',
  channel: 'production',
  name: NAME,
  contentId,
  manifest: `sha384-${'A'.repeat(64)}`,
  overruled: [],
  by,
  reason: null,
});

it('lets one of many writers of this process win, and tells the others the new head', async () => {
  await fixture.pinned(await fixture.published('a'));
  const { head } = await fixture.store.readState();
  const writers = Array.from({ length: 8 }, (_, index) =>
    append(fixture.reopened(), changeBy(`writer ${index}`, String(index).repeat(64)), head, fixture.privateKey),
  );
  const outcomes = await Promise.all(writers);
  const now = await fixture.store.readState();
  expect(now.seq).toBe(2);
  expect(outcomes.filter(({ kind }) => kind === 'appended')).toHaveLength(1);
  expect(outcomes.filter(({ kind }) => kind === 'conflict')).toEqual(Array(7).fill({ kind: 'conflict', head: now.head }));
  expect(readdirSync(path.join(fixture.url, 'log')).sort()).toEqual(['00000001.json', '00000002.json']);
});

it('lets one of several processes win', async () => {
  const [a, b] = [await fixture.published('a'), await fixture.published('b')];
  const keyFile = path.join(fixture.root, 'release.key');
  writeFileSync(keyFile, fixture.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const script = path.join(import.meta.dirname, 'testing/racing-writer.ts');
  expect(existsSync(script)).toBe(true);

  const racers = [a, b, a, b].map((build) => {
    const child = spawn(process.execPath, [script, fixture.url, keyFile, build], { stdio: ['pipe', 'pipe', 'inherit'] });
    return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
  });
  const ready = await Promise.all(racers.map(({ lines }) => lines.next()));
  expect(ready.map(({ value }) => value)).toEqual(Array(4).fill('ready'));
  const ended = racers.map(({ child }) => once(child, 'exit'));
  for (const { child } of racers) child.stdin.end('go\n');
  const outcomes = await Promise.all(racers.map(async ({ lines }) => (await lines.next()).value));
  await Promise.all(ended);

  expect(outcomes.sort()).toEqual(['appended', 'conflict', 'conflict', 'conflict']);
  expect(await fixture.store.readState()).toMatchObject({ seq: 1 });
});
