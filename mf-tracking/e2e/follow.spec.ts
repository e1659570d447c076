/** News of a parcel by mail from a reader's side: asked for, confirmed by a button, stopped on the page and by one click in a mail program. */
import { randomUUID } from 'node:crypto';
import { ERROR } from '@amberlane/contract/calls';
import { type Market } from '@amberlane/contract/site';
import { ERROR_MESSAGES } from '@amberlane/contract/calls/error-messages';
import type { APIRequestContext } from '@playwright/test';
import { newCustomer } from '@amberlane/testing/customers';
import { expect, test } from '@amberlane/testing/fixtures';
import { takeOver } from '@amberlane/testing/wait-for-hydration';

const WAYBILL = 'GH520938177409';
const MARKETS: readonly Market[] = [
  { country: 'GH', locale: 'en' },
  { country: 'SA', locale: 'ar' },
  { country: 'PK', locale: 'ur' },
  { country: 'NG', locale: 'zh-CN' },
];

test.skip(({ isolated }) => isolated !== null, 'the mock API sends no letters');

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const newAddress = (): string => `reader-${randomUUID().slice(0, 8)}@example.com`;

/** The newest letter to an address, and the path to which its link leads: the origin is that of the settings. */
async function letterTo(request: APIRequestContext, address: string): Promise<{ text: string; subject: string; link: string }> {
  const letters = await request.get('/-/outbox.json').then((answer) => answer.json() as Promise<readonly Letter[]>);
  const letter = letters.find(({ to }) => to === address);
  if (!letter) throw new Error('no letter came');
  return { ...letter, link: /https?:\/\/[^/]+(\/[\w-]+\/track\/follow\?token=[\w-]{43})/.exec(letter.text)?.[1] ?? '' };
}

for (const market of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('asks, confirms, stops and takes up again', async ({ page, segment, say }) => {
      const address = newAddress();
      await page.goto(`/${segment}/track?numbers=${WAYBILL}`);
      await page.getByRole('link', { name: say('track.action.follow') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('track-follow.title'));
      await takeOver(page);
      const field = page.getByRole('textbox', { name: say('track-follow.form.email') });
      await field.fill('ama@example');
      await page.getByRole('button', { name: say('track-follow.form.submit') }).click();
      await expect(field).toHaveAccessibleDescription(/name@example\.com/);
      await expect(page).toBeAccessible();
      await field.fill(address);
      await page.getByRole('button', { name: say('track-follow.form.submit') }).click();
      await expect(page.getByRole('heading', { name: say('track-follow.sent.title') })).toBeFocused();
      expect(page.url()).not.toContain('example.com');
      await expect(page).toFitItsWidth();

      const { link, subject } = await letterTo(page.request, address);
      expect(subject).toContain(WAYBILL);
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(say('track-follow.pending.title'));
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
      await takeOver(page);
      await page.getByRole('button', { name: say('track-follow.pending.confirm') }).click();
      await expect(page.getByRole('heading', { name: say('track-follow.following.title') })).toBeFocused();
      await expect(page.getByText(say('track-follow.done.following'))).toBeVisible();
      await page.getByRole('button', { name: say('track-follow.following.stop') }).click();
      await expect(page.getByRole('heading', { name: say('track-follow.stopped.title') })).toBeFocused();
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
      await page.getByRole('button', { name: say('track-follow.stopped.again') }).click();
      await expect(page.getByRole('button', { name: say('track-follow.following.stop') })).toBeVisible();
    });
  });
}

const LIST = [WAYBILL, 'PK918203744566', 'NG407183529669'];
const OPEN = LIST.slice(0, 2);

for (const market of MARKETS) {
  test.describe(`a list in ${market.locale}`, () => {
    test.use({ market });

    test('is asked for at once, confirmed by one button, stopped one by one and altogether', async ({ page, segment, say }) => {
      const address = newAddress();
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/${segment}/track?numbers=${LIST.join(',')}`);
      await page.getByRole('link', { name: say('track.action.followAll') }).click();
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(say('track-follow.list.title', { count: OPEN.length }));
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
      await takeOver(page);
      await page.getByRole('textbox', { name: say('track-follow.form.email') }).fill(address);
      await page.getByRole('button', { name: say('track-follow.form.submit') }).click();
      await expect(page.getByRole('heading', { name: say('track-follow.sent.title') })).toBeFocused();
      const { link, text } = await letterTo(page.request, address);
      for (const number of OPEN) expect(text).toContain(number);

      await page.goto(link);
      await takeOver(page);
      await page.getByRole('button', { name: say('track-follow.list.confirm') }).click();
      await expect(page.getByRole('heading', { name: say('track-follow.list.following.title', { count: OPEN.length }) })).toBeFocused();
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
      await page.getByRole('listitem').filter({ hasText: WAYBILL }).getByRole('button').click();
      await expect(page.getByRole('heading', { name: say('track-follow.list.following.title', { count: 1 }) })).toBeFocused();
      await page.getByRole('button', { name: say('track-follow.stopAll') }).click();
      await expect(page.getByRole('heading', { name: say('track-follow.list.stopped.title') })).toBeFocused();
    });
  });
}

test.describe('in Ghana', () => {
  test.use({ market: { country: 'GH', locale: 'en' } });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('asks, confirms and stops; one click in a mail program stops too, a look at its address does not', async ({ page, say, playwright, origin }) => {
      const address = newAddress();
      await page.goto(`/gh-en/track/follow?waybill=${WAYBILL}`);
      await page.getByRole('textbox', { name: say('track-follow.form.email') }).fill(address);
      await page.getByRole('button', { name: say('track-follow.form.submit') }).click();
      await expect(page.getByRole('heading', { name: say('track-follow.sent.title') })).toBeVisible();
      const { link } = await letterTo(page.request, address);
      await page.goto(link);
      await page.getByRole('button', { name: say('track-follow.pending.confirm') }).click();
      await expect(page.getByText(say('track-follow.done.following'))).toBeVisible();
      await page.getByRole('button', { name: say('track-follow.following.stop') }).click();
      await expect(page.getByText(say('track-follow.done.stopped'), { exact: true })).toBeVisible();
      await page.getByRole('button', { name: say('track-follow.stopped.again') }).click();

      const [, token = ''] = link.split('token=');
      const program = await playwright.request.newContext({ baseURL: origin });
      const oneClick = `/v1/api/track/follow/unsubscribe/${token}`;
      expect((await program.get(oneClick)).url()).toContain(`/track/follow?token=${token}`);
      await page.goto(link);
      await expect(page.getByRole('heading', { name: say('track-follow.following.title') })).toBeVisible();
      const answer = await program.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } });
      expect(answer.status()).toBe(200);
      await program.dispose();
      await page.goto(link);
      await expect(page.getByRole('heading', { name: say('track-follow.stopped.title') })).toBeVisible();
    });
  });

  test.describe('a list without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is asked for, confirmed and stopped by plain forms', async ({ page, say }) => {
      const address = newAddress();
      await page.goto(`/gh-en/track?numbers=${LIST.join(',')}`);
      await page.getByRole('link', { name: say('track.action.followAll') }).click();
      await page.getByRole('textbox', { name: say('track-follow.form.email') }).fill(address);
      await page.getByRole('button', { name: say('track-follow.form.submit') }).click();
      await expect(page.getByRole('heading', { name: say('track-follow.sent.title') })).toBeVisible();
      const { link } = await letterTo(page.request, address);
      await page.goto(link);
      await page.getByRole('button', { name: say('track-follow.list.confirm') }).click();
      await expect(page.getByRole('heading', { name: say('track-follow.list.following.title', { count: OPEN.length }) })).toBeVisible();
      await page.getByRole('listitem').filter({ hasText: WAYBILL }).getByRole('button').click();
      await expect(page.getByText(say('track-follow.list.saved'))).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: WAYBILL })).toContainText(say('track-follow.list.state.stopped'));
      await page.getByRole('button', { name: say('track-follow.stopAll') }).click();
      await expect(page.getByRole('heading', { name: say('track-follow.list.stopped.title') })).toBeVisible();
    });
  });

  test('starts at once for a customer whose address is confirmed', async ({ page, say, isolated }) => {
    const address = await newCustomer(page, isolated);
    await page.goto(`/gh-en/track/follow?waybill=${WAYBILL}`);
    await takeOver(page);
    await expect(page.getByRole('textbox', { name: say('track-follow.form.email') })).toHaveValue(address);
    await page.getByRole('button', { name: say('track-follow.form.begin') }).click();
    await expect(page.getByRole('heading', { name: say('track-follow.begun.title') })).toBeFocused();
    await page.getByRole('link', { name: say('track-follow.own') }).click();
    await expect(page.getByRole('main').getByRole('link', { name: WAYBILL })).toBeVisible();
  });

  test('says what is wrong with a link, and that the service fails, and tries again', { tag: '@alone' }, async ({ page, say, watch }) => {
    watch.expectFault(/Failed to load resource/);
    await page.goto(`/gh-en/track/follow?token=${'A'.repeat(43)}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(say('track-follow.over.title'));
    await page.goto('/gh-en/track/follow?waybill=NG407183529669');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(say('track-follow.arrived.title'));
    await page.goto(`/gh-en/track/follow?waybill=${WAYBILL}`);
    await takeOver(page);
    const message = ERROR_MESSAGES[ERROR.SERVICE].en;
    await page.route('**/v1/api/track/follow/start-list', (route) => route.fulfill({ status: 500, json: { success: false, error: { code: ERROR.SERVICE, message, requestId: 'r-1' } } }));
    const field = page.getByRole('textbox', { name: say('track-follow.form.email') });
    await field.fill(newAddress());
    await page.getByRole('button', { name: say('track-follow.form.submit') }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
    await expect(field).not.toHaveValue('');
    await page.unroute('**/v1/api/track/follow/start-list');
    await page.getByRole('button', { name: say('track-follow.form.submit') }).click();
    await expect(page.getByRole('heading', { name: say('track-follow.sent.title') })).toBeVisible();
  });
});
