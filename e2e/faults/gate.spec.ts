/** Pages that not everybody may enter, pages that nobody may, and a page that waits for its reader (spec §2, §3, §8). */
import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fault-test.ts';

const PARCELS = 'My parcels of the gate';
const SIGN_IN = /\/gh-en\/user-opt\/login\?return=/;

/** As after signing in, in whatever tab. */
const signIn = (context: BrowserContext, url: string): Promise<void> =>
  context.addCookies([
    { name: 'token', value: 'of-a-customer', url, httpOnly: true, sameSite: 'Lax' },
    { name: 'userPin', value: '1', url },
    { name: 'nickName', value: 'Ama', url },
  ]);

test.describe('a page for customers', () => {
  test('leads visitors to sign in, and takes what is left of a session away', async ({ page, context, say, baseURL }) => {
    await context.addCookies([{ name: 'nickName', value: 'Ama', url: baseURL ?? '' }]);
    const answer = await page.goto('/gh-en/gate/parcels?page=2');
    await expect(page).toHaveURL('/gh-en/user-opt/login?return=%2Fgh-en%2Fgate%2Fparcels%3Fpage%3D2');
    await expect(page.getByRole('heading', { level: 1, name: say('shell.nav.signIn') })).toBeVisible();
    expect(answer?.status()).toBe(200);
    expect((await answer?.request().redirectedFrom()?.response())?.headers()['cache-control']).toBe('no-store');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('nickName');
  });

  test('is entered without a reload once its reader is signed in, where they wanted to go', async ({ page, context, baseURL, probe, documents, watch }) => {
    await page.goto('/gh-en/gate/draft');
    await probe.takeOver();
    await page.getByRole('link', { name: PARCELS }).click();
    await expect(page).toHaveURL(SIGN_IN);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await signIn(context, baseURL ?? '');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('heading', { name: PARCELS })).toBeVisible();
    await expect(page).toHaveURL('/gh-en/gate/parcels');
    expect(documents).toEqual(['/gh-en/gate/draft']);
    expect(await watch.faults()).toEqual([]);
  });

  test('is left within two seconds when the session ends in another tab', async ({ page, context, baseURL, probe, documents }) => {
    await signIn(context, baseURL ?? '');
    await page.goto('/gh-en/gate/parcels?page=2');
    await probe.takeOver();
    await expect(page.getByText('?page=2')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/gh-en/shelf');
    await other.evaluate(() => {
      for (const name of ['userPin', 'nickName']) document.cookie = `${name}=; Path=/; Max-Age=0`;
      localStorage.removeItem('amberlane.session');
    });
    await expect(page).toHaveURL('/gh-en/user-opt/login?return=%2Fgh-en%2Fgate%2Fparcels%3Fpage%3D2', { timeout: 2_000 });
    expect(documents).toEqual(['/gh-en/gate/parcels']);
  });

  test('is never kept by anybody', async ({ page, context, baseURL }) => {
    await signIn(context, baseURL ?? '');
    const answer = await page.goto('/gh-en/gate/parcels');
    expect([answer?.status(), answer?.headers()['cache-control'], answer?.headers()['x-robots-tag']]).toEqual([200, 'private, no-store', 'noindex']);
  });
});

test.describe('a page whose guard nobody knows', () => {
  test('says so, with the status of an error', async ({ page, say }) => {
    const answer = await page.goto('/gh-en/gate/odd');
    expect(answer?.status()).toBe(500);
    await expect(page.getByText('Unknown middleware franchisee')).toBeVisible();
    await expect(page.getByRole('main').getByText('500', { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: say('shell.toHome') }).click();
    await expect(page).toHaveURL('/gh-en');
  });

  test('says the same on the way from another page', async ({ page, probe, documents }) => {
    await page.goto('/gh-en/gate/draft');
    await probe.takeOver();
    await page.getByRole('link', { name: 'Odd page' }).click();
    await expect(page.getByText('Unknown middleware franchisee')).toBeVisible();
    expect(documents).toEqual(['/gh-en/gate/draft']);
  });
});

test('a page without a name leads to the root', async ({ page }) => {
  await page.goto('/gh-en/gate/nameless');
  await expect(page).toHaveURL('/gh-en');
});

test('a page that stays alive is found as it was left', async ({ page, probe, documents, watch }) => {
  await page.goto('/gh-en/gate/draft');
  await probe.takeOver();
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('two boxes, one of glass');
  await page.getByRole('button', { name: 'Counted 0' }).click();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(1_000);
  await page.getByRole('link', { name: 'To the shelf' }).click();
  await expect(probe.shelfHeading).toBeFocused();
  await expect(note).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
  await expect(note).toHaveValue('two boxes, one of glass');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  expect(documents).toEqual(['/gh-en/gate/draft']);
  expect(await watch.faults()).toEqual([]);
});
