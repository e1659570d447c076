/** A parcel passed on and its details opened, from the side of whoever does it and of whoever gets the link. */
import type { Locator } from '@playwright/test';
import { ERROR } from '@amberlane/contract/calls';
import { type Market } from '@amberlane/contract/site';
import { ERROR_MESSAGES } from '@amberlane/contract/calls/error-messages';
import { expect, test } from '../testing/fixtures.ts';
import { takeOver } from '@amberlane/testing/wait-for-hydration';

const SHARE_CALL = '**/v1/api/track/share';
const NO_LINK = '0'.repeat(32);
const DEMO = { userName: 'demo@amberlane.example', password: 'Amberlane#2026' };

/** A parcel of its own for each language: tries are counted by parcel. `phoneEnd`: of the demo data. */
const MARKETS: readonly { readonly market: Market; readonly waybillNo: string; readonly phoneEnd: string }[] = [
  { market: { country: 'GH', locale: 'en' }, waybillNo: 'GH520938177409', phoneEnd: '0143' },
  { market: { country: 'EG', locale: 'ar' }, waybillNo: 'EG884210937716', phoneEnd: '٠١٤٦' },
  { market: { country: 'PK', locale: 'ur' }, waybillNo: 'PK918203744566', phoneEnd: '۰۱۴۴' },
  { market: { country: 'NG', locale: 'zh-CN' }, waybillNo: 'NG407183529669', phoneEnd: '0142' },
];
/** End of every phone in the mock API. */
const STAND_IN_PHONE_END = '0142';

for (const { market, waybillNo, phoneEnd } of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('a link shows the parcel and hides its number', async ({ trackPage, page, segment, say }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await trackPage.open(waybillNo);
      await takeOver(page);
      const share = trackPage.only.getByRole('button', { name: say('track-share.open') });
      await share.press('Enter');
      const dialog = page.getByRole('dialog', { name: say('track-share.title') });
      const link = dialog.getByRole('textbox', { name: say('track-share.link') });
      await expect(link).toHaveValue(new RegExp(`/${segment}/track/shared/[0-9a-f]{32}$`));
      await expect(dialog.getByRole('img', { name: say('track-share.qr.label') })).toBeVisible();
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
      const address = await link.inputValue();
      await page.keyboard.press('Escape');
      await expect(share).toBeFocused();

      await page.goto(address);
      await page.setViewportSize({ width: 320, height: 700 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shared-track.title'));
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(`•${waybillNo.slice(-3)}`);
      expect(await page.content()).not.toContain(waybillNo.slice(2, -3));
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();

      await page.goto(`/${segment}/track/shared/${NO_LINK}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(say('shared-track.unknown'));
      await page.getByRole('link', { name: say('shared-track.track') }).click();
      await expect(trackPage.heading).toBeVisible();
    });

    test('details open with the end of the phone, and close again', async ({ trackPage, page, say, isolated, watch }) => {
      watch.expectFault(/status of 403/);
      await page.setViewportSize({ width: 320, height: 700 });
      await trackPage.open(waybillNo);
      await takeOver(page);
      const card: Locator = trackPage.only.getByRole('group', { name: say('track-details.title') });
      const field = card.getByRole('textbox');
      await field.fill('999');
      await field.press('Enter');
      await expect(field).toHaveAccessibleDescription(new RegExp(say('track-details.tooFew', { digits: 4 })));
      await field.fill('9999');
      await field.press('Enter');
      await expect(field).toHaveAccessibleDescription(new RegExp(ERROR_MESSAGES[ERROR.DETAILS_CLOSED][market.locale].slice(0, 30)));
      await expect(field).toBeFocused();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page).toBeAccessible();
      await field.fill(isolated === null ? phoneEnd : STAND_IN_PHONE_END);
      await field.press('Enter');
      const opened = trackPage.only.getByRole('group', { name: say('track-details.opened') });
      await expect(opened.getByRole('heading')).toBeFocused();
      await expect(opened).toContainText('••••');
      await expect(page).toFitItsWidth();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page).toBeAccessible();
      expect(new URL(page.url()).search).not.toMatch(/9999|014/);
      await opened.getByRole('button', { name: say('track-details.hide') }).click();
      await expect(field).toHaveValue('');
    });
  });
}

test.describe('in English', () => {
  test.use({ market: { country: 'NG', locale: 'en' } });
  const waybillNo = 'NG407183529669';

  test('a link that can not be made is asked for again', async ({ trackPage, page, say, watch }) => {
    watch.expectFault(/Failed to load resource/);
    const message = ERROR_MESSAGES[ERROR.SERVICE].en;
    await trackPage.open(waybillNo);
    await takeOver(page);
    await page.route(SHARE_CALL, (route) => route.fulfill({ status: 500, json: { success: false, error: { code: ERROR.SERVICE, message, requestId: 'r-1' } } }));
    await trackPage.only.getByRole('button', { name: say('track-share.open') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText(message);
    await page.unroute(SHARE_CALL);
    await dialog.getByRole('button', { name: say('track-share.retry') }).click();
    await expect(dialog.getByRole('textbox')).toHaveValue(/track\/shared\//);
  });

  test('on paper a parcel is open, in black on white, with the day and the address', async ({ trackPage, page, say, siteHeader }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await trackPage.open(`${waybillNo}\nGH520938177409`);
    await takeOver(page);
    await trackPage.openParcel('GH520938177409');
    await trackPage.parcel('GH520938177409').getByRole('button', { name: say('track-share.print') }).click();
    await expect(page.locator('[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(siteHeader.banner).toBeHidden();
    await expect(trackPage.field).toBeHidden();
    await expect(trackPage.parcel(waybillNo)).toBeHidden();
    await expect(trackPage.parcel('GH520938177409').locator('time').last()).toBeVisible();
    await expect(page.getByText('/ng-en/track?numbers=GH520938177409')).toBeVisible();
    await expect(page.getByRole('img', { name: say('track-share.qr.label') })).toBeVisible();
  });

  test('the owner sees the details at once, until the end of the session', async ({ trackPage, page, say, siteHeader, isolated }) => {
    test.skip(isolated !== null, 'the mock API knows no customers');
    await trackPage.open(waybillNo);
    await takeOver(page);
    await siteHeader.signIn(DEMO.userName, DEMO.password);
    const opened = trackPage.only.getByRole('group', { name: say('track-details.opened') });
    await expect(opened).toContainText(say('track-details.shownTo.owner'));
    await siteHeader.logOut.click();
    await siteHeader.logOutDialog.getByRole('button', { name: say('shell.account.signOut') }).click();
    await expect(opened).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('nothing is offered that can not work, and a shared parcel reads', async ({ trackPage, page, request, say }) => {
      const reply = await request.post('/v1/api/track/share', { data: { waybillNo }, headers: { version: '1.0.0', 'sec-fetch-site': 'same-origin' } });
      const { data } = (await reply.json()) as { data: { token: string } };
      await trackPage.open(waybillNo);
      await expect(trackPage.only.getByRole('button')).toHaveCount(0);
      await expect(trackPage.only.getByRole('link', { name: 'customer service' }).first()).toBeVisible();
      await page.goto(`/ng-en/track/shared/${data.token}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText('•669');
      await expect(page.getByRole('main').getByRole('button', { name: say('track-share.print') })).toBeHidden();
    });
  });
});
