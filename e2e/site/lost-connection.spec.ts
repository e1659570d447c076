/**
 * A form whose call is lost while the browser believes that it is online: it says so, keeps what was typed, and arrives at
 * another try. One of each remote with forms; `offline-forms.spec.ts` covers the time before React runs.
 */
import type { Page } from '@playwright/test';
import type { Market } from '@amberlane/contract/site';
import { addAddress } from '@amberlane/contract/calls/address-book';
import { saveCustomerFeedback } from '@amberlane/contract/calls/leads';
import { startFollowList } from '@amberlane/contract/calls/tracking-subscriptions';
import { createWebhook } from '@amberlane/contract/calls/webhooks';
import { DEMO_CUSTOMER, newCustomer, newMailAddress, signIn } from '@amberlane/testing/customers';
import { expect, test } from '@amberlane/testing/fixtures';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import type { Words } from '@amberlane/testing/words';

interface LostForm {
  readonly remote: string;
  readonly market: Market;
  /** Under `/{segment}/`. */
  readonly path: string;
  /** Path of the call that is lost. */
  readonly call: string;
  readonly signsIn?: (page: Page) => Promise<unknown>;
  readonly fill: (page: Page, say: Words) => Promise<void>;
  /** Name of the heading that tells that it has arrived. */
  readonly arrived: (say: Words) => string;
  /** What another test would meet is taken away again. */
  readonly cleanUp?: (page: Page, say: Words) => Promise<void>;
}

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);

const ENDPOINT = `https://8.8.8.8/${crypto.randomUUID()}`;

const FORMS: readonly LostForm[] = [
  {
    remote: 'mf-account',
    market: { country: 'GH', locale: 'en' },
    path: 'user-opt/personal/addresses/new',
    call: addAddress.path,
    signsIn: (page) => newCustomer(page, null),
    fill: async (page, say) => {
      await page.getByRole('textbox', { name: say('address-form.name') }).fill('Kofi Annan Mensah');
      await page.getByRole('textbox', { name: say('address-form.mobile') }).fill('0245550177');
      await page.getByRole('combobox', { name: say('address.division.region') }).selectOption({ index: 1 });
      await page.getByRole('combobox', { name: say('address.division.district') }).selectOption({ index: 1 });
      await page.getByRole('textbox', { name: say('address.street') }).fill('9 Liberation Road');
      // What the district brings is being fetched; a field that waits for its list is not sent.
      await expect(page.getByLabel(say('address.division.town'))).toBeEnabled();
    },
    arrived: () => 'Kofi Annan Mensah',
  },
  {
    remote: 'mf-franchise',
    market: { country: 'EG', locale: 'ar' },
    path: 'service/feedback',
    call: saveCustomerFeedback.path,
    fill: async (page) => {
      await field(page, 'topic').selectOption({ index: 1 });
      await field(page, 'lastName').fill('منصور');
      await field(page, 'email').fill(newMailAddress());
      await field(page, 'questions').fill('وصل الطرد وفيه كسر.');
      // What is sent sooner, the API takes for a program's.
      await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(2_000);
    },
    arrived: (say) => say('feedback-form.received'),
  },
  {
    remote: 'mf-shipping',
    market: { country: 'GH', locale: 'en' },
    path: 'express/platform',
    call: createWebhook.path,
    // The plan of a new customer has no endpoints.
    signsIn: (page) => signIn(page, DEMO_CUSTOMER),
    fill: async (page, say) => {
      await page.getByRole('main').getByRole('button', { name: say('platform.add') }).click();
      await field(page, 'url').fill(ENDPOINT);
      await field(page, 'description').fill('Shop');
    },
    arrived: (say) => say('platform.secret.title'),
    cleanUp: async (page, say) => {
      await page.getByRole('button', { name: say('platform.secret.stored') }).click();
      await page.getByRole('listitem').filter({ hasText: ENDPOINT }).getByRole('button', { name: say('platform.delete') }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: say('platform.delete') }).click();
      await expect(page.getByRole('heading', { name: ENDPOINT })).toHaveCount(0);
    },
  },
  {
    remote: 'mf-tracking',
    market: { country: 'NG', locale: 'zh-CN' },
    path: 'track/follow?waybill=GH520938177409',
    call: startFollowList.path,
    fill: (page) => field(page, 'email').fill(newMailAddress()),
    arrived: (say) => say('track-follow.sent.title'),
  },
];

/** What the form would send, as the reader sees it. */
const typedIn = (page: Page): Promise<string> =>
  page.locator('main form:has([name]):has([type=submit])').first().evaluate((form: HTMLFormElement) => JSON.stringify([...new FormData(form)]));

for (const { remote, market, path, call, signsIn, fill, arrived, cleanUp } of FORMS) {
  test.describe(`${remote} in ${market.locale}`, () => {
    test.use({ market });

    test(`${path.split('?')[0]} keeps what was typed, and a second try arrives`, async ({ page, segment, say, watch }) => {
      watch.expectFault(/ERR_CONNECTION_RESET/);
      await signsIn?.(page);
      await page.goto(`/${segment}/${path}`);
      await takeOver(page);
      await fill(page, say);
      const typed = await typedIn(page);
      const isCall = (url: URL): boolean => url.pathname === call;
      await page.route(isCall, (route) => route.abort('connectionreset'));
      await page.locator('main form:has([name]) [type=submit]').last().click();

      const notice = page.locator('main form').getByRole('alert');
      await expect(notice).toContainText(say('shell.failure.network'));
      await expect(notice).toContainText(say('form.failure.kept'));
      await expect(page.locator(':focus').getByRole('alert')).toBeVisible();
      expect(await typedIn(page)).toBe(typed);
      await expect(page).toBeAccessible();
      await expect(page).toFitItsWidth();

      const again = notice.getByRole('button', { name: say('shell.failure.retry'), exact: true });
      const lost = page.waitForEvent('requestfailed', (request) => isCall(new URL(request.url())));
      await again.click();
      await lost;
      await expect(notice).toContainText(say('shell.failure.network'));
      expect(await typedIn(page)).toBe(typed);

      await page.unroute(isCall);
      await again.click();
      await expect(page.getByRole('main').getByRole('heading', { name: arrived(say) })).toBeVisible();
      await expect(notice).toBeHidden();
      await cleanUp?.(page, say);
    });
  });
}
