/** The API is gone, slow or speaks nonsense: the site reads on (quality F1 to F4). */
import { ERROR } from '@amberlane/contract/calls';
import { type Market } from '@amberlane/contract/site';
import { ERROR_MESSAGES } from '@amberlane/contract/calls/error-messages';
import { expect, test } from '../setup/site-test.ts';
import type { Scenario } from '@amberlane/testing/mock-api';
import { sitesUnderTest } from '@amberlane/testing/sites';

const IN_TRANSIT = 'GH520938177409';
/** A page is there within this time, ms, whatever the API does. */
const PAGE_MS = 1_500;

async function setScenario(scenario: Scenario): Promise<void> {
  const { unsteady } = sitesUnderTest();
  const answer = await fetch(`${unsteady.mockApi}/-/scenario`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ scenario }), redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`the mock API refused the scenario ${scenario}`);
}

test.use({ origin: async ({ sites }, use) => use(sites.unsteady.site) });
test.describe.configure({ mode: 'serial' });
test.beforeEach(({ watch }) => watch.expectFault(/Failed to load resource/));
test.afterAll(() => setScenario('normal'));

/** Breakers that have opened close again by themselves, that of pages and that of calls; until then the site answers as if the API were gone. */
async function untilServed(origin: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${origin}/v1/api/country/queryAllCountryList`)).status, { timeout: 20_000 }).toBe(200);
  await expect.poll(async () => (await fetch(`${origin}/gh-en/track?numbers=${IN_TRANSIT}`)).text(), { timeout: 20_000 }).not.toContain(ERROR_MESSAGES[ERROR.SERVICE].en);
}

test.describe('with the API gone', () => {
  test.beforeAll(() => setScenario('down'));

  test('the process is alive and not ready', async ({ request }) => {
    expect((await request.get('/healthz')).status()).toBe(200);
    expect((await request.get('/readyz')).status()).toBe(503);
  });

  test('pages answer in time, where they are', async ({ request }) => {
    for (const path of ['/gh-en', '/eg-ar', '/gh-en/track', `/pk-ur/track?numbers=${IN_TRANSIT}`]) {
      const started = performance.now();
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(200);
      await answer.body();
      expect(performance.now() - started, path).toBeLessThan(PAGE_MS);
    }
  });

  for (const market of [{ country: 'GH', locale: 'en' }, { country: 'EG', locale: 'ar' }] as const satisfies readonly Market[]) {
    test.describe(() => {
      test.use({ market });
      test(`the form keeps the numbers and says why in ${market.locale}`, async ({ trackPage }) => {
        await trackPage.open();
        await trackPage.track(IN_TRANSIT);
        await expect(trackPage.alert).toContainText(ERROR_MESSAGES[ERROR.SERVICE][market.locale]);
        await expect(trackPage.field).toHaveValue(IN_TRANSIT);
        await expect(trackPage.retry).toBeVisible();
      });
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('so does the page of a result', async ({ trackPage }) => {
      await trackPage.open(IN_TRANSIT);
      await expect(trackPage.alert).toContainText(ERROR_MESSAGES[ERROR.SERVICE].en);
      await expect(trackPage.field).toHaveValue(IN_TRANSIT);
    });
  });
});

for (const scenario of ['slow', 'garbled', 'failing'] as const) {
  test(`with the API ${scenario}, pages answer in time and the numbers stay`, async ({ trackPage, origin }) => {
    await setScenario('normal');
    await untilServed(origin);
    await setScenario(scenario);
    const started = performance.now();
    expect((await trackPage.open(IN_TRANSIT))?.status()).toBe(200);
    expect(performance.now() - started).toBeLessThan(2 * PAGE_MS);
    await expect(trackPage.alert).toBeVisible();
    await expect(trackPage.field).toHaveValue(IN_TRANSIT);
  });
}

test('back again, the retry answers', async ({ trackPage, origin }) => {
  await setScenario('down');
  await trackPage.open(IN_TRANSIT);
  await expect(trackPage.alert).toBeVisible();
  await setScenario('normal');
  await untilServed(origin);
  await trackPage.retry.click();
  await expect(trackPage.asked).toContainText(IN_TRANSIT);
});
