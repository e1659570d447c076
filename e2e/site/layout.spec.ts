/** Header, footer, cookie notice and theme, as a reader operates them: with keys, on a phone, without JavaScript. */
import type { Page } from '@playwright/test';
import { RULES } from '@amberlane/contract/domain';
import { chatAddress } from '@amberlane/contract/site/brand';
import { expect, test } from '../setup/site-test.ts';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { words } from '@amberlane/testing/words';

const DEMO = { userName: 'demo@amberlane.example', password: 'Amberlane#2026', nickName: 'Ama Demo' };
const PHONE = { width: 360, height: 740 };
const LANGUAGES = [['GH', 'en'], ['EG', 'ar'], ['CN', 'zh-CN']] as const;

/** What has the focus, and whether something else covers it. */
const focused = (page: Page): Promise<{ name: string; covered: boolean }> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return { name: '', covered: false };
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [[left + 3, top + 3], [left + width / 2, top + height / 2], [left + width - 3, top + height - 3]];
    const seen = points.some(([x = 0, y = 0]) => {
      const above = document.elementFromPoint(x, y);
      return above !== null && (element.contains(above) || above.contains(element));
    });
    return { name: (element.getAttribute('aria-label') ?? element.textContent).trim(), covered: !seen };
  });

test.describe('the header', () => {
  test('is walked with the keyboard from its start to its end', async ({ page, trackPage, siteHeader, say }) => {
    await trackPage.open();
    await takeOver(page);
    const names: string[] = [];
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      const { name, covered } = await focused(page);
      expect(covered, `${name} is covered`).toBe(false);
      names.push(name);
    }
    expect(names.slice(0, 4)).toEqual([say('shell.skip'), say('shell.name'), say('content-menu.home'), say('tracking-menu.track')]);
    await siteHeader.accountMenu.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(siteHeader.userName).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(siteHeader.userName).toBeHidden();
    await expect(siteHeader.accountMenu).toBeFocused();
  });

  test('offers a panel of 230 px to sign in, with every field inside of it', async ({ homePage, siteHeader }) => {
    await homePage.open();
    await siteHeader.accountMenu.click();
    const widths = await siteHeader.userName.evaluate((field: HTMLInputElement) => {
      const panel = field.form?.closest('details')?.querySelector('summary')?.nextElementSibling;
      return { panel: panel?.getBoundingClientRect().width, runsOver: panel ? panel.scrollWidth - panel.clientWidth : null };
    });
    expect(widths).toEqual({ panel: RULES.layout.signInPanelPx, runsOver: 0 });
  });

  test('on a phone is a sheet that fills the screen, keeps the keyboard and gives it back', async ({ page, homePage, siteHeader }) => {
    await page.setViewportSize(PHONE);
    await homePage.open();
    await takeOver(page);
    const logo = await siteHeader.home.boundingBox();
    await siteHeader.phoneMenu.focus();
    await page.keyboard.press('Enter');
    await expect(siteHeader.link('tracking-menu.servicePoints')).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    expect(await siteHeader.home.boundingBox(), 'nothing moves').toEqual(logo);
    await expect(page).toFitItsWidth();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('details') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(siteHeader.phoneMenu).toBeFocused();
  });

  test('leads from the sheet to the choice of country', async ({ page, homePage, siteHeader, countryChoice, say }) => {
    await page.setViewportSize(PHONE);
    await homePage.open();
    await siteHeader.phoneMenu.click();
    await siteHeader.banner.getByRole('button', { name: say('shell.place.title') }).click();
    await expect(countryChoice.dialog).toBeVisible();
    await countryChoice.close.click();
    await expect(countryChoice.dialog).toBeHidden();
  });
});

test.describe('signing in', () => {
  test('happens in the panel, which becomes the user menu, and ends after a question', async ({ page, context, trackPage, siteHeader, say, origin, watch }) => {
    watch.expectFault(/400/);
    await trackPage.open();
    await takeOver(page);
    await siteHeader.signIn(DEMO.userName, 'not-the-password');
    await expect(siteHeader.password).toHaveAccessibleDescription(/.+/);
    await expect(siteHeader.password).toBeFocused();
    await expect(siteHeader.userName).toHaveValue(DEMO.userName);

    await siteHeader.signIn(DEMO.userName, DEMO.password);
    await expect(siteHeader.accountMenu).toContainText(DEMO.nickName);
    await expect(siteHeader.userName).toBeHidden();
    await expect(siteHeader.accountMenu).toBeFocused();
    await expect(page).toHaveURL(`${origin}/gh-en/track`);
    await expect(page).toBeAccessible();

    await siteHeader.logOut.click();
    await expect(siteHeader.logOutDialog).toBeVisible();
    await expect(page).toBeAccessible();
    await siteHeader.logOutDialog.getByRole('button', { name: say('shell.account.stay') }).click();
    await expect(siteHeader.accountMenu).toContainText(DEMO.nickName);

    await siteHeader.logOut.click();
    await siteHeader.logOutDialog.getByRole('button', { name: say('shell.account.signOut') }).click();
    await expect(siteHeader.logOutDialog).toBeHidden();
    await expect(siteHeader.accountMenu).toHaveText(say('shell.nav.signIn'), { useInnerText: true });
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
  });

  test('is remembered by the next page, which names the customer before React runs', async ({ page, homePage, trackPage, siteHeader }) => {
    await homePage.open();
    await takeOver(page);
    await siteHeader.signIn(DEMO.userName, DEMO.password);
    await expect(siteHeader.accountMenu).toContainText(DEMO.nickName);
    await trackPage.open();
    await expect(siteHeader.accountMenu).toContainText(DEMO.nickName);
    await takeOver(page);
    await expect(siteHeader.accountMenu).toContainText(DEMO.nickName);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('fails with a sentence beside the field, works, and ends', async ({ page, context, trackPage, siteHeader, say, origin, watch }) => {
      watch.expectFault(/400/);
      await trackPage.open();
      await siteHeader.signIn(DEMO.userName, 'not-the-password');
      await expect(siteHeader.password).toHaveAccessibleDescription(/.+/);
      await expect(siteHeader.userName).toHaveValue(DEMO.userName);
      await expect(trackPage.heading).toBeVisible();

      await siteHeader.signIn(DEMO.userName, DEMO.password);
      await expect(page).toHaveURL(`${origin}/gh-en/track`);
      await siteHeader.accountMenu.click();
      await expect(siteHeader.logOut).toBeVisible();
      await expect(siteHeader.userName).toBeHidden();
      await siteHeader.logOut.click();
      await expect(siteHeader.accountMenu).toHaveText(say('shell.nav.signIn'), { useInnerText: true });
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
    });
  });
});

test.describe('the cookie notice', () => {
  const notice = (page: Page, title = 'Cookies') => page.getByRole('region', { name: title, exact: true });

  test('is for readers of Turkey alone', async ({ page, homePage }) => {
    await homePage.open();
    await expect(homePage.headline).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });

  test.describe('in Turkey', () => {
    test.beforeEach(({ context, origin }) => context.addCookies([{ name: 'defaultCountryCode', value: 'TR', url: origin }]));

    test('stands above the header, covers nothing, and an agreement is kept', async ({ page, context, trackPage, siteHeader }) => {
      await trackPage.open();
      const [bar, head] = [await notice(page).boundingBox(), await siteHeader.banner.boundingBox()];
      expect(head?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0));
      await expect(page).toBeAccessible();
      for (let step = 0; step < 14; step += 1) {
        await page.keyboard.press('Tab');
        const { name, covered } = await focused(page);
        expect(covered, `${name} is covered`).toBe(false);
      }
      await notice(page).getByRole('button', { name: 'Accept', exact: true }).click();
      await expect(notice(page)).toBeHidden();
      expect((await siteHeader.banner.boundingBox())?.y).toBe(0);
      const kept = (await context.cookies()).find(({ name }) => name === 'cookieAgree');
      expect([kept?.value, (kept?.expires ?? 0) > Date.now() / 1000 + 86_400]).toEqual(['1', true]);
      await page.reload();
      await expect(trackPage.heading).toBeVisible();
      await expect(notice(page)).toBeHidden();
    });

    test('takes a refusal for this visit and stores nothing', async ({ page, context, trackPage }) => {
      await trackPage.open();
      await notice(page).getByRole('button', { name: 'Decline' }).click();
      await expect(notice(page)).toBeHidden();
      expect((await context.cookies()).find(({ name }) => name === 'cookieAgree')).toMatchObject({ value: '0', expires: -1 });
    });

    test('moves nothing after the first paint', async ({ page, trackPage }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')) });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await trackPage.open();
      await expect(notice(page)).toBeVisible();
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThan(0.01);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('is answered by a form that comes back to the page', async ({ page, trackPage, origin }) => {
        await trackPage.open();
        await notice(page).getByRole('button', { name: 'Accept', exact: true }).click();
        await expect(page).toHaveURL(`${origin}/gh-en/track`);
        await expect(trackPage.heading).toBeVisible();
        await expect(notice(page)).toBeHidden();
      });
    });
  });
});

test.describe('the footer', () => {
  test('shows the support contact of another country, whether it is open, and its chat as a code', async ({ page, trackPage, siteFooter }) => {
    await trackPage.open();
    await takeOver(page);
    await expect(siteFooter.supportContact('GH').getByRole('definition').filter({ hasText: /Open now|Closed now/ })).toBeVisible();
    await siteFooter.otherCountry.click();
    await siteFooter.choice('NG').click();
    await expect(siteFooter.supportContact('NG').getByRole('link', { name: /^\+234/ }).first()).toBeVisible();
    await expect(siteFooter.otherCountry).toBeFocused();

    await siteFooter.chat.click();
    await expect(siteFooter.chatCode).toBeVisible();
    await expect(siteFooter.chatCode).toHaveAccessibleName(new RegExp(chatAddress('NG').replaceAll('.', '\\.')));
    await expect.poll(() => siteFooter.chatCode.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page).toBeAccessible();
    await page.keyboard.press('Escape');
    await expect(siteFooter.chatCode).toBeHidden();
  });

  test('keeps its controls clear of the way to the top', async ({ page, homePage, siteFooter }) => {
    await page.setViewportSize(PHONE);
    await homePage.open();
    for (const theme of ['light', 'dark'] as const) {
      await siteFooter.theme(theme).scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await siteFooter.theme(theme).focus();
      expect((await focused(page)).covered, theme).toBe(false);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the same page of the other country', async ({ page, trackPage, siteFooter, origin }) => {
      await trackPage.open();
      await siteFooter.otherCountry.click();
      await siteFooter.choice('NG').click();
      await expect(page).toHaveURL(`${origin}/ng-en/track`);
      await expect(siteFooter.supportContact('NG')).toBeVisible();
    });
  });
});

test.describe('the theme', () => {
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test('is the reader’s choice, and in the next page from its first byte', async ({ page, trackPage, siteFooter, segment }) => {
    await trackPage.open();
    await takeOver(page);
    const light = await ground(page);
    await siteFooter.theme('dark').click();
    const dark = await ground(page);
    expect(dark).not.toBe(light);
    await expect(page).toBeAccessible();
    expect(await page.request.get(`/${segment}/track`).then((answer) => answer.text())).toMatch(/^<!doctype html><html data-theme="dark"/);
    await page.reload();
    expect(await ground(page)).toBe(dark);
    await takeOver(page);
    await siteFooter.theme('light').click();
    expect(await ground(page)).toBe(light);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is chosen by a form that comes back to the page', async ({ page, trackPage, siteFooter, origin }) => {
      await trackPage.open();
      await siteFooter.theme('dark').click();
      await expect(page).toHaveURL(`${origin}/gh-en/track`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  });
});

for (const [country, locale] of LANGUAGES) {
  test.describe(() => {
    test.use({ market: { country, locale } });

    test(`every menu and dialog is accessible in ${locale}`, async ({ page, trackPage, siteHeader, countryChoice }) => {
      const say = words(locale);
      await trackPage.open();
      await takeOver(page);
      for (const menu of [siteHeader.marketMenu, siteHeader.accountMenu]) {
        await menu.click();
        await expect(page).toBeAccessible();
        await page.keyboard.press('Escape');
      }
      await page.setViewportSize({ width: 320, height: 640 });
      for (const menu of [siteHeader.marketMenu, siteHeader.accountMenu, siteHeader.phoneMenu]) {
        await menu.click();
        await expect(page).toBeAccessible();
        await expect(page).toFitItsWidth();
      }
      await siteHeader.banner.getByRole('button', { name: say('shell.place.title') }).click();
      await expect(countryChoice.dialog).toBeVisible();
      await expect(page).toBeAccessible();
      await expect(page).toFitItsWidth();
    });
  });
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the way to the top appears after 400 px and leads there; motion: ${reducedMotion}`, async ({ page, homePage, say }) => {
    await page.emulateMedia({ reducedMotion });
    await homePage.open();
    await takeOver(page);
    const top = page.getByRole('link', { name: say('shell.top') });
    await expect(top).toBeHidden();
    await page.evaluate(() => scrollTo(0, 900));
    await expect(top).toBeVisible();
    await top.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}
