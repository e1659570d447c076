/** Open positions from an applicant's side: looking for one, reading it, applying with a CV; with and without JavaScript. */
import { fieldMessage } from '@amberlane/contract/calls/field-messages';
import { LOCALE_FACTS } from '@amberlane/contract/site';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { readsInAnyWidth } from '../testing/any-width.ts';
import { expect, test } from '../testing/fixtures.ts';
import { emptyFile, largeFile, pdfFile, textFile } from '../testing/sample-files.ts';

for (const market of MARKET_PER_LANGUAGE) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('positions are found by country, read, and lead to the form, in any width', async ({ page, segment, say, jobsPage }) => {
      await jobsPage.open();
      await expect(jobsPage.title).toBeVisible();
      await expect(jobsPage.positions.nth(9)).toBeVisible();
      await readsInAnyWidth(page);
      await takeOver(page);
      // The window is narrow by now.
      await expect(jobsPage.country).toBeHidden();
      await jobsPage.filters.click();
      await jobsPage.country.selectOption(market.country);
      await jobsPage.submitSearch.click();
      await expect(page).toHaveURL(new RegExp(`/${segment}/business/recruit\\?country=${market.country}$`));
      await expect(page.getByRole('link', { name: say('recruit.clear') })).toBeVisible();
      const position = jobsPage.positions.first();
      const name = (await position.innerText()).trim();
      await position.click();
      await expect(jobsPage.title).toHaveText(name);
      await readsInAnyWidth(page);
      await jobsPage.apply.click();
      await expect(page).toHaveURL(new RegExp(`/${segment}/business/recruit-apply/[a-z0-9-]+$`));
      await expect(jobsPage.form).toBeVisible();
      await readsInAnyWidth(page);
    });

    test('nothing found leads back to everything', async ({ page, segment, say, jobsPage }) => {
      await jobsPage.open('?keyword=qqqq+zzzz');
      await expect(page.getByRole('heading', { name: say('recruit.empty.title') })).toBeVisible();
      await readsInAnyWidth(page);
      await page.getByRole('link', { name: say('recruit.clear') }).click();
      await expect(page).toHaveURL(new RegExp(`/${segment}/business/recruit$`));
      await expect(jobsPage.positions.first()).toBeVisible();
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('positions are found and read, and a CV goes by mail', async ({ page, segment, say, jobsPage }) => {
        await jobsPage.open();
        await jobsPage.country.selectOption(market.country);
        await jobsPage.submitSearch.click();
        await expect(page).toHaveURL(new RegExp(`/${segment}/business/recruit\\?keyword=&country=${market.country}&type=$`));
        await expect(jobsPage.country).toHaveValue(market.country);
        await jobsPage.positions.first().click();
        await jobsPage.apply.click();
        // The browser under test runs no scripts, yet does not show what is meant for this case.
        const without = await jobsPage.main.locator('noscript').first().innerHTML();
        expect(without).toContain(say('recruit-apply.noScript'));
        expect(without).toMatch(/mailto:[^"]+\?subject=/);
        await expect(page.getByRole('button', { name: say('recruit-apply.submit') })).toBeHidden();
      });
    });
  });
}

for (const market of MARKET_PER_LANGUAGE.filter(({ locale }) => locale === 'en' || locale === 'ar')) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('who applies is told of every fault at once and of every bad file, and has a receipt in the end', { tag: '@alone' }, async ({ page, say, jobsPage, watch }) => {
      await jobsPage.open(`?country=${market.country}`);
      await jobsPage.positions.first().click();
      await jobsPage.apply.click();
      await takeOver(page);
      await jobsPage.send.click();
      await expect(jobsPage.form.getByRole('alert').getByRole('link')).toHaveCount(6);

      await jobsPage.files.setInputFiles([emptyFile('empty.pdf'), largeFile('large.pdf', 11), textFile('letter.txt'), textFile('no-pdf.pdf', 'application/pdf')]);
      const { locale } = market;
      // The content of the last one is judged by the API.
      watch.expectFault(/Failed to load resource/);
      const refused = [
        ['empty.pdf', fieldMessage('fileEmpty', locale, {})], ['large.pdf', fieldMessage('fileTooLarge', locale, { max: 10 })],
        ['letter.txt', fieldMessage('fileType', locale, {})], ['no-pdf.pdf', fieldMessage('fileType', locale, {})],
      ] as const;
      for (const [name, sentence] of refused) await expect(jobsPage.file(name)).toContainText(sentence);
      await readsInAnyWidth(page);
      for (const [name] of refused) await jobsPage.removeFile(name);

      await jobsPage.files.setInputFiles(pdfFile('..\\..\\private\\cv.pdf'));
      await expect(jobsPage.file('cv.pdf')).toContainText(say('files.attached'));
      await expect(jobsPage.file('private')).toHaveCount(0);
      await jobsPage.field('name').fill('Ama Boateng');
      await jobsPage.field('email').fill(`jobs-${LOCALE_FACTS[locale].path}-${Date.now()}@site.example`);
      await jobsPage.field('city').fill('Accra');
      await jobsPage.field('contactNumber').fill(market.country === 'GH' ? '+233 24 123 4567' : '+20 10 1234 5678');
      await jobsPage.consent.check();
      await jobsPage.send.click();
      await expect(page.getByRole('heading', { name: say('recruit-apply.received') })).toBeFocused();
      await expect(page.getByText(/^[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).first()).toBeVisible();
      await readsInAnyWidth(page);
      await page.reload();
      await expect(page.getByRole('heading', { name: say('recruit-apply.received') })).toBeVisible();
    });

    test('what was typed and attached is there on the next visit', async ({ page, say, jobsPage }) => {
      await jobsPage.open(`?country=${market.country}`);
      await jobsPage.positions.first().click();
      await jobsPage.apply.click();
      await takeOver(page);
      await jobsPage.files.setInputFiles(pdfFile('my-cv.pdf'));
      await expect(jobsPage.file('my-cv.pdf')).toContainText(say('files.attached'));
      await jobsPage.field('name').fill('Ama Boateng');
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toMatch(/Ama Boateng.*my-cv\.pdf|my-cv\.pdf.*Ama Boateng/);
      await page.reload();
      await takeOver(page);
      await expect(jobsPage.field('name')).toHaveValue('Ama Boateng');
      await expect(jobsPage.file('my-cv.pdf')).toBeVisible();
    });
  });
}

test('an unknown position is not found, and markup in an address is shown, not obeyed', async ({ jobsPage, watch }) => {
  watch.expectFault(/Failed to load resource/);
  expect((await jobsPage.open('/astronaut'))?.status()).toBe(404);
  await jobsPage.open(`?keyword=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(jobsPage.keyword).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(jobsPage.main.locator('img')).toHaveCount(0);
});

test('an open position tells search engines of itself', async ({ page, jobsPage }) => {
  await jobsPage.open();
  await page.goto((await jobsPage.positions.first().getAttribute('href')) ?? '');
  const objects = await page.locator('script[type="application/ld+json"]').allTextContents();
  const posting = objects.map((text) => JSON.parse(text) as Readonly<Record<string, unknown>>).find((object) => object['@type'] === 'JobPosting');
  expect(posting).toMatchObject({ title: await jobsPage.title.innerText(), hiringOrganization: { name: 'Amberlane' }, jobLocation: { address: { addressCountry: expect.stringMatching(/^[A-Z]{2}$/) } } });
});
