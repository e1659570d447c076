/** Choosing another country or language on the page that one is at: no reload, nothing lost (spec §4, design §4). */
import type { Page } from '@playwright/test';
import type { Market } from '@amberlane/contract/site';
import { expect, test } from '../setup/site-test.ts';
import type { SiteHeader } from '@amberlane/testing/page-objects/site-header';
import { takeOver } from '@amberlane/testing/wait-for-hydration';

/** Loads of documents, which a switch on the same host does without. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

const PAGE = '/gh-en/track?numbers=NG407183529669';

async function choose(header: SiteHeader, market: Market): Promise<void> {
  await header.marketMenu.click();
  await header.marketLink(market).click();
}

test('keeps the page, the query, what was typed and the place that is read', async ({ page, context, siteHeader, trackPage }) => {
  const documents = countDocuments(page);
  await page.goto(PAGE);
  await takeOver(page);
  await trackPage.change();
  await trackPage.field.fill('GH520938177409');
  await page.evaluate(() => scrollTo(0, 120));
  // A click of Playwright's own scrolls a sticky header to where it would stand without being one.
  await siteHeader.marketMenu.dispatchEvent('click');
  await siteHeader.marketLink({ country: 'EG', locale: 'ar' }).dispatchEvent('click');
  await expect(page).toHaveURL('/eg-ar/track?numbers=NG407183529669');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', /^ar/);
  await expect(page.locator('textarea[name=numbers]')).toHaveValue('GH520938177409');
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'مصر' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('support.eg@amberlane.example')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(120);
  expect(documents()).toBe(1);
  const kept = Object.fromEntries((await context.cookies()).map(({ name, value, expires }) => [name, { value, days: Math.round((expires - Date.now() / 1000) / 86_400) }]));
  expect([kept['defaultCountryCode'], kept['locale']]).toEqual([{ value: 'EG', days: 7 }, { value: 'ar', days: 7 }]);
  expect(await page.evaluate(() => [sessionStorage.getItem('defaultCountryCode'), sessionStorage.getItem('locale')])).toEqual(['EG', 'ar']);
});

test('keeps a registration that is half filled in, its passwords too', async ({ page, siteHeader, wayIn }) => {
  const documents = countDocuments(page);
  await wayIn.open('register');
  await takeOver(page);
  await wayIn.field('way-in.mail').fill('reader@example.com');
  await wayIn.typeNewPassword('Khamsin#2026', 'Khamsin#20');
  await choose(siteHeader, { country: 'EG', locale: 'ar' });
  await expect(page).toHaveURL('/eg-ar/user-opt/register');
  const typed = () => page.locator('main form input:is([type=email], [type=password])').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  await expect.poll(typed).toEqual(['reader@example.com', 'Khamsin#2026', 'Khamsin#20']);
  expect(documents()).toBe(1);
});

test('never shows two languages at once', async ({ page, siteHeader }) => {
  await page.goto(PAGE);
  await takeOver(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const words = `${document.querySelector('main h1')?.textContent ?? ''}|${document.querySelector('footer h2')?.textContent ?? ''}`;
      if (seen.at(-1) !== words) seen.push(words);
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await choose(siteHeader, { country: 'MA', locale: 'fr' });
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).toHaveLength(2);
});

test('goes back and forth with the buttons of the browser', async ({ page, siteHeader }) => {
  await page.goto(PAGE);
  await takeOver(page);
  await choose(siteHeader, { country: 'PK', locale: 'ur' });
  await expect(page.locator('html')).toHaveAttribute('lang', /^ur/);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.goForward();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('to Turkey is a page of the Turkish site', async ({ page, siteHeader, sites }) => {
  await page.goto(PAGE);
  await takeOver(page);
  await choose(siteHeader, { country: 'TR', locale: 'tr' });
  await expect(page).toHaveURL(`${sites.turkish}/tr-tr/track?numbers=NG407183529669`);
});
