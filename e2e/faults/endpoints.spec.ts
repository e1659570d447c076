/** Endpoints belong to the build that brings them: to one remote, and to one build of it. */
import { expect, test } from './fault-test.ts';
import { readProbe } from './probe-builds.ts';

test('two remotes with an endpoint of one name each run their own', async ({ probe, watch }) => {
  await probe.page.goto('/gh-en');
  await probe.takeOver();
  await probe.askShelf.click();
  await expect(probe.told('shelf', 'shelf')).toBeVisible();
  await probe.askProbe.click();
  await expect(probe.told('probe', 'edition 2')).toBeVisible();
  await expect(probe.told('shelf', 'shelf')).toBeVisible();
  expect(await watch.faults()).toEqual([]);
});

test.describe('a build that breaks once its code runs', () => {
  test.use({ pins: ['one', 'faulty'] });

  test('leaves its endpoints behind: the last good build runs its own', async ({ probe }) => {
    await probe.open('?fault=throws-on-client');
    await probe.touch();
    await expect(probe.edition(1)).toBeVisible();
    await probe.askProbe.click();
    await expect(probe.told('probe', 'edition 1')).toBeVisible();
  });
});

test('a build names the calls and endpoints that it has', () => {
  const { calls, endpoints, needs } = readProbe('one');
  expect(calls).toEqual(['GET /v1/api/country/queryAllCountryList']);
  expect(endpoints).toEqual(['told']);
  expect(needs.modules).toEqual({ zod: '^1.0.0' });
});
