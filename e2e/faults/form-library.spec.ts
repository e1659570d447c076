/** The form library: brought by the shell in groups, for pages that need it, once for all of them, under the site's policies. */
import type { Page } from '@playwright/test';
import { countTransfer } from '@amberlane/testing/transfer';
import { expect, test } from './fault-test.ts';

const KB = 1000;
/** Quality §1, brotli: the wizard, whose own code is next to nothing here. */
const WIZARD = 300 * KB;
const LIBRARY = /\/client\/ui-[a-z]+\.[0-9a-f]+\.(?:js|css)$/;

const words = {
  'gh-en': { city: 'City', day: 'Day of pickup', ask: 'Ask first', question: 'Send it?', orders: 'Orders', firstDay: 'Mon' },
  'sa-ar': { city: 'المدينة', day: 'يوم الاستلام', ask: 'اسأل أولًا', question: 'هل ترسله؟', orders: 'الطلبات', firstDay: 'ح' },
} as const;

async function openForm(page: Page, segment: keyof typeof words): Promise<void> {
  await page.goto(`/${segment}/form`);
  await page.locator('html[data-ready]').waitFor();
}

const filesOfLibrary = (page: Page): string[] => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (LIBRARY.test(new URL(request.url()).pathname)) files.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  return files;
};

for (const segment of ['gh-en', 'sa-ar'] as const) {
  const say = words[segment];

  test(`${segment}: a list opens by key, chooses by key, and gives the focus back when it is closed`, async ({ page, watch }) => {
    await openForm(page, segment);
    const city = page.getByRole('combobox', { name: say.city });
    await city.focus();
    await page.keyboard.press('ArrowDown');
    await expect(city).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(city).toHaveAttribute('aria-expanded', 'false');
    await expect(city).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByTitle('Lagos')).toBeVisible();
    expect(await watch.faults()).toEqual([]);
  });

  test(`${segment}: a date is typed, or chosen in a calendar that opens by key and closes by Escape`, async ({ page, watch }) => {
    await openForm(page, segment);
    const day = page.getByRole('textbox', { name: say.day });
    await day.focus();
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('table');
    await expect(calendar).toBeVisible();
    await expect(calendar.getByRole('columnheader').first()).toHaveText(say.firstDay);
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(day).toBeFocused();
    await page.keyboard.type('2027-02-14');
    await page.keyboard.press('Enter');
    await expect(day).toHaveValue('2027-02-14');
    expect(await watch.faults()).toEqual([]);
  });

  test(`${segment}: a dialog takes the focus, closes by Escape and gives it back`, async ({ page, watch }) => {
    await openForm(page, segment);
    const ask = page.getByRole('button', { name: say.ask });
    await ask.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: say.question });
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(ask).toBeFocused();
    expect(await watch.faults()).toEqual([]);
  });

  test(`${segment}: a form reads before any script, a label names its field`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(`/${segment}/form`);
    await expect(page.getByRole('combobox', { name: say.city })).toBeVisible();
    await expect(page.locator('form.ant-form')).toHaveCSS('direction', segment === 'sa-ar' ? 'rtl' : 'ltr');
    await context.close();
  });
}

test('a second remote finds the library there: nothing of it is fetched twice, nor run twice', async ({ page, watch }) => {
  const files = filesOfLibrary(page);
  await openForm(page, 'gh-en');
  await page.getByRole('main').getByRole('link', { name: words['gh-en'].orders }).click();
  await expect(page.getByRole('table')).toBeVisible();
  const pieces = page.getByRole('columnheader', { name: 'Pieces' });
  await pieces.click();
  await pieces.click();
  await expect(page.getByRole('row').nth(1).getByRole('cell').last()).toHaveText('24');
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  expect(files.some((file) => file.startsWith('ui-table'))).toBe(true);
  expect(await watch.faults()).toEqual([]);
});

test('a page without forms loads nothing of it, nor learns where it is', async ({ page }) => {
  const files = filesOfLibrary(page);
  const response = await page.goto('/gh-en');
  expect(await response?.text()).not.toMatch(/ui-(?:common|form)/);
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
  expect(files).toEqual([]);
});

test('and fetches it on the way to a page with a form', async ({ page, watch, documents }) => {
  await page.goto('/gh-en/shelf');
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Form' }).click();
  await expect(page.getByRole('combobox', { name: 'City' })).toBeVisible();
  expect(documents).toEqual(['/gh-en/shelf']);
  expect(await watch.faults()).toEqual([]);
});

test('a form with a date and a dialog keeps within its weight', async ({ page }) => {
  const cost = await countTransfer(page, { cache: false });
  await openForm(page, 'sa-ar');
  await page.waitForLoadState('networkidle');
  console.log(`form, date and overlay: scripts ${(cost.scriptBytes() / KB).toFixed(1)} KB of ${(cost.bytes() / KB).toFixed(1)} KB`);
  expect(cost.scriptBytes(), cost.table()).toBeLessThanOrEqual(WIZARD);
});
