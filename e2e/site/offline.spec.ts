/** The site without a network: what was opened can still be read, says of when it is, and nothing private stays. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../setup/site-test.ts';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { words } from '@amberlane/testing/words';

test.use({ serviceWorkers: 'allow' });

const PARCEL = 'GH520938177409';

/** The device has the page. */
const kept = (page: Page, href: string): Promise<void> =>
  expect.poll(() => page.evaluate(async (address) => (await caches.match(address, { ignoreVary: true })) !== undefined, href)).toBe(true);

/** The device has the page, and the words of the notice that it is not of now: they come with the offline page, which is fetched after it. */
async function keptWithNotice(page: Page, href: string): Promise<void> {
  await kept(page, href);
  await kept(page, `/-/offline/${href.split('/')[1] ?? ''}`);
}

/** No network, for pages and worker alike. */
async function withoutNetwork(context: BrowserContext, work: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await work();
  await context.setOffline(false);
}

const notice = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('link') });

test.beforeEach(({ watch }) => watch.expectFault(/ERR_INTERNET_DISCONNECTED|Failed to load resource/));

test('a result that came as a document is there without a network, and says of when it is', async ({ page, context, trackPage, say }) => {
  await trackPage.open(PARCEL);
  await takeOver(page);
  await keptWithNotice(page, `/gh-en/track?numbers=${PARCEL}`);
  await withoutNetwork(context, async () => {
    await page.reload();
    await expect(trackPage.asked).toContainText(PARCEL);
    await expect(notice(page)).toContainText(say('offline.notice', { time: '' }).replace(/\s*\.$/, ''));
    await expect(notice(page)).toContainText(new Date().getFullYear().toString());
    await expect(page).toBeAccessible();
  });
  await page.reload();
  await expect(trackPage.asked).toContainText(PARCEL);
  await expect(notice(page)).toHaveCount(0);
});

test('so is one that was shown without a new document', async ({ page, context, homePage, trackPage }) => {
  await homePage.open();
  await takeOver(page);
  await kept(page, '/gh-en');
  await homePage.footerTrackLink.click();
  await trackPage.track(PARCEL);
  await expect(trackPage.asked).toContainText(PARCEL);
  const { pathname, search } = new URL(page.url());
  await keptWithNotice(page, pathname + search);
  await withoutNetwork(context, async () => {
    await page.reload();
    await expect(trackPage.asked).toContainText(PARCEL);
    await expect(notice(page)).toBeVisible();
  });
});

test('a kept page still answers its reader: it runs on the files that were kept with it', async ({ page, context, trackPage }) => {
  await trackPage.open(PARCEL);
  await takeOver(page);
  await kept(page, `/gh-en/track?numbers=${PARCEL}`);
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('amberlane-files')).keys()).some(({ url }) => url.endsWith('/client/main.js')))).toBe(true);
  await withoutNetwork(context, async () => {
    await page.reload();
    await takeOver(page);
    await trackPage.change();
    await trackPage.paste(`${PARCEL}\nNG407183529669`);
    await expect(trackPage.count(2)).toBeVisible();
  });
});

for (const market of [{ country: 'GH', locale: 'en' }, { country: 'PK', locale: 'ur' }, { country: 'NG', locale: 'zh-CN' }] as const) {
  test.describe(`in ${market.locale} of ${market.country}`, () => {
    test.use({ market });

    test('a page that is not on the device gets the offline page, with what is', async ({ page, context, homePage, segment }) => {
      await homePage.open();
      await takeOver(page);
      await keptWithNotice(page, `/${segment}`);
      // Kept pages are listed without the name of the site.
      const title = (await page.title()).replace(/ \| [^|]*$/, '');
      await withoutNetwork(context, async () => {
        await page.goto(`/${segment}/track`);
        await expect(page.getByRole('heading', { level: 1, name: words(market.locale)('offline.title') })).toBeVisible();
        // Its styles came with it: drawn in the palette, the buttons apart.
        const drawing = page.locator('main svg[viewBox="0 0 600 400"]');
        await expect(drawing.locator('circle').first()).toHaveCSS('fill', 'rgb(255, 183, 101)');
        expect((await drawing.boundingBox())?.height).toBeLessThan(420);
        const again = page.getByRole('link', { name: words(market.locale)('offline.again') });
        const boxes = await Promise.all([again, page.getByRole('main').getByRole('link', { name: words(market.locale)('offline.home'), exact: true })].map((link) => link.boundingBox()));
        const [left, right] = boxes.sort((one, other) => (one?.x ?? 0) - (other?.x ?? 0));
        expect((right?.x ?? 0) - ((left?.x ?? 0) + (left?.width ?? 0))).toBeGreaterThanOrEqual(8);
        await expect(page.getByRole('main').locator('a[href^="tel:+"]')).not.toHaveCount(0);
        await expect(page).toBeAccessible();
        await expect(page).toFitItsWidth();
        await page.getByRole('link', { name: title }).click();
        await expect(homePage.headline).toBeVisible();
        await expect(notice(page)).toBeVisible();
      });
    });
  });
}

test('the offline page names drafts of this device, and loads the page once the network is back', async ({ page, context, homePage, say }) => {
  await homePage.open();
  await takeOver(page);
  await keptWithNotice(page, '/gh-en');
  await page.evaluate(() => localStorage.setItem('draft:amberlane.reader.ship.U1.local', JSON.stringify({ values: {}, at: Date.now() })));
  await withoutNetwork(context, async () => {
    await page.goto('/gh-en/rates');
    const row = page.getByRole('listitem').filter({ hasText: say('offline.draft.ship') });
    await expect(row).toContainText(new Date().getFullYear().toString());
    await expect(page.getByText(say('offline.draft.form'))).toHaveCount(0);
  });
  await expect(page.getByRole('heading', { level: 1, name: say('offline.title') })).toHaveCount(0, { timeout: 20_000 });
  await expect(page).toHaveURL('/gh-en/rates');
});

test('what a reader asked for is forgotten at sign-out; pages for everybody stay', async ({ page, context, trackPage }) => {
  await trackPage.open(PARCEL);
  await takeOver(page);
  await kept(page, `/gh-en/track?numbers=${PARCEL}`);
  await page.reload();
  await page.evaluate(() => fetch('/oms/user/logout', { headers: { version: '1.0.0' } }));
  await expect.poll(() => page.evaluate(async (href) => (await caches.match(href, { ignoreVary: true })) === undefined, `/gh-en/track?numbers=${PARCEL}`)).toBe(true);
  await kept(page, '/gh-en');
  await withoutNetwork(context, async () => {
    await page.reload();
    await expect(trackPage.earlierOfOnly).toHaveCount(0);
  });
});

test('no answer of a call is ever kept', async ({ page, homePage, trackPage }) => {
  await homePage.open();
  await takeOver(page);
  await kept(page, '/gh-en');
  await homePage.footerTrackLink.click();
  await trackPage.track(PARCEL);
  await expect(trackPage.asked).toContainText(PARCEL);
  const addresses = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)));
    return all.flat();
  });
  expect(addresses.length).toBeGreaterThan(3);
  expect(addresses.filter((path) => /^\/(?:oms|v1|officalsite|publicservice)\//.test(path))).toEqual([]);
});

test('a reader who saves data gets no worker', async ({ page, homePage }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }));
  await homePage.open();
  await takeOver(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
