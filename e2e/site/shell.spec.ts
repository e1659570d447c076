/** What surrounds every page: navigation, languages, page changes, progress, and the page for an address that means nothing. */
import { expect, test } from '../setup/site-test.ts';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { words } from '@amberlane/testing/words';

const IN_TRANSIT = 'GH520938177409';

test.describe('the menus of the header', () => {
  test('open and close with the keyboard, and give the focus back', async ({ homePage, siteHeader, page }) => {
    await homePage.open();
    await takeOver(page);
    await siteHeader.marketMenu.focus();
    await page.keyboard.press('Enter');
    const other = siteHeader.marketLink({ country: 'EG', locale: 'ar' });
    await expect(other).toBeVisible();
    await expect(page).toBeAccessible();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('details') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(other).toBeHidden();
    await expect(siteHeader.marketMenu).toBeFocused();
  });

  test('close when something else is pressed', async ({ homePage, siteHeader, page }) => {
    await homePage.open();
    await takeOver(page);
    await siteHeader.marketMenu.click();
    await expect(siteHeader.marketLink({ country: 'EG', locale: 'ar' })).toBeVisible();
    await page.mouse.click(200, 500);
    await expect(siteHeader.marketLink({ country: 'EG', locale: 'ar' })).toBeHidden();
  });

  test('are one menu on a phone', async ({ homePage, siteHeader, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await homePage.open();
    await siteHeader.phoneMenu.click();
    await expect(siteHeader.link('tracking-menu.servicePoints')).toBeVisible();
    await expect(page).toBeAccessible();
    await expect(page).toFitItsWidth();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('lead to every page and language', async ({ homePage, siteHeader, page, origin }) => {
      await homePage.open();
      await siteHeader.marketMenu.click();
      await siteHeader.marketLink({ country: 'EG', locale: 'ar' }).click();
      await expect(page).toHaveURL(`${origin}/eg-ar`);
      await page.getByRole('banner').getByRole('link', { name: words('ar')('tracking-menu.track'), exact: true }).first().click();
      await expect(page).toHaveURL(`${origin}/eg-ar/track`);
    });
  });
});

test('another language keeps the page and its query', async ({ page, trackPage, siteHeader, origin }) => {
  await trackPage.open(IN_TRANSIT);
  await siteHeader.marketMenu.click();
  await siteHeader.marketLink({ country: 'EG', locale: 'ar' }).click();
  await expect(page).toHaveURL(`${origin}/eg-ar/track?numbers=${IN_TRANSIT}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words('ar')('track.way.expected'));
});

test('a page change needs no reload: heading focused, title and address follow, and back comes back', async ({ page, homePage, trackPage, siteHeader, origin }) => {
  await homePage.open();
  await takeOver(page);
  const homeTitle = await page.title();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await siteHeader.link('tracking-menu.track').first().click();
  await expect(page).toHaveURL(`${origin}/gh-en/track`);
  await expect(trackPage.heading).toBeFocused();
  expect(await page.title()).not.toBe(homeTitle);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${origin}/gh-en/track`);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(homePage.headline).toBeVisible();
  expect(await page.title()).toBe(homeTitle);
  await page.goForward();
  await expect(trackPage.heading).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a slow call shows a bar that moves, a failed one a bar that says so', async ({ page, trackPage, say, watch }) => {
  watch.expectFault(/Failed to load resource/);
  await trackPage.open();
  await takeOver(page);
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/v1/api/track/queryTrack', async (route) => {
    await released;
    await route.abort('connectionrefused');
  });
  await trackPage.track(IN_TRANSIT);
  await expect(page.getByRole('progressbar', { name: say('shell.progress.loading') })).toBeVisible();
  release(undefined);
  await expect(trackPage.alert).toBeVisible();
  await expect(page.getByRole('progressbar', { name: say('shell.progress.failed') })).toBeVisible();
});

test('an address that means nothing is a page with status 404, the way home and a field for a waybill', async ({ page, homePage, trackPage, say, watch }) => {
  watch.expectFault(/404/);
  expect((await page.goto('/gh-en/no-such-page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: say('shell.notFound.title') })).toBeVisible();
  await expect(page).toBeAccessible();
  await page.getByRole('textbox', { name: say('tracking-menu.lost') }).fill(IN_TRANSIT);
  await page.keyboard.press('Enter');
  await expect(trackPage.asked).toContainText(IN_TRANSIT);
  await page.goto('/gh-en/no-such-page');
  await page.getByRole('main').getByRole('link', { name: say('shell.toHome') }).click();
  await expect(homePage.headline).toBeVisible();
});

test('the skip link leads past the header, and nothing that is focused is hidden under it', async ({ page, trackPage, say }) => {
  await trackPage.open();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: say('shell.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body) return null;
      const { left, top, width, height } = focused.getBoundingClientRect();
      if (width === 0 || height === 0) return `${focused.outerHTML.slice(0, 80)} has no size`;
      const corners = [[left + 2, top + 2], [left + width / 2, top + height / 2], [left + width - 2, top + height - 2]];
      const seen = corners.some(([x = 0, y = 0]) => {
        const above = document.elementFromPoint(x, y);
        return above !== null && (focused.contains(above) || above.contains(focused));
      });
      return seen ? null : focused.outerHTML.slice(0, 80);
    });
    expect(covered, 'covered by something else').toBeNull();
  }
});

test('a page of controls comes to life although the browser has no quiet moment', async ({ page, segment, say }) => {
  await page.addInitScript(() => {
    const unless = { didTimeout: true, timeRemaining: () => 0 };
    window.requestIdleCallback = (task, options) => window.setTimeout(task, options?.timeout ?? 60_000, unless);
  });
  // Chromium warns of code that was preloaded and lies unused for three seconds: that fails the test.
  await page.goto(`/${segment}/user-opt/register`);
  await expect(page.getByRole('img', { name: say('form.captcha.image') })).toBeVisible();
});
