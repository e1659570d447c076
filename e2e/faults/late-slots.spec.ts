/** A slot that is filled when the page shows it: what it costs before, and what becomes of it when the remote behind it fails. */
import type { Page } from '@playwright/test';
import { type Edition, readProbe } from './probe-builds.ts';
import { ALONE, BACKED, expect, test } from './fault-test.ts';

const DRAWER = '/gh-en/shelf/drawer';
const BROKEN_OVER_SOUND: readonly Edition[] = ['one', 'faulty'];
const BROKEN_ALONE: readonly Edition[] = ['faulty'];

/** Files of the probe that the page asked for. */
function probeFiles(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/remotes/mf-probe/')) files.push(request.url());
  });
  return files;
}

const drawer = (page: Page) => page.getByRole('button', { name: 'Open the drawer' });
const empty = (page: Page) => page.getByText('The drawer is empty');
const refused = (page: Page, edition: Edition): Promise<unknown> => page.route((url) => url.pathname.includes(`/mf-probe/${readProbe(edition).contentId}/`), (route) => route.fulfill({ status: 503, body: '' }));

test.describe('with a sound build', () => {
  test.use({ pins: ALONE });

  test('costs the page nothing until it is shown, then speaks in its own words', async ({ page, probe, request, watch }) => {
    const html = await (await request.get(DRAWER)).text();
    expect(html).not.toContain('mf-probe/');
    const files = probeFiles(page);
    await page.goto(DRAWER);
    await probe.takeOver();
    await page.waitForLoadState('networkidle');
    expect(files).toEqual([]);
    await drawer(page).click();
    await expect(probe.note(2)).toBeVisible();
    await expect(empty(page)).toHaveCount(0);
    expect(files.some((url) => url.endsWith('/messages/probe.en.json'))).toBe(true);
    expect(await watch.faults()).toEqual([]);
  });
});

test.describe('with a build before it that worked', () => {
  test.use({ pins: BACKED });

  test('shows that one when the files of the live one can not be had', async ({ page, probe }) => {
    await refused(page, 'two');
    await page.goto(DRAWER);
    await probe.takeOver();
    await drawer(page).click();
    await expect(empty(page)).toBeVisible();
    await expect(probe.note(1)).toBeVisible();
  });
});

test.describe('with a live build that throws', () => {
  test.describe('after one that worked', () => {
    test.use({ pins: BROKEN_OVER_SOUND });

    for (const fault of ['throws-in-render', 'load-rejects']) {
      test(`shows the one that worked: ${fault}`, async ({ page, probe }) => {
        await page.goto(`${DRAWER}?fault=${fault}`);
        await probe.takeOver();
        await drawer(page).click();
        await expect(probe.note(1)).toBeVisible();
        await expect(drawer(page), 'the page keeps its state').toHaveAttribute('aria-expanded', 'true');
      });
    }
  });

  test.describe('and none before it', () => {
    test.use({ pins: BROKEN_ALONE });

    test('leaves the page as it is', async ({ page, probe, documents }) => {
      await page.goto(`${DRAWER}?fault=throws-in-render`);
      await probe.takeOver();
      const thrown = page.waitForEvent('console', (message) => message.text().includes('threw before'));
      await drawer(page).click();
      await thrown;
      await expect(empty(page)).toBeVisible();
      await expect(drawer(page)).toHaveAttribute('aria-expanded', 'true');
      expect(documents).toEqual([DRAWER]);
    });
  });
});
