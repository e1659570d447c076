/** Questions to an expert, enquiries of businesses and feedback: sent, refused, interrupted, with and without JavaScript. */
import type { Market } from '@amberlane/contract/site';
import { saveContactExpert } from '@amberlane/contract/calls/leads';
import { expect, test } from '@amberlane/testing/fixtures';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import type { Page } from '@playwright/test';

const MARKETS: readonly Market[] = [
  { country: 'NG', locale: 'en' },
  { country: 'CN', locale: 'zh-CN' },
  { country: 'MA', locale: 'fr' },
  { country: 'SA', locale: 'ar' },
  { country: 'PK', locale: 'ur' },
  { country: 'TR', locale: 'tr' },
];
const WAYBILL = 'NG407183529669';
/** The API takes a form for a program's that was sent faster. */
const FASTEST_MS = 2_000;

/** Turkey has a host of its own. */
const originOf = ({ country }: Market, origin: string): string => (country === 'TR' ? origin.replace('//', '//tr.') : origin);
const someone = (): string => `reader-${crypto.randomUUID()}@example.com`;
const onPageLongEnough = (page: Page): Promise<void> => expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(FASTEST_MS);
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

async function fillQuestion(page: Page, email: string): Promise<void> {
  await field(page, 'lastName').fill('Okafor');
  await field(page, 'email').fill(email);
  await field(page, 'contactNumber').fill('0802 123 4567');
  await field(page, 'questions').fill('What does a pallet to Lagos cost?');
  await field(page, 'scope').first().check();
  await field(page, 'transportMode').first().check();
  await field(page, 'serviceTypes').first().check();
}

for (const market of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market, origin: async ({ sites, isolated }, use) => use(originOf(market, (isolated === null ? sites.site : sites.isolated[isolated]) ?? sites.site)) });

    for (const { path, bundle } of [{ path: 'express/contact-proficient', bundle: 'contact-proficient' }, { path: 'service/feedback', bundle: 'feedback' }]) {
      test(`${path} fits, is accessible, and names every fault at once`, async ({ page, segment, say }) => {
        await page.goto(`/${segment}/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(`${bundle}.title`));
        await takeOver(page);
        await expect(page).toFitItsWidth();
        await expect(page).toBeAccessible();
        await page.locator('main form').getByRole('button').last().click();
        const summary = page.locator('main form').getByRole('alert');
        await expect(summary).toBeVisible();
        await expect(summary.getByRole('link')).toHaveCount(path === 'service/feedback' ? 4 : 3);
        await summary.getByRole('link').last().click();
        await expect(page.locator('main form :focus')).toHaveAttribute('aria-invalid', 'true');
        await expect(page).toBeAccessible();
        await page.setViewportSize({ width: 320, height: 700 });
        await expect(page).toFitItsWidth();
        // The header that stays on top would cover a part of a field.
        await page.evaluate(() => scrollTo(0, 0));
        await expect(page).toBeAccessible();
      });
    }
  });
}

test.describe('in Nigeria', () => {
  test.use({ market: { country: 'NG', locale: 'en' } });

  test('a question is sent once, and its receipt outlives a reload and the way back', async ({ page, segment, say }) => {
    await page.goto(`/${segment}/express/contact-proficient`);
    await takeOver(page);
    const email = someone();
    await fillQuestion(page, email);
    await onPageLongEnough(page);
    let sent = 0;
    page.on('request', (request) => (sent += request.url().endsWith(saveContactExpert.path) ? 1 : 0));
    await page.getByRole('button', { name: say('contact-proficient.submit') }).dblclick();
    const receipt = page.getByRole('article').filter({ hasText: /EX-[0-9A-Z]{4}-[0-9A-Z]{4}/ });
    await expect(receipt).toContainText(email);
    await expect(page.getByRole('heading', { name: say('contact-proficient.received') })).toBeFocused();
    expect(sent).toBe(1);
    await expect(page).toBeAccessible();
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(page).toFitItsWidth();
    await page.reload();
    await expect(receipt).toBeVisible();
    await page.getByRole('link', { name: say('lead-form.home'), exact: true }).first().click();
    await expect(receipt).toBeHidden();
    await page.goBack();
    await expect(receipt).toBeVisible();
    await page.getByRole('link', { name: say('lead-form.received.another') }).click();
    await expect(field(page, 'lastName')).toHaveValue('');
  });

  test('a draft survives a reload, and is deleted only after a question', async ({ page, segment, say }) => {
    await page.goto(`/${segment}/service/feedback`);
    await takeOver(page);
    await field(page, 'topic').selectOption({ index: 1 });
    await field(page, 'questions').fill('The box has a dent.');
    await expect(page.getByRole('button', { name: say('lead-form.startOver') })).toBeVisible();
    await page.reload();
    await takeOver(page);
    await expect(field(page, 'questions')).toHaveValue('The box has a dent.');
    await expect(field(page, 'topic')).not.toHaveValue('');
    await page.getByRole('button', { name: say('lead-form.startOver') }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect(page).toBeAccessible();
    await page.keyboard.press('Escape');
    await expect(field(page, 'questions')).toHaveValue('The box has a dent.');
    await page.getByRole('button', { name: say('lead-form.startOver') }).click();
    await page.getByRole('button', { name: say('lead-form.startOver.yes') }).click();
    await expect(field(page, 'questions')).toHaveValue('');
  });

  test('offline it says so, keeps the text, and sends it afterwards', async ({ page, context, segment, say, watch }) => {
    await page.goto(`/${segment}/service/feedback?waybill=${WAYBILL}`);
    await takeOver(page);
    await expect(field(page, 'waybillNo')).toHaveValue(WAYBILL);
    await field(page, 'topic').selectOption({ index: 1 });
    await field(page, 'questions').fill('The box has a dent.');
    await field(page, 'lastName').fill('Boateng');
    await field(page, 'email').fill(someone());
    await onPageLongEnough(page);
    watch.expectFault(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await expect(page.getByText(say('lead-form.offline'))).toBeVisible();
    const submit = page.getByRole('button', { name: say('feedback-form.submit') });
    await submit.click();
    await expect(page.locator('main form').getByRole('alert')).toBeVisible();
    await expect(field(page, 'questions')).toHaveValue('The box has a dent.');
    await context.setOffline(false);
    await expect(page.getByText(say('lead-form.offline'))).toBeHidden();
    await submit.click();
    await expect(page.getByRole('heading', { name: say('feedback-form.received') })).toBeVisible();
  });

  test('what the API refuses stands beside its field, and a slow answer is told', async ({ page, segment, say, watch }) => {
    const message = 'Invalid number: please enter a phone number of the chosen country.';
    watch.expectFault(/status of 400/);
    await page.route(`**${saveContactExpert.path}`, async (route) => {
      await expect.poll(() => page.getByText(say('lead-form.slow')).count()).toBe(1);
      await route.fulfill({ status: 400, json: { success: false, error: { code: 1000400, message: 'Please check the form.', requestId: 'r-42', fields: [{ field: 'contactNumber', code: 'phone', message }] } } });
    });
    await page.goto(`/${segment}/express/contact-proficient`);
    await takeOver(page);
    await fillQuestion(page, someone());
    await page.getByRole('button', { name: say('contact-proficient.submit') }).click();
    await expect(field(page, 'contactNumber')).toHaveAccessibleDescription(new RegExp(message));
    await expect(field(page, 'questions')).toHaveValue('What does a pallet to Lagos cost?');
  });

  test('volume and period are asked for regular transport alone', async ({ page, segment, say }) => {
    await page.goto(`/${segment}/express/contact-proficient`);
    await takeOver(page);
    await expect(field(page, 'volumePerCycle')).toBeHidden();
    await page.getByRole('radio', { name: say('shipping-needs.transportMode.REGULAR') }).check();
    await expect(field(page, 'volumePerCycle')).toBeVisible();
    await expect(field(page, 'cycle')).toBeVisible();
  });

  test('businesses and customers find their forms on the pages of others', async ({ page, segment, say, isolated }) => {
    await page.goto(isolated === null ? `/${segment}/business-customer` : `/${segment}/slots/enterprise-form`);
    await takeOver(page);
    await page.getByRole('button', { name: say('enterprise-form.submit') }).click();
    await expect(page.locator('main form').getByRole('alert').getByRole('link')).toHaveCount(8);
    await expect(page).toBeAccessible();
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(page).toFitItsWidth();
    await page.goto(isolated === null ? `/${segment}/service/contact-us` : `/${segment}/slots/feedback-form`);
    await takeOver(page);
    await page.getByRole('button', { name: say('feedback-form.submit') }).click();
    await expect(page.locator('main form').getByRole('alert').getByRole('link')).toHaveCount(4);
    await expect(page).toBeAccessible();
    await expect(page).toFitItsWidth();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a question: regular transport shows its fields, faults are named, the way back keeps what was typed, and it arrives', async ({ page, segment, say }) => {
      await page.goto(`/${segment}/express/contact-proficient`);
      await fillQuestion(page, someone());
      await expect(field(page, 'volumePerCycle')).toBeHidden();
      await page.getByRole('radio', { name: say('shipping-needs.transportMode.REGULAR') }).check();
      await expect(field(page, 'volumePerCycle')).toBeVisible();
      await field(page, 'contactNumber').fill('12');
      await field(page, 'volumePerCycle').fill('many');
      await page.getByRole('button', { name: say('contact-proficient.submit') }).click();
      const summary = page.getByRole('alert').filter({ has: page.getByRole('link', { name: say('shipping-needs.volumePerCycle') }) });
      await expect(summary).toBeVisible();
      await expect(page).toHaveURL(/fault=1000400&faultAt=/);
      await page.goBack();
      await expect(field(page, 'questions')).toHaveValue('What does a pallet to Lagos cost?');
      await field(page, 'contactNumber').fill('0802 123 4567');
      await field(page, 'volumePerCycle').fill('40');
      await field(page, 'cycle').selectOption({ index: 1 });
      await page.getByRole('button', { name: say('contact-proficient.submit') }).click();
      await expect(page.getByRole('heading', { name: say('contact-proficient.received') })).toBeVisible();
      await expect(page.getByRole('article').filter({ hasText: /EX-[0-9A-Z]{4}-[0-9A-Z]{4}/ })).toBeVisible();
    });

    test('feedback about a parcel arrives with its number', async ({ page, segment, say }) => {
      await page.goto(`/${segment}/service/feedback?waybill=${WAYBILL}&topic=damaged`);
      await expect(field(page, 'waybillNo')).toHaveValue(WAYBILL);
      await expect(page.getByText(say('feedback-form.promise.days', { days: 3 })).first()).toBeVisible();
      await field(page, 'questions').fill('The box has a dent.');
      await field(page, 'lastName').fill('Boateng');
      await field(page, 'email').fill(someone());
      await page.getByRole('button', { name: say('feedback-form.submit') }).click();
      await expect(page.getByRole('article').filter({ hasText: /FB-[0-9A-Z]{4}-[0-9A-Z]{4}/ })).toBeVisible();
    });
  });
});
