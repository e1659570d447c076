/** What a page costs a reader before the first touch (quality §1), counted by the browser. Bytes are as transferred. */
import type { Page } from '@playwright/test';
import { expect, test } from '@amberlane/testing/fixtures';
import { countTransfer, type Transfer } from '@amberlane/testing/transfer';

const KB = 1024;
const GATES = { all: 220 * KB, scriptsRun: 5 * KB, scripts: 150 * KB, scriptsSavingData: 5 * KB, repeat: 20 * KB, requestsBeforeText: 2, layoutShift: 0.02 };

const PAGES = ['/gh-en', '/gh-en/track', '/pk-ur/track?numbers=GH520938177409,NG407183529669', '/ng-cn'];

/** Nothing was asked for during half a second. */
const quiet = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

/** The loader has had its idle moment: the application waits in the browser's cache. */
async function warm(page: Page, cost: Transfer): Promise<void> {
  await expect.poll(() => cost.hasFetched(/\/client\/main\.js$/)).toBe(true);
  await quiet(page);
}

const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number' && !('hadRecentInput' in entry && entry.hadRecentInput)) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

/** Requests in sequence until the heading shows: 1 when the document is enough, 2 with its styles, else more. */
async function requestsBeforeText(page: Page, path: string): Promise<number> {
  const needed = [['document'], ['document', 'stylesheet']];
  for (const [index, types] of needed.entries()) {
    await page.route('**', (route) => (types.includes(route.request().resourceType()) ? route.continue() : route.abort()));
    await page.goto(path);
    const shown = await page.getByRole('heading', { level: 1 }).isVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (shown) return index + 1;
  }
  return needed.length + 1;
}

const kilobytes = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;

for (const path of PAGES) {
  test(`${path} is light before the first touch`, async ({ page, origin }) => {
    // the machine reads the fonts of a script when a page first needs them; that shift is not the page's doing
    await page.goto(origin + path);
    await quiet(page);
    const cost = await countTransfer(page, { cache: false });
    await page.goto(origin + path);
    await warm(page, cost);
    const shift = await layoutShift(page);
    console.log(`${path}: ${kilobytes(cost.bytes())}; scripts ${kilobytes(cost.scriptBytes())}, run ${kilobytes(cost.runScriptBytes())}; layout shift ${shift.toFixed(3)}`);
    expect(cost.bytes(), cost.table()).toBeLessThanOrEqual(GATES.all);
    expect(cost.scriptBytes(), cost.table()).toBeLessThanOrEqual(GATES.scripts);
    expect(cost.runScriptBytes(), cost.table()).toBeLessThanOrEqual(GATES.scriptsRun);
    expect(cost.runScriptBytes(), 'the loader runs').toBeGreaterThan(0);
    expect(shift).toBeLessThanOrEqual(GATES.layoutShift);
  });
}

test('a reader who saves data gets next to no JavaScript', async ({ page, origin }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }));
  const cost = await countTransfer(page, { cache: false });
  await page.goto(`${origin}/gh-en`);
  await quiet(page);
  console.log(`saving data: ${kilobytes(cost.bytes())}; scripts ${kilobytes(cost.scriptBytes())}`);
  expect(cost.scriptBytes(), cost.table()).toBeLessThanOrEqual(GATES.scriptsSavingData);
});

test('a second visit costs next to nothing', async ({ page, origin }) => {
  const first = await countTransfer(page, { cache: true });
  await page.goto(`${origin}/gh-en`);
  await warm(page, first);
  await page.goto('about:blank');
  const cost = await countTransfer(page, { cache: true });
  await page.goto(`${origin}/gh-en`);
  await quiet(page);
  console.log(`second visit: ${kilobytes(cost.bytes())}`);
  expect(cost.bytes(), cost.table()).toBeLessThanOrEqual(GATES.repeat);
});

test('the text of a page waits for no chain of requests', async ({ page, watch }) => {
  watch.expectFault(/ERR_|Failed to load/);
  for (const path of PAGES) expect(await requestsBeforeText(page, path), path).toBeLessThanOrEqual(GATES.requestsBeforeText);
});

test('a file too many is seen', async ({ page, origin, watch }) => {
  watch.expectFault(/integrity|ERR_/);
  const fat = `/*${'x'.repeat(300 * KB)}*/`;
  await page.route('**/remotes/**/*.css', (route) => route.fulfill({ contentType: 'text/css', headers: { 'access-control-allow-origin': '*' }, body: fat }));
  const cost = await countTransfer(page, { cache: false });
  await page.goto(`${origin}/gh-en`);
  await quiet(page);
  expect(cost.bytes()).toBeGreaterThan(GATES.all);
});

test('a page that jumps is seen', async ({ page, homePage }) => {
  await homePage.open();
  await page.evaluate(() => {
    const banner = document.createElement('div');
    banner.style.cssText = 'block-size:300px';
    document.body.prepend(banner);
  });
  await expect.poll(() => layoutShift(page)).toBeGreaterThan(GATES.layoutShift);
});
