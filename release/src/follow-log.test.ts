/** A server follows the pins without a restart, and keeps what it has when the log turns bad. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { pinsOf, type Following, type ReleaseState, type StoreFault } from './index.ts';
import { NAME, storeFixture, type StoreFixture } from './testing/store-fixture.ts';

let fixture: StoreFixture;
let following: Following | null = null;
beforeEach(() => {
  fixture = storeFixture();
});
afterEach(() => {
  following?.close();
  fixture.remove();
});

/** Follows with a reader of its own; `next` and `nextFault` wait for what it tells. */
async function follow() {
  const reader = fixture.reopened();
  await reader.readState();
  const states = queue<ReleaseState>();
  const faults = queue<StoreFault>();
  const readings = queue<true>();
  const { readLog } = reader.folder;
  reader.folder.readLog = () => {
    readings.put(true);
    return readLog();
  };
  following = reader.follow(states.put, faults.put);
  return { next: states.take, nextFault: faults.take, nextReading: readings.take, states: states.items, faults: faults.items };
}

function queue<T>() {
  const items: T[] = [];
  let wake: (() => void) | null = null;
  return {
    items,
    put: (item: T): void => {
      items.push(item);
      wake?.();
    },
    take: async (): Promise<T> => {
      for (;;) {
        const item = items.shift();
        if (item !== undefined) return item;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}

const logFile = (seq: number): string => path.join(fixture.url, 'log', `0000000${seq}.json`);
const liveIn = (state: ReleaseState) => pinsOf(state, 'production')[NAME]?.build;

it('tells of the first record of a store, and of every later one, within two seconds', async () => {
  const { next } = await follow();
  for (const text of ['a', 'b']) {
    const build = await fixture.published(text);
    await fixture.pinned(build);
    const pinnedAt = performance.now();
    expect(liveIn(await next())).toBe(build);
    expect(performance.now() - pinnedAt).toBeLessThan(2000);
  }
});

it('survives a bad record: says so once, keeps the state, and goes on when it is mended', async () => {
  const [a, b] = [await fixture.published('a'), await fixture.published('b')];
  await fixture.pinned(a);
  const { next, nextFault, nextReading, states, faults } = await follow();

  writeFileSync(logFile(2), 'nonsense');
  expect(await nextFault()).toMatchObject({ kind: 'malformed-record', seq: 2 });
  // The write makes two or three events; what is read after them is read by the poll, without any.
  for (let reading = 0; reading < 4; reading += 1) await nextReading();
  rmSync(logFile(2));
  await fixture.pinned(b);
  expect(liveIn(await next())).toBe(b);
  expect(states).toEqual([]);
  // A look in the very moment of the removal may have found the file gone.
  expect(faults.filter(({ kind }) => kind !== 'unreadable')).toEqual([]);
});

it('does not follow a log back to an older state', async () => {
  const [a, b] = [await fixture.published('a'), await fixture.published('b')];
  await fixture.pinned(a);
  await fixture.pinned(b);
  const { nextFault, next } = await follow();
  const newest = readFileSync(logFile(2));
  rmSync(logFile(2));
  // A look in the very moment of the removal finds the file gone; the one after it knows why.
  let fault = await nextFault();
  if (fault.kind === 'unreadable') fault = await nextFault();
  expect(fault).toMatchObject({ kind: 'replay' });
  writeFileSync(logFile(2), newest);
  await fixture.withNewStore().pinned(a);
  expect(await next()).toMatchObject({ seq: 3 });
});

it('is silent after it was closed', async () => {
  const { states, faults } = await follow();
  following?.close();
  await fixture.pinned(await fixture.published('a'));
  const other = await follow();
  await fixture.pinned(await fixture.published('b'));
  await other.next();
  expect([...states, ...faults]).toEqual([]);
});
