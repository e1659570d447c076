/** Service points from a reader's side: found by what is typed or where one stands, on a list and on a map, and when things fail. */
import { ERROR } from '@amberlane/contract/calls';
import { type Market } from '@amberlane/contract/site';
import { ERROR_MESSAGES } from '@amberlane/contract/calls/error-messages';
import { expect, test } from '@amberlane/testing/fixtures';
import { takeOver } from '@amberlane/testing/wait-for-hydration';

const LIST_CALL = '**/publicservice/v1/api/site/listSites**';
const LAND_CHUNK = /\/client\/.*land.*\.js$/;

const MARKETS: readonly { readonly market: Market; readonly search: string; readonly code: string }[] = [
  { market: { country: 'NG', locale: 'en' }, search: 'Victoria Island', code: 'ng-los-04' },
  { market: { country: 'SA', locale: 'ar' }, search: 'العليا', code: 'sa-ruh-02' },
  { market: { country: 'PK', locale: 'ur' }, search: 'لاہور', code: 'pk-lhe-01' },
  { market: { country: 'NG', locale: 'zh-CN' }, search: '拉各斯', code: 'ng-los-01' },
];

test.skip(({ isolated }) => isolated !== null, 'the mock API has one service point a country');

for (const { market, search, code } of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('finds points by a place in the script of the page, shows one beside the list, and leads to its page', { tag: '@alone' }, async ({ page, segment, say }) => {
      await page.goto(`/${segment}/location-map`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('points.title'));
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
      await takeOver(page);
      await page.getByRole('searchbox').fill(search);
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/location-map\?q=/);
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(search);
      const list = page.url();
      const link = page.getByRole('article').locator(`a[href="/${segment}/location-map/${code}"]`);
      await link.click();
      const sheet = page.getByRole('dialog', { name: await link.innerText() });
      await expect(sheet.getByRole('heading', { level: 2 }).first()).toBeFocused();
      await expect(sheet.locator('[aria-current=date]')).toBeVisible();
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(link).toBeFocused();
      expect(page.url()).toBe(list);
      await link.press('Enter');
      await sheet.getByRole('link', { name: say('point.sheet.all') }).click();
      await expect(page).toHaveURL(new RegExp(`/location-map/${code}$`));
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say('points.title'));
      await expect(page.getByRole('table', { name: say('point.hours.week') })).toBeVisible();
      await page.setViewportSize({ width: 320, height: 700 });
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
    });

    test('says at the field that a place can not be told', async ({ page, segment, say }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(`/${segment}/location-map?q=qqqxyz`);
      const [beginning = ''] = say('points.search.parsingFailed', { search: '§' }).split('§');
      await expect(page.getByRole('searchbox')).toHaveAccessibleDescription(new RegExp(beginning.trim().slice(0, 8)));
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
    });

    test('says in the language of the page that the service fails, and tries again', async ({ page, segment, say, watch }) => {
      watch.expectFault(/Failed to load resource/);
      const message = ERROR_MESSAGES[ERROR.SERVICE][market.locale];
      await page.goto(`/${segment}/location-map`);
      await takeOver(page);
      await page.route(LIST_CALL, (route) => route.fulfill({ status: 500, json: { success: false, error: { code: ERROR.SERVICE, message, requestId: 'r-1' } } }));
      await page.getByRole('searchbox').fill(search);
      await page.getByRole('searchbox').press('Enter');
      await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
      await page.unroute(LIST_CALL);
      await page.getByRole('link', { name: say('shell.failure.retry') }).click();
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(search);
    });
  });
}

test.describe('in Nigeria', () => {
  test.use({ market: { country: 'NG', locale: 'en' } });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the form, the wishes and the pages of points work', async ({ page, say }) => {
      await page.goto('/ng-en/location-map');
      await page.getByRole('searchbox').fill('Ikeja');
      await page.getByRole('button', { name: say('points.search.go') }).click();
      await expect(page).toHaveURL(/\?q=Ikeja&country=NG&on=$/);
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Ikeja');
      await page.getByRole('link', { name: say('points.trait.locker'), exact: true }).click();
      await expect(page).toHaveURL(/q=Ikeja&with=locker$/);
      await expect(page.getByRole('button', { name: say('points.near.button') })).toBeHidden();
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('locker');
    });
  });

  test('the map is fetched when it is seen, says the same as the list, and is used by keyboard', async ({ page, say }) => {
    await page.goto('/ng-en/location-map?with=locker');
    await takeOver(page);
    const map = page.getByRole('region', { name: say('points-map.label') });
    await map.scrollIntoViewIfNeeded();
    const lockers = await page.getByRole('article').count();
    await expect(map.locator('path').first()).toBeAttached();
    const marks = map.getByRole('button');
    await expect(marks.first()).toBeVisible();
    await page.getByRole('button', { name: say('points-map.fit') }).click();
    const name = await page.getByRole('article').last().getByRole('heading').innerText();
    const mark = map.getByRole('button', { name });
    for (let step = 0; step < 6 && (await mark.count()) === 0; step += 1) await page.getByRole('button', { name: say('points-map.zoomIn') }).click();
    expect(lockers).toBeGreaterThan(0);
    await marks.first().focus();
    await expect(page).toBeAccessible();
  });

  test('on a phone the sheet of a point grows and shrinks by buttons, and leaves by Escape and by its button', async ({ page, say }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/ng-en/location-map?q=Ikeja&country=NG');
    await takeOver(page);
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    await link.click();
    const sheet = page.getByRole('dialog', { name: await link.innerText() });
    const height = async (): Promise<number> => (await sheet.boundingBox())?.height ?? 0;
    const half = await height();
    await sheet.getByRole('button', { name: say('point.sheet.more') }).click();
    expect(await height()).toBeGreaterThan(half);
    await expect(page).toBeAccessible();
    await expect(page).toFitItsWidth();
    await sheet.getByRole('button', { name: say('point.sheet.less') }).click();
    await sheet.getByRole('button', { name: say('point.sheet.less') }).click();
    expect(await height()).toBeLessThan(half);
    await expect(sheet.getByRole('table')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await link.click();
    await sheet.getByRole('button', { name: say('point.sheet.close') }).click();
    await expect(sheet).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('on a phone the map takes the place of the list', async ({ page, say }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/ng-en/location-map');
    await takeOver(page);
    const map = page.getByRole('region', { name: say('points-map.label') });
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('radio', { name: say('points-map.view.map') }).check();
    await expect(map).toBeVisible();
    await expect(page.getByRole('article').first()).toBeHidden();
    await expect(page).toFitItsWidth();
    await expect(page).toBeAccessible();
    await page.getByRole('radio', { name: say('points-map.view.list') }).check();
    await expect(map).toBeHidden();
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('without its coasts the map has its points, and the list says so', async ({ page, say, watch }) => {
    watch.expectFault(/Failed to (?:load|fetch)|ERR_FAILED|ChunkLoadError/);
    await page.route(LAND_CHUNK, (route) => route.abort());
    await page.goto('/ng-en/location-map');
    await takeOver(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('region', { name: say('points-map.label') })).toBeVisible();
  });

  test.describe('where the reader is', () => {
    test('is told to the browser alone and sorts the list', async ({ page, context, say }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 6.43, longitude: 3.42 });
      await page.goto('/ng-en/location-map');
      await takeOver(page);
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(request.url()));
      await page.getByRole('button', { name: say('points.near.button') }).click();
      await expect(page.getByRole('article').first()).toContainText('Victoria Island');
      expect(asked.filter((url) => /6\.43|3\.42/.test(url))).toEqual([]);
      await expect(page).toBeAccessible();
    });

    test('that is refused leads to typing', async ({ page, context, say }) => {
      await context.clearPermissions();
      await page.goto('/ng-en/location-map');
      await takeOver(page);
      await page.getByRole('button', { name: say('points.near.button') }).click();
      await expect(page.getByText(say('points.near.refused'))).toBeVisible();
    });
  });
});
