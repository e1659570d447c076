/** What remotes add to the site beside their pages, with a shell that has never heard of them: menu entries and fillings of slots. */
import { words } from '@amberlane/testing/words';
import { SiteHeader } from '@amberlane/testing/page-objects/site-header';
import type { Edition } from './probe-builds.ts';
import { ALONE, expect, test } from './fault-test.ts';

const FAULTY_ALONE: readonly Edition[] = ['faulty'];
const NOTES = '/gh-en/shelf/notes';
const REMINDER = 'Reminder of the gate';
const WELCOME = 'Welcome back to the gate';

test.describe('menu entries of a remote', () => {
  test('are in header and footer of every page, before any script runs', async ({ page, request }) => {
    const html = await (await request.get('/gh-en/probe')).text();
    expect(html.match(/<a [^>]*href="\/gh-en\/shelf"[^>]*>All shelves</g)).toHaveLength(2);
    await page.goto('/gh-en/nowhere');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All shelves' }).click();
    await expect(page).toHaveURL('/gh-en/shelf');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All shelves' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'All shelves' })).toBeVisible();
  });

  test('follow the reader into another language without a new document', async ({ page, probe, documents, watch }) => {
    await page.goto('/gh-en/probe');
    await probe.takeOver();
    const header = new SiteHeader(page, { country: 'GH', locale: 'en' });
    await header.marketMenu.click();
    await header.marketLink({ country: 'EG', locale: 'ar' }).click();
    await expect(page).toHaveURL('/eg-ar/probe');
    await expect(page.getByRole('navigation', { name: words('ar')('shell.nav.label') }).getByRole('link', { name: 'كل الرفوف' })).toHaveAttribute('href', '/eg-ar/shelf');
    expect(documents).toEqual(['/gh-en/probe']);
    expect(await watch.faults()).toEqual([]);
  });
});

test.describe('a slot that several remotes fill', () => {
  const notes = (html: string): string[] => [...html.matchAll(/Note of edition|Reminder of the gate|Welcome back to the gate/g)].map(([note]) => note);
  const mainOf = (html: string): string => /<main[^]*<\/main>/.exec(html)?.[0] ?? '';

  test.describe('all of them sound', () => {
    test.use({ pins: ALONE });

    test('shows them in the declared order, on the server and in the browser', async ({ page, probe, request, watch }) => {
      expect(notes(mainOf(await (await request.get(NOTES)).text()))).toEqual(['Note of edition', 'Reminder of the gate']);
      await page.goto(NOTES);
      await probe.takeOver();
      await expect(probe.note(2)).toBeVisible();
      await expect(page.getByText(REMINDER)).toBeVisible();
      expect(await watch.faults()).toEqual([]);
    });

    test('shows signed-in readers what is for them, from the moment they are', async ({ page, context, probe, request, baseURL }) => {
      await page.goto(NOTES);
      await probe.takeOver();
      await expect(page.getByText(REMINDER)).toBeVisible();
      await expect(page.getByText(WELCOME)).toBeHidden();
      await context.addCookies([{ name: 'userPin', value: '1', url: baseURL ?? '' }, { name: 'nickName', value: 'Ama', url: baseURL ?? '' }]);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByText(WELCOME)).toBeVisible();
      await page.reload();
      await expect(page.getByText(WELCOME)).toBeVisible();
      expect(notes(mainOf(await (await request.get(NOTES)).text())), 'the page of everybody holds none of it').toEqual(['Note of edition', 'Reminder of the gate']);
    });
  });

  test.describe('one of them broken', () => {
    test.use({ pins: FAULTY_ALONE });

    test('on the server keeps the others there, and the browser brings it', async ({ page, request, probe }) => {
      expect(notes(mainOf(await (await request.get(`${NOTES}?fault=throws-on-server`)).text()))).toEqual(['Reminder of the gate']);
      await page.goto(`${NOTES}?fault=throws-on-server`);
      await expect(probe.note(3)).toBeVisible();
      await expect(page.getByText(REMINDER)).toBeVisible();
    });

    test('in the browser is a card in its place, beside the others', async ({ page, probe }) => {
      await page.goto(`${NOTES}?fault=throws-on-client`);
      await probe.touch();
      await expect(probe.partCard).toBeVisible();
      await expect(page.getByText(REMINDER)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
    });
  });
});
