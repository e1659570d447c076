/** Somebody who can write the release store, but has no key: servers run none of it and go on with what they have. */
import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, test as base } from '../faults/fault-test.ts';
import { readProbe, type Edition } from '../faults/probe-builds.ts';
import { openReleaseSite, type ReleaseSite } from '../faults/release-site.ts';

/** Damage stays in a store, so each of these tests has one of its own. */
const test = base.extend<{ site: ReleaseSite }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  site: async ({}, use) => {
    const site = await openReleaseSite();
    await use(site);
    await site.close();
  },
});

const served = async (request: APIRequestContext, origin: string): Promise<string | undefined> =>
  /Edition (\d)/.exec(await (await request.get(`${origin}/gh-en/probe`)).text())?.[1];
const readiness = async (request: APIRequestContext, origin: string): Promise<unknown> => (await request.get(`${origin}/readyz`)).json();

const fileOf = ({ store }: ReleaseSite, edition: Edition, file: string): string =>
  path.join(store.folder.artifactFolder({ name: 'mf-probe', contentId: readProbe(edition).contentId }), file);
const CODE = 'server/pages-probe.cjs';

test('server code that was altered is not run, and the pins before it stay', async ({ site, request }) => {
  await site.fill('production', ['one']);
  const { origin } = await site.start('production');
  expect(await served(request, origin)).toBe('1');
  await appendFile(fileOf(site, 'two', CODE), ' ');
  await expect(site.pinProbe('production', 'two')).rejects.toThrow('other contents');

  await site.pinProbeUnchecked('production', 'two');
  // A server that begins with these pins has none to show: they have reached every server by then.
  const late = await site.start('production', { ready: '/healthz' });
  expect(await readiness(request, late.origin)).toMatchObject({ ready: false, pins: false });
  await request.get(`${origin}/gh-en/probe`);
  expect(await served(request, origin)).toBe('1');
  expect(await readiness(request, origin)).toMatchObject({ ready: true, pins: true });
});

test('a server that starts on damaged pins says that it is not ready, and is as soon as they are sound', async ({ site, request }) => {
  await site.fill('production', ['one', 'two']);
  const sound = await readFile(fileOf(site, 'two', CODE));
  await appendFile(fileOf(site, 'two', CODE), ' ');
  const { origin } = await site.start('production', { ready: '/healthz' });
  expect(await readiness(request, origin)).toMatchObject({ ready: false, pins: false });
  expect((await request.get(`${origin}/gh-en/probe`)).status()).toBe(503);

  await site.rollbackProbe('production');
  await expect.poll(() => served(request, origin)).toBe('1');
  expect(await readiness(request, origin)).toMatchObject({ ready: true, pins: true });

  // Planted: with the byte taken away again the same pin is served.
  await writeFile(fileOf(site, 'two', CODE), sound);
  await site.pinProbe('production', 'two');
  await expect.poll(() => served(request, origin)).toBe('2');
});

test('a forged record is no pin', async ({ site, request }) => {
  await site.fill('production', ['two', 'one']);
  const { origin } = await site.start('production');
  const log = site.store.folder.logFolder;
  const records = (await readdir(log)).filter((name) => name.endsWith('.json')).sort();
  const last = records.at(-1) ?? '';
  const genuine = JSON.parse(await readFile(path.join(log, last), 'utf8')) as { seq: number };
  const forged = path.join(log, `${String(genuine.seq + 1).padStart(8, '0')}.json`);
  await writeFile(forged, JSON.stringify({ ...genuine, seq: genuine.seq + 1, contentId: readProbe('two').contentId }));
  await expect(site.store.readState()).rejects.toThrow();
  expect(await served(request, origin)).toBe('1');
  expect(await readiness(request, origin)).toMatchObject({ ready: true, pins: true });

  // Planted: a record with the key's signature is one.
  await rm(forged);
  await site.pinProbe('production', 'two');
  await expect.poll(() => served(request, origin)).toBe('2');
});
