/** Endpoints belong to the build that brings them: to one remote, and to one build of it. */
import { queryAllList } from '@amberlane/contract/call-index/countries';
import { expect, test } from './fault-test.ts';
import { NEWER_PHONE_RULES, readProbe } from './probe-builds.ts';

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

test('two form libraries on one page ask with their own calls, and each field goes by the answer of its own', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const rules = [[queryAllList.path, '^\\+23324\\d{7}$'], [NEWER_PHONE_RULES, '^\\+23399\\d{6}$']] as const;
  for (const [path, phoneRegex] of rules) await page.route(`**${path}`, (route) => route.fulfill({ json: { success: true, data: [{ code: 'GH', phoneRegex }] } }));
  await page.goto('/gh-en/phones');
  await page.locator('html[data-ready]').waitFor();
  const sender = page.getByLabel('Phone of the sender');
  const recipient = page.getByLabel('Phone of the recipient');
  const write = async (number: string): Promise<void> => {
    for (const field of [sender, recipient]) await field.fill(number);
    await recipient.blur();
  };
  await write('024 123 4567');
  await expect(recipient).toHaveAttribute('aria-invalid');
  await expect(sender).not.toHaveAttribute('aria-invalid');
  await write('99 123 456');
  await expect(sender).toHaveAttribute('aria-invalid');
  await expect(recipient).not.toHaveAttribute('aria-invalid');
  const paths: readonly string[] = rules.map(([path]) => path);
  expect(asked.filter((path) => paths.includes(path)).sort()).toEqual(paths);
});

test('a build names the calls and endpoints that it has', () => {
  const { calls, endpoints, needs } = readProbe('one');
  expect(calls).toEqual(['GET /v1/api/country/queryAllCountryList']);
  expect(endpoints).toEqual(['told']);
  expect(needs.modules).toEqual({ zod: '^1.0.0' });
});
