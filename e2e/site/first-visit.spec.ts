/** The first visit: who has chosen no country is asked, once (spec §2, §4). */
import { expect, test } from '../setup/site-test.ts';

test.use({ knownReader: false });

const SEVEN_DAYS_S = 604_800;

test('asks beside the page that an address leads to, keeps the choice for seven days and stays on the page', async ({ page, context, homePage, countryChoice, origin }) => {
  await page.goto('/cn-en/track');
  await expect(countryChoice.note).toBeVisible();
  await expect(countryChoice.dialog).toBeHidden();
  await expect(page).toBeAccessible();
  await countryChoice.change.click();
  await expect(countryChoice.dialog).toBeVisible();

  await countryChoice.option({ country: 'GH', locale: 'en' }).click();
  await expect(page).toHaveURL(`${origin}/gh-en/track`);
  await expect(countryChoice.dialog).toBeHidden();

  const cookies = new Map((await context.cookies(origin)).map((cookie) => [cookie.name, cookie]));
  expect(cookies.get('defaultCountryCode')?.value).toBe('GH');
  expect(cookies.get('locale')?.value).toBe('en');
  const lifetime = (cookies.get('defaultCountryCode')?.expires ?? 0) - Date.now() / 1000;
  expect(lifetime).toBeGreaterThan(SEVEN_DAYS_S - 120);
  expect(lifetime).toBeLessThanOrEqual(SEVEN_DAYS_S + 1);
  expect(await page.evaluate(() => [sessionStorage.getItem('defaultCountryCode'), sessionStorage.getItem('locale')])).toEqual(['GH', 'en']);

  await homePage.open();
  await expect(homePage.headline).toBeVisible();
  await expect(countryChoice.dialog).toBeHidden();
});

test('does not ask again who closed the note', async ({ page, countryChoice }) => {
  await page.goto('/gh-en/track');
  await countryChoice.closeNote.click();
  await expect(countryChoice.note).toBeHidden();
  await page.goto('/gh-en/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(countryChoice.note).toBeHidden();
});

test.describe('in Ghana', () => {
  test.use({ timezoneId: 'Africa/Accra', locale: 'en-GB' });

  test('asks nothing beside a page for the reader\'s own country', async ({ page, countryChoice }) => {
    await page.goto('/gh-en/track');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(countryChoice.note).toBeHidden();
    await page.goto('/ke-en/track');
    await expect(countryChoice.note.getByRole('link', { name: 'Continue to Ghana · English' })).toBeVisible();
  });
});

test('offers the country of the home page as the first answer, and keeps it', async ({ page, context, homePage, countryChoice, origin, segment }) => {
  await homePage.open();
  await countryChoice.dialog.getByRole('link', { name: /^Continue to/ }).click();
  await expect(countryChoice.dialog).toBeHidden();
  expect((await context.cookies(origin)).find(({ name }) => name === 'defaultCountryCode')?.value).toBe('GH');
  await expect(page).toHaveURL(`${origin}/${segment}`);
});

test('does not ask beside a page who is signed in', async ({ page, context, countryChoice, origin }) => {
  await context.addCookies([{ name: 'nickName', value: 'Ama', url: origin }]);
  await page.goto('/gh-en/track');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(countryChoice.note).toBeHidden();
});

test('lets the choice be put off with the keyboard, and asks once a session', async ({ page, countryChoice, homePage }) => {
  await homePage.open();
  await expect(countryChoice.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(countryChoice.dialog).toBeHidden();
  await page.reload();
  await expect(homePage.headline).toBeVisible();
  await expect(countryChoice.dialog).toBeHidden();
});

test('keeps the focus inside of the dialog, and has a button that closes it', async ({ page, countryChoice, homePage }) => {
  await homePage.open();
  await expect(countryChoice.close).toBeVisible();
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const within = await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null);
    expect(within).toBe(true);
  }
  await countryChoice.close.click();
  await expect(countryChoice.dialog).toBeHidden();
});

for (const [country, locale] of [['EG', 'ar'], ['PK', 'ur']] as const) {
  test.describe(() => {
    test.use({ market: { country, locale } });
    test(`asks in ${locale} as well`, async ({ page, countryChoice, homePage }) => {
      await homePage.open();
      await expect(countryChoice.dialog).toBeVisible();
      await expect(page).toBeAccessible();
    });
  });
}
