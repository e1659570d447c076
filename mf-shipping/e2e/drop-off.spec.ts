/** A drop-off point from a sender's side: chosen in the list or on the map beside it, which another squad brings when the step is opened. */
import type { Page, Request } from '@playwright/test';
import { newCustomer } from '@amberlane/testing/customers';
import { expect, test } from '@amberlane/testing/fixtures';
import { completeDraft, ShipPage } from '../testing/page-objects/ship-page.ts';

test.use({ market: { country: 'CN', locale: 'en' } });
test.skip(({ isolated }) => isolated !== null, 'the map is another squad’s');

/** What the map is made of, from the code of its slot to the messages. */
const OF_THE_MAP = /\/remotes\/mf-tracking\//;

/** A draft of a sender who brings the parcel and has chosen no point yet. */
const dropOffDraft = (page: Page): Promise<string> => completeDraft(page, { localShipWay: 'SELF_DELIVERY', siteCode: '', pickupDate: null, pickupTime: '' });

const mapOf = (page: Page, ship: ShipPage) => page.getByRole('region', { name: ship.text('points-map.choose.label') });
const listOf = (page: Page, ship: ShipPage) => page.getByRole('radiogroup', { name: ship.text('ship-parties.site') });

test('is chosen on the map or in the list, and the order carries it', async ({ page, market, isolated }) => {
  await newCustomer(page, isolated);
  const ship = new ShipPage(page, market);
  const id = await dropOffDraft(page);
  const fetched: string[] = [];
  page.on('request', (request: Request) => {
    if (OF_THE_MAP.test(request.url())) fetched.push(request.url());
  });
  await ship.open(`order=${id}&step=recipient`);
  await expect(ship.heading('ship.heading.recipient')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched, 'nothing of the map is loaded with the form').toEqual([]);

  await ship.button('ship.back').click();
  await expect(ship.heading('ship.heading.sender')).toBeVisible();
  const [map, list] = [mapOf(page, ship), listOf(page, ship)];
  await list.scrollIntoViewIfNeeded();
  await list.getByRole('radio').first().check();
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('button', { pressed: true })).toHaveCount(1);
  expect(fetched.some((url) => url.endsWith('/messages/points-map.en.json'))).toBe(true);
  // Where no field lies half under the header.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page).toBeAccessible();
  await expect(page).toFitItsWidth();

  const chosen = await map.getByRole('button', { pressed: true }).getAttribute('aria-label');
  const other = map.getByRole('button', { pressed: false }).filter({ hasText: /^$/ });
  for (let step = 0; step < 6 && (await other.count()) === 0; step += 1) await page.getByRole('button', { name: ship.text('points-map.zoomOut') }).click();
  const name = (await other.first().getAttribute('aria-label')) ?? '';
  expect(name).not.toBe(chosen);
  const saving = page.waitForRequest((request) => request.url().endsWith('/editWebsiteOrder') && /"siteCode":"CN-/.test(request.postData() ?? ''));
  await map.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeChecked();
  await expect(map.getByRole('button', { name, exact: true, pressed: true })).toBeFocused();
  const siteCode = ((await saving).postDataJSON() as { siteCode: string }).siteCode;
  await expect(list.locator(`input[value="${siteCode}"]`)).toBeChecked();
});

test('is chosen in the list where the map does not come', async ({ page, market, isolated, watch }) => {
  watch.expectFault(/Failed to (?:load|fetch)|ERR_FAILED|mf-tracking|ScriptExternalLoadError|RUNTIME-/);
  await newCustomer(page, isolated);
  const ship = new ShipPage(page, market);
  const id = await dropOffDraft(page);
  await page.route(OF_THE_MAP, (route) => route.abort());
  await ship.open(`order=${id}&step=sender`);
  const list = listOf(page, ship);
  const point = list.getByRole('radio').nth(1);
  await point.check();
  await expect(page.getByRole('link', { name: ship.text('ship-parties.site.map') })).toBeVisible();
  await expect(mapOf(page, ship)).toHaveCount(0);
  await ship.button('ship.next.recipient').click();
  await expect(ship.heading('ship.heading.recipient')).toBeVisible();
});
