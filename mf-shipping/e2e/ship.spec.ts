/** The shipping form from a reader's side: from nothing to a label, left and resumed, and through what can go wrong on the way. */
import { ERROR } from '@amberlane/contract/calls';
import type { Request } from '@playwright/test';
import { addAddress } from '@amberlane/contract/calls/address-book';
import { callAs, newCustomer } from '@amberlane/testing/customers';
import { expect, test } from '@amberlane/testing/fixtures';
import { newOrder } from '../testing/new-order.ts';
import { OrdersPage } from '../testing/page-objects/orders-page.ts';
import { agreementRead, completeDraft, ShipPage } from '../testing/page-objects/ship-page.ts';

test.use({ market: { country: 'CN', locale: 'en' } });

const isSending = (request: Request): boolean => request.url().endsWith('/editWebsiteOrder') && (request.postDataJSON() as { draft?: boolean }).draft === false;

test('an order abroad is made from the first step to its label', { tag: '@alone' }, async ({ page, market, isolated }) => {
  test.slow();
  await newCustomer(page, isolated);
  const ship = new ShipPage(page, market);
  await ship.open();
  await expect(ship.heading('ship.international.title')).toBeVisible();
  await expect(page).toBeAccessible();
  await ship.choice('ship.to').selectOption('SA');
  await ship.button('ship.next.sender').click();

  await expect(ship.heading('ship.heading.sender')).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page).toFitItsWidth();
  await expect(page).toBeAccessible();
  await ship.choice('ship-parties.country').selectOption('CN');
  await ship.field('ship-parties.name').fill('Chen Jing');
  await ship.field('ship-parties.phone').fill('13123456789');
  for (const id of ['address.division.sheng', 'address.division.shi', 'address.division.qu']) await ship.division(id, 'Guangzhou');
  await ship.field('address.street').fill('18 Guiping Road');
  await ship.field('address.postcode').fill('510000');
  await ship.button('ship.next.recipient').click();

  await expect(ship.heading('ship.heading.recipient')).toBeFocused();
  await ship.button('ship.next.goods').click();
  await expect(page.locator(':focus').getByRole('alert')).toBeVisible();
  await expect(page).toBeAccessible();
  await ship.field('ship-parties.name').fill('Noura Al-Harbi');
  await ship.field('ship-parties.phone').first().fill('512345678');
  await ship.field('address.shortAddress').fill('RRRD2929');
  for (const id of ['address.division.region', 'address.division.city']) await ship.division(id, 'Riyadh');
  await ship.field('address.street').fill('King Fahd Road');
  await ship.button('ship.next.goods').click();

  await expect(ship.heading('ship.heading.goods')).toBeFocused();
  await expect(page).toFitItsWidth();
  await expect(page).toBeAccessible();
  await ship.field('ship-goods.weight').first().fill('12');
  await ship.field('ship-goods.nameEn').fill('Pendant lamp, steel');
  await ship.field('ship-goods.nameCn').fill('钢制吊灯');
  await ship.choice('ship-goods.type').selectOption('GENERAL');
  await ship.field('ship-goods.unitPrice').fill('120');
  await ship.button('ship.next.price').click();

  await expect(ship.heading('ship.heading.price')).toBeFocused();
  await expect(page.getByRole('table', { name: ship.text('ship.lines') })).toBeVisible();
  await expect(page).toFitItsWidth();
  await expect(page).toBeAccessible();
  await ship.button('ship.next.review').click();

  await expect(ship.heading('ship.heading.review')).toBeFocused();
  await expect(page).toBeAccessible();
  await page.getByRole('checkbox', { name: ship.text('ship.agreement.consent') }).click();
  await expect(ship.button('ship.agreement.agree')).toHaveAttribute('aria-disabled', 'false', { timeout: 15_000 });
  await ship.button('ship.agreement.agree').click();
  await ship.button('ship.send').click();

  await expect(ship.sent).toBeVisible();
  await expect(page).toFitItsWidth();
  await expect(page).toBeAccessible();
  const [label] = await Promise.all([page.waitForEvent('download'), ship.button('ship.done.label').click()]);
  expect([label.suggestedFilename().endsWith('.pdf'), await label.failure()]).toEqual([true, null]);
  await expect(ship.sent).toBeVisible();
});

test('a draft is resumed at its step from the account alone', async ({ page, market, isolated }) => {
  await newCustomer(page, isolated);
  const ship = new ShipPage(page, market);
  const id = await completeDraft(page);
  await ship.open(`order=${id}&step=recipient`);
  await expect(ship.heading('ship.heading.recipient')).toBeVisible();
  const saving = page.waitForResponse((response) => response.url().endsWith('/editWebsiteOrder') && response.ok());
  await ship.field('ship-parties.company').fill('Olaya Lights');
  await saving;
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await ship.open(`order=${id}`);
  await expect(ship.heading('ship.heading.recipient')).toBeVisible();
  await expect(ship.field('ship-parties.company')).toHaveValue('Olaya Lights');
});

test('two tabs of one draft: looking changes nothing, and only who types over the other has to choose', async ({ page, context, market, isolated, watch }) => {
  await newCustomer(page, isolated);
  const id = await completeDraft(page);
  const [one, two] = [new ShipPage(page, market), new ShipPage(await context.newPage(), market)];
  const saves: Request[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/editWebsiteOrder')) saves.push(request);
  });
  // The one that only looks has been open for longer.
  for (const tab of [two, one]) {
    await tab.open(`order=${id}&step=recipient`);
    await expect(tab.heading('ship.heading.recipient')).toBeVisible();
  }

  const saving = one.page.waitForResponse((response) => response.url().endsWith('/editWebsiteOrder') && response.ok());
  await one.field('ship-parties.company').fill('Olaya Lights');
  await saving;
  await expect(one.saved).toBeVisible();
  await expect(one.conflict).toBeHidden();
  expect(saves.map((request) => request.frame().page() === one.page)).toEqual([true]);

  watch.expectFault(/409/);
  await two.field('ship-parties.company').fill('Riyadh Lamps');
  await expect(two.conflict).toBeVisible();
  await expect(two.conflict).toContainText(two.text('ship.step.recipient'));
  for (const choice of ['ship.conflict.keep', 'ship.conflict.take']) await expect(two.button(choice)).toBeVisible();
  await expect(two.page).toBeAccessible();
  await two.button('ship.conflict.take').click();
  await expect(two.conflict).toBeHidden();
  await expect(two.field('ship-parties.company')).toHaveValue('Olaya Lights');
});

test('a quote that ran out is asked anew, and the order is sent with everything in it', { tag: '@alone' }, async ({ page, market, isolated, watch }) => {
  await newCustomer(page, isolated);
  await agreementRead(page);
  const ship = new ShipPage(page, market);
  const id = await completeDraft(page);
  let refused = false;
  await page.route('**/editWebsiteOrder', async (route) => {
    if (refused || !isSending(route.request())) return route.continue();
    refused = true;
    return route.fulfill({ status: 409, json: { success: false, error: { code: ERROR.QUOTE_EXPIRED, message: 'The quote has expired.', requestId: 'r-1' } } });
  });
  watch.expectFault(/409/);
  await ship.open(`order=${id}&step=review`);
  await expect(page.getByRole('table', { name: ship.text('ship.lines') })).toBeVisible();
  await expect(page.getByRole('form').getByRole('checkbox')).toBeChecked();
  await ship.button('ship.send').click();
  await expect(ship.heading('ship.heading.price')).toBeVisible();
  await ship.button('ship.next.review').click();
  await expect(ship.heading('ship.heading.review')).toBeVisible();
  await expect(page.getByText('Noura Al-Harbi').last()).toBeVisible();
  await ship.button('ship.send').click();
  await expect(ship.sent).toBeVisible();
});

test('a double click, a refresh and the way back make one order', async ({ page, market, isolated }) => {
  await newCustomer(page, isolated);
  await agreementRead(page);
  const ship = new ShipPage(page, market);
  const id = await completeDraft(page);
  const sendings: Request[] = [];
  page.on('request', (request) => {
    if (isSending(request)) sendings.push(request);
  });
  await ship.open(`order=${id}&step=review`);
  await expect(page.getByRole('table', { name: ship.text('ship.lines') })).toBeVisible();
  await expect(page.getByRole('form').getByRole('checkbox')).toBeChecked();
  await ship.button('ship.send').dblclick();
  await expect(ship.sent).toBeVisible();
  await page.reload();
  await expect(ship.sent).toBeVisible();
  expect(sendings).toHaveLength(1);
});

test('without a network the entries stay, and the order is sent when it is back', async ({ page, context, market, isolated, watch }) => {
  await newCustomer(page, isolated);
  await agreementRead(page);
  const ship = new ShipPage(page, market);
  const id = await completeDraft(page);
  await ship.open(`order=${id}&step=review`);
  await expect(page.getByRole('table', { name: ship.text('ship.lines') })).toBeVisible();
  await expect(page.getByRole('form').getByRole('checkbox')).toBeChecked();
  watch.expectFault(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await expect(page.getByText(ship.text('ship.offline'), { exact: true })).toBeVisible();
  await ship.button('ship.send').click();
  await expect(page.getByRole('form').getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(ship.text('ship.offline'), { exact: true })).toBeHidden();
  await ship.button('ship.send').click();
  await expect(ship.sent).toBeVisible();
});

test('a known parcel to a known receiver is sent within a minute', async ({ page, market, isolated }) => {
  await newCustomer(page, isolated);
  const ship = new ShipPage(page, market);
  const earlier = await completeDraft(page);
  const began = Date.now();
  await ship.open(`again=${earlier}`);
  await expect(ship.heading('ship.heading.price')).toBeVisible();
  await expect(page.getByRole('table', { name: ship.text('ship.lines') })).toBeVisible();
  await ship.button('ship.next.review').click();
  await ship.agreeAndSend();
  expect(Date.now() - began).toBeLessThan(60_000);
});

test('a returning customer ships a known parcel again from its page within a minute, agreement and all', async ({ page, market, isolated }) => {
  test.slow();
  await newCustomer(page, isolated);
  const earlier = await newOrder(page, isolated, { serviceTypes: ['COMMON_PACKAGE'], weightGrams: 2_000, localShipWay: 'DOOR_PICKUP', pickupDate: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10), pickupTime: 'ANY' });
  const orders = new OrdersPage(page, market);
  const ship = new ShipPage(page, market);
  await orders.open();
  const began = Date.now();
  await orders.row(earlier).getByRole('link').first().click();
  await page.getByRole('link', { name: ship.text('order.again') }).first().click();
  await expect(ship.heading('ship.heading.price')).toBeVisible();
  await expect(page.getByRole('table', { name: ship.text('ship.lines') })).toBeVisible();
  await ship.button('ship.next.review').click();
  // Sender, recipient and parcel are those of the earlier shipment.
  for (const known of ['Lin Xiaolan', 'Ama Boateng', 'LED bulb, E27, 9 W']) await expect(page.getByRole('main').getByText(known, { exact: false }).first()).toBeVisible();
  await ship.agreeAndSend();
  expect(Date.now() - began).toBeLessThan(60_000);
});

test('a new parcel begins with the default sender and a recipient of the address book: only the parcel is asked for', async ({ page, market, isolated }) => {
  test.skip(isolated !== null, 'The address book belongs to another remote.');
  test.slow();
  await newCustomer(page, isolated);
  const entry = async (content: object): Promise<string> => ((await (await callAs(page, addAddress.path, content)).json()) as { data: { id: string } }).data.id;
  await entry({ name: 'Lin Xiaolan', mobile: '+8613800550142', defaultSender: true, address: { countryCode: 'CN', province: 'Guangdong', city: 'Guangzhou', area: 'Baiyun', street: '18 Guiping Road', postcode: '510000' } });
  const recipient = await entry({ name: 'Ama Boateng', mobile: '+233231234567', address: { countryCode: 'GH', province: 'Greater Accra', city: 'Accra', area: 'Osu', street: '12 Cocoa Lane', digitalAddress: 'GA-183-8164' } });
  const ship = new ShipPage(page, market);
  await ship.open(`receiver=${recipient}`);
  await expect(ship.heading('ship.international.title')).toBeVisible();
  await ship.button('ship.next.sender').click();
  await expect(ship.heading('ship.heading.sender')).toBeFocused();
  await ship.button('ship.next.recipient').click();
  await expect(ship.heading('ship.heading.recipient')).toBeFocused();
  await ship.button('ship.next.goods').click();
  await expect(ship.heading('ship.heading.goods')).toBeFocused();
  for (const known of ['Lin Xiaolan', 'Ama Boateng']) await expect(page.getByText(known).first()).toBeVisible();
});
