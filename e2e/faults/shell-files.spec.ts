/** The shell's own scripts altered or missing: the page reads on, its links and forms are the browser's own. */
import { readShell } from './probe-builds.ts';
import { expect, test } from './fault-test.ts';
import { notFound, ranTampered, tampered, withCode } from './probe-page.ts';

for (const [what, file] of [['application', /\/client\/main\.js$/], ['page loader', /\/client\/loader\.js$/], ['messages', /\/messages\/shell\.en\.json$/]] as const) {
  for (const [how, fault] of [['altered', tampered], ['missing', notFound]] as const) {
    test(`with the ${what} ${how} the page can be read and asked`, async ({ page, probe }) => {
      await page.route((url) => url.pathname.includes('/remotes/shell/') && file.test(url.pathname), fault);
      await probe.open();
      await probe.word.fill('amber');
      await probe.lookUp.click();
      await expect(page).toHaveURL(/\/gh-en\/probe\?word=amber$/);
      await expect(probe.word).toHaveValue('amber');
      await expect(probe.edition(2)).toBeVisible();
      await probe.more.click();
      await expect(probe.moreHeading).toBeVisible();
      await expect(probe.footer).toBeVisible();
      expect(await ranTampered(page)).toBe(false);
    });
  }
}

test('a tap that waited for the application is let go when it does not come', async ({ page, probe }) => {
  await page.route(/\/client\/main\.js$/, notFound);
  await probe.open();
  const refused = page.waitForResponse((response) => response.url().endsWith('/client/main.js') && response.status() === 404);
  await probe.count.click();
  await refused;
  await expect(probe.count).not.toHaveAttribute('aria-busy', 'true');
});

test('planted: an altered application runs where the page is told its hash', async ({ page, probe }) => {
  const accepted = withCode(readShell(), 'globalThis.__tampered=1;');
  await page.route('**/gh-en/probe', accepted.document);
  await page.route(/\/client\/main\.js$/, accepted.script);
  await probe.open();
  await probe.touch();
  await probe.answers(2);
  expect(await ranTampered(page)).toBe(true);
});

test.describe('the map of the site', () => {
  test('when it can’t be had, a link is followed by the browser itself', async ({ page, probe, documents }) => {
    await probe.open();
    await probe.touch();
    await probe.answers(2);
    await page.route('**/-/site/*.json', notFound);
    await probe.more.click();
    await expect(probe.moreHeading).toBeVisible();
    expect(documents).toEqual(['/gh-en/probe', '/gh-en/probe-more']);
  });
});
