/** Remotes that throw, wait or come too late while a page is made (quality §5 F8), on the server and in the browser. */
import type { Edition } from './probe-builds.ts';
import { BACKED, expect, test } from './fault-test.ts';

/** Whole answer of the server with a slow remote, ms (quality §5 F2). */
const ANSWER_MS = 1_500;

const FAULTY: readonly Edition[] = ['one', 'faulty'];
const FAULTY_ALONE: readonly Edition[] = ['faulty'];
const FIRST_PINS: readonly Edition[] = ['one', 'throws-at-load'];
const FIRST_PINS_ALONE: readonly Edition[] = ['throws-at-load'];

test.describe('a remote that fails on the server only', () => {
  test.use({ pins: FAULTY_ALONE });

  for (const fault of ['throws-on-server', 'suspends-on-server', 'slow-on-server']) {
    test(`${fault}: the browser shows it without a touch`, async ({ page, probe, documents }) => {
      const response = await probe.open(`?fault=${fault}`);
      expect(response?.status()).toBe(200);
      await expect(probe.footer).toBeAttached();
      await expect(probe.edition(3)).toBeVisible();
      await expect(page).toHaveTitle(/Probe/);
      await probe.answers(3);
      expect(documents).toHaveLength(1);
    });
  }

  for (const fault of ['suspends-on-server', 'slow-on-server']) {
    test(`${fault}: the answer does not wait for it`, async ({ request }) => {
      await request.get('/gh-en/probe');
      const started = performance.now();
      const response = await request.get(`/gh-en/probe?fault=${fault}`);
      expect(response.status()).toBe(200);
      expect(await response.text()).not.toContain('Edition');
      expect(performance.now() - started).toBeLessThan(ANSWER_MS);
    });
  }

  test('in a part of another page, that page is rendered all the same', async ({ page, request, probe }) => {
    const html = await (await request.get('/gh-en?fault=throws-on-server')).text();
    expect(html).toContain('>Shelf<');
    expect(html).not.toContain('Note of edition');
    await page.goto('/gh-en?fault=throws-on-server');
    await expect(probe.note(3)).toBeVisible();
  });
});

test.describe('a remote that throws in the browser', () => {
  test.use({ pins: FAULTY });

  for (const fault of ['throws-on-client', 'throws-in-render']) {
    test(`${fault}: the last good build answers`, async ({ probe, documents }) => {
      const response = await probe.open(`?fault=${fault}`);
      expect(response?.status()).toBe(200);
      await probe.touch();
      await expect(probe.edition(1)).toBeVisible();
      await probe.answers(1);
      expect(documents).toHaveLength(1);
    });
  }

  test('load-rejects: the last good build answers', async ({ probe, documents }) => {
    await probe.open('?fault=load-rejects');
    await probe.touch();
    await expect(probe.edition(1)).toBeVisible();
    expect(documents).toHaveLength(1);
  });

  test('in a part of another page, that page stays and the part’s last good build comes', async ({ page, probe }) => {
    await page.goto('/gh-en?fault=throws-on-client');
    await expect(probe.note(3)).toBeVisible();
    await probe.touch();
    await expect(probe.note(1)).toBeVisible();
    await expect(probe.shelfHeading).toBeVisible();
  });

  test.describe('and nothing was live before', () => {
    test.use({ pins: FAULTY_ALONE });

    for (const fault of ['throws-on-client', 'throws-in-render', 'load-rejects']) {
      test(`${fault}: one new load at most, then the card, and the site goes on`, async ({ page, probe, documents }) => {
        await probe.open(`?fault=${fault}`);
        await probe.touch();
        await expect(async () => {
          await probe.touch();
          await expect(probe.tryAgain).toBeVisible({ timeout: 500 });
        }).toPass();
        await expect(probe.card).toBeVisible();
        expect(documents.length).toBeLessThanOrEqual(2);
        await probe.home.click();
        await expect(probe.shelfHeading).toBeVisible();
        await expect(page).toHaveURL(/\/gh-en$/);
      });
    }

    test('in a part of another page, a card takes its place', async ({ page, probe }) => {
      await page.goto('/gh-en?fault=throws-on-client');
      await probe.touch();
      await expect(probe.partCard).toBeVisible();
      await expect(probe.shelfHeading).toBeVisible();
    });
  });
});

test.describe('a remote whose code throws before anything can be asked of it', () => {
  test.use({ pins: FIRST_PINS });

  test('the last good build answers', async ({ probe, documents }) => {
    const response = await probe.open();
    expect(response?.status()).toBe(200);
    await expect(probe.edition(1)).toBeVisible();
    await probe.answers(1);
    expect(documents).toHaveLength(1);
  });

  test.describe('and nothing was live before', () => {
    test.use({ pins: FIRST_PINS_ALONE });

    test('one new load at most, then the card', async ({ probe, documents }) => {
      await probe.open();
      await expect(probe.card).toBeVisible();
      await expect.poll(() => documents.length).toBeLessThanOrEqual(2);
      await expect(probe.footer).toBeVisible();
    });
  });
});

test.describe('a remote made for another React', () => {
  test.use({ pins: ['one', 'wrong-react'] });

  test('is refused by its version before its page runs, and the last good build answers', async ({ page, probe, documents }) => {
    const refusal = page.waitForEvent('console', (message) => message.text().startsWith('mf-probe: try failed') && /version|satisf/i.test(message.text()));
    const asked: string[] = [];
    page.on('requestfinished', (request) => asked.push(new URL(request.url()).pathname));
    await probe.open();
    await expect(probe.edition(2)).toBeVisible();
    await probe.touch();
    await refusal;
    await expect(probe.edition(1)).toBeVisible();
    await probe.answers(1);
    expect(documents).toHaveLength(1);
    // Refused, not failed: it is not asked a second time.
    await expect(page.getByText('Edition 2')).toHaveCount(0);
  });
});

test.describe('planted', () => {
  test.use({ pins: BACKED });

  test('the same build with the range of the shell’s React is not refused', async ({ probe }) => {
    await probe.open();
    await probe.touch();
    await probe.answers(2);
  });

  test('an answer that waits is seen as late', async ({ page, probe }) => {
    await page.route('**/gh-en/probe', async (route) => {
      const response = await route.fetch();
      await page.waitForTimeout(ANSWER_MS);
      await route.fulfill({ response });
    });
    const started = performance.now();
    await probe.open();
    expect(performance.now() - started).toBeGreaterThan(ANSWER_MS);
  });
});
