/** Pins that change while pages are open: a page stays on the builds it was made with, the next one gets the new ones. */
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../faults/fault-test.ts';
import { readProbe } from '../faults/probe-builds.ts';
import { ProbePage } from '../faults/probe-page.ts';

/** Time from a pin to the first page made with it, ms. */
const LIVE_MS = 2_000;

const live = { timeout: LIVE_MS, intervals: [100] };
/** Edition that the server renders now. */
const served = async (request: APIRequestContext, origin: string): Promise<string | undefined> =>
  /Edition (\d)/.exec(await (await request.get(`${origin}/gh-en/probe`)).text())?.[1];

test('a pin leaves open pages on their builds and is live for the next page', async ({ context, page, probe, say, request, releases, watch, documents }) => {
  await releases.fill('switched', ['one']);
  const { origin, stop } = await releases.start('switched');
  watch.expectFault(/^foreign host/);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await page.goto(`${origin}/gh-en/probe`);
  await expect(probe.edition(1)).toBeVisible();

  await releases.pinProbe('switched', 'two');
  await expect.poll(() => served(request, origin), live).toBe('2');

  // The open page comes to life, loads a later chunk and moves on inside of its own builds.
  await probe.touch();
  await probe.answers(1);
  await probe.openDetails.click();
  await expect(probe.details(1)).toBeVisible();
  await probe.more.click();
  await expect(probe.moreHeading).toBeVisible();
  await expect(probe.edition(1)).toBeVisible();
  expect(documents).toHaveLength(1);
  expect(asked.filter((path) => path.includes(readProbe('two').contentId))).toEqual([]);

  const next = await context.newPage();
  const nextProbe = new ProbePage(next, say);
  await next.goto(`${origin}/gh-en/probe`);
  await expect(nextProbe.edition(2)).toBeVisible();
  await nextProbe.touch();
  await nextProbe.answers(2);

  await releases.rollbackProbe('switched');
  await expect.poll(() => served(request, origin), live).toBe('1');
  await nextProbe.openDetails.click();
  await expect(nextProbe.details(2)).toBeVisible();
  expect(await watch.faults()).toEqual([]);
  await stop();
});

test('two channels of one store are served side by side', async ({ page, probe, request, releases }) => {
  await releases.fill('first', ['one', 'two']);
  await releases.fill('staging', ['one']);
  const [first, staging] = [await releases.start('first'), await releases.start('staging')];
  expect(await served(request, first.origin)).toBe('2');
  expect(await served(request, staging.origin)).toBe('1');
  await page.goto(`${staging.origin}/gh-en/probe`);
  await probe.touch();
  await probe.answers(1);

  // Planted: a pin in one channel never comes to the other, and the wait for it would tell.
  await releases.pinProbe('staging', 'faulty');
  await expect.poll(() => served(request, staging.origin), live).toBe('3');
  expect(await served(request, first.origin)).toBe('2');
  await expect(expect.poll(() => served(request, first.origin), live).toBe('3')).rejects.toThrow();
  await Promise.all([first.stop(), staging.stop()]);
});

test('a page that was open while its server began anew goes on', async ({ page, probe, releases }) => {
  await releases.fill('restarted', ['one']);
  const before = await releases.start('restarted');
  await page.goto(`${before.origin}/gh-en/probe`);
  await probe.touch();
  await probe.answers(1);
  await before.stop();
  await releases.pinProbe('restarted', 'two');
  const after = await releases.start('restarted', { port: Number(new URL(before.origin).port) });
  await probe.openDetails.click();
  await expect(probe.details(1)).toBeVisible();
  await probe.more.click();
  await expect(probe.moreHeading).toBeVisible();
  await after.stop();
});
