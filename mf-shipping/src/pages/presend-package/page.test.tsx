import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { orderAgreement } from '@amberlane/contract/calls/agreement';
import { queryAllList } from '@amberlane/contract/calls/countries';
import { suggestGoodsCodes } from '@amberlane/contract/calls/goods-codes';
import { searchAddresses } from '@amberlane/contract/calls/address-book';
import { addInternationalOrder, websitePageList } from '@amberlane/contract/calls/orders';
import { querySpecialItemList } from '@amberlane/contract/calls/presend';
import { quoteCalc } from '@amberlane/contract/calls/quotes';
import { listSites } from '@amberlane/contract/calls/service-points';
import { RULES } from '@amberlane/contract/domain';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { pageOnSite } from '@amberlane/testing/render-page';
import { byPath, type AnswersByPath } from '@amberlane/testing/test-transport';
import declaration from '../../../remote.config.ts';
import { rulings, suggestions } from '../../../testing/goods.ts';
import { RETURNED_WAYBILL } from '../../../testing/sample-decisions.ts';
import { AGREEMENT, announcedOrder, announcedPage, HUBS } from '../../../testing/presend.ts';
import { BOOK, quoteOf } from '../../../testing/ship-site.ts';
import page from './page.tsx';

const NIGERIA: Market = { country: 'NG', locale: 'en' };
const LIST = 'express/presend-package';
const PATH = `${LIST}?new=1`;

const ANSWERS: AnswersByPath = {
  [listSites.path]: () => HUBS,
  [orderAgreement.path]: () => AGREEMENT,
  [websitePageList.path]: () => announcedPage(['SUBMITTED', 'PICKED_UP', 'DELIVERED']),
  [querySpecialItemList.path]: () => rulings('NG', 'en'),
  [suggestGoodsCodes.path]: (request) => suggestions(request, 'en'),
  [addInternationalOrder.path]: announcedOrder,
  [searchAddresses.path]: () => bookOf([]),
  [quoteCalc.path]: () => ({ quotes: [quoteOf(18_450, { product: 'smallParcel' })], refused: [] }),
  [queryAllList.path]: () => [],
};

const bookOf = (list: typeof BOOK) => ({ total: list.length, pageNum: 1, pageSize: 50, list });
const [, NOURA] = BOOK;

async function show(at = PATH, answers: AnswersByPath = {}, market: Market = NIGERIA) {
  const anyArea: AnswersByPath = new Proxy({ ...ANSWERS, ...answers }, { get: (known, path: string) => known[path] ?? (/^\/oms\/(?:province|city|area)\//.test(path) ? () => [] : undefined) });
  const site = pageOnSite(page, { remote: declaration, market, answer: byPath(anyArea), nickName: 'Ada', retryDelay: () => null });
  render(await site.open(at));
  return site;
}
const group = (name: string) => within(screen.getByRole('group', { name }));
const type = (inside: ReturnType<typeof group>, label: RegExp | string, value: string): void => void fireEvent.change(inside.getByLabelText(label), { target: { value } });
const announced = (asked: readonly { readonly path: string; readonly request: unknown }[]) => asked.filter(({ path }) => path === addInternationalOrder.path).map(({ request }) => request);

async function fill(): Promise<void> {
  await screen.findByRole('form');
  type(group('Supplier'), /^Carrier’s tracking number/, 'SF1482093376551');
  type(group('Parcel'), 'Total weight', '9.4');
  type(group('Goods'), 'Goods name in English', 'Cordless drill');
  type(group('Goods'), 'Goods name in Chinese', '充电钻');
  type(group('Goods'), 'Quantity', '2');
  type(group('Goods'), 'Price per piece', '120.50');
  type(group('Recipient'), 'Full name', 'Adaeze Okafor');
  type(group('Recipient'), 'Phone', '8021234567');
  type(group('Recipient'), 'State', 'Lagos');
  type(group('Recipient'), /^LGA|Local government/, 'Ikeja');
  type(group('Recipient'), 'Street and number', '14 Allen Avenue');
  type(group('Supplier'), /^Supplier’s name/, 'Zhang San');
  fireEvent.click(screen.getByRole('checkbox'));
}
const send = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Announce parcel' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStorage.setItem('amberlane.agreed', AGREEMENT.version);
});
afterEach(cleanup);

describe('announcing a package', () => {
  it('makes one order under the number of the other carrier, and shows what goes on the parcel', async () => {
    const { asked } = await show();
    await fill();
    send();
    expect(await screen.findByRole('heading', { name: 'Parcel announced' })).toHaveFocus();
    expect(announced(asked)).toHaveLength(1);
    expect(announced(asked)[0]).toMatchObject({
      draft: false, presend: true, domesticTransOrder: 'SF1482093376551', localShipWay: 'SELF_DELIVERY', siteCode: 'CN-CAN-01', expressType: 'smallParcel', weightGrams: 9_400, pacNumber: 1,
      sendName: 'Zhang San', sendPhone: '', senderAddress: { countryCode: 'CN', province: 'Guangdong', city: 'Guangzhou', postcode: '' }, acceptName: 'Adaeze Okafor', acceptPhone: '+2348021234567', agreementVersion: AGREEMENT.version,
      goods: [{ goodsType: 'GENERAL', goodsNameEn: 'Cordless drill', goodsNameCn: '充电钻', quantity: 2, unitPrice: 12_050 }],
    });
    expect(screen.getByText(/and send it to our warehouse/)).toHaveTextContent('Ask your supplier to write AL-2026-0009 on the parcel');
    const warehouse = screen.getByRole('article', { name: 'Give this address to your supplier' });
    expect(warehouse).toHaveTextContent(/AL-2026-0009.*广东省广州市白云区/);
    fireEvent.click(screen.getByRole('button', { name: 'Announce another parcel' }));
    expect(await screen.findByRole('form')).toBeVisible();
    expect(group('Supplier').getByLabelText(/^Carrier’s tracking number/)).toHaveValue('');
  });

  it('names all that is missing in the first round, and sends nothing', async () => {
    const { asked } = await show();
    await screen.findByRole('form');
    send();
    const summary = await screen.findByRole('alert');
    const links = within(summary).getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/^#.*?-/, ''));
    for (const field of ['weightGrams', 'goods.0.goodsNameEn', 'goods.0.goodsNameCn', 'goods.0.unitPrice', 'acceptName', 'acceptPhone', 'receiverAddress.street', 'sendName', 'agreementVersion']) {
      expect(links).toContain(field);
    }
    // It is often given when the carrier collects: the order number on the parcel is enough.
    expect(links).not.toContain('domesticTransOrder');
    expect(announced(asked)).toEqual([]);
  });

  it('takes several kinds of goods, and any of them out again', async () => {
    const { asked } = await show();
    await fill();
    fireEvent.click(screen.getByRole('button', { name: 'Add another item' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add another item' }));
    type(group('Item 2'), 'Goods name in English', 'Battery charger');
    type(group('Item 2'), 'Goods name in Chinese', '充电器');
    type(group('Item 2'), 'Price per piece', '30');
    send();
    const links = within(await screen.findByRole('alert')).getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => href.includes('goods.2.')).length).toBeGreaterThan(0);
    expect(links.filter((href) => href.includes('goods.1.'))).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove item 3' }));
    send();
    await screen.findByRole('heading', { name: 'Parcel announced' });
    expect(announced(asked)[0]).toMatchObject({ goods: [{ goodsNameEn: 'Cordless drill', quantity: 2 }, { goodsNameEn: 'Battery charger', goodsType: 'GENERAL', quantity: 1, unitPrice: 3_000 }] });
  });

  it('asks for no more kinds of goods than a waybill takes', async () => {
    await show();
    await screen.findByRole('form');
    for (let count = 1; count < RULES.goods.maxItems; count += 1) fireEvent.click(screen.getByRole('button', { name: 'Add another item' }));
    expect(screen.queryByRole('button', { name: 'Add another item' })).toBeNull();
    expect(screen.getByText(`You can add up to ${RULES.goods.maxItems} items.`)).toBeVisible();
  });

  it('refuses broad names and loose batteries beside their fields', async () => {
    await show();
    await fill();
    type(group('Goods'), 'Goods name in English', 'goods');
    type(group('Goods'), 'Category', 'BATTERY_PURE');
    send();
    await screen.findByRole('alert');
    expect(group('Goods').getByLabelText('Goods name in English')).toBeInvalid();
    expect(group('Goods').getByLabelText('Category')).toBeInvalid();
  });

  it('keeps everything when the API fails, and sends the same order again under the same key', async () => {
    const keys = jest.spyOn(crypto, 'randomUUID');
    let failing = true;
    const { asked } = await show(PATH, { [addInternationalOrder.path]: (request) => (failing ? Response.json({ success: false, error: { code: ERROR.SERVICE, message: 'Service Exceptions!' } }, { status: 500 }) : announcedOrder(request)) });
    await fill();
    send();
    await screen.findByText('Service Exceptions!');
    expect(group('Recipient').getByLabelText('Full name')).toHaveValue('Adaeze Okafor');
    failing = false;
    send();
    await screen.findByRole('heading', { name: 'Parcel announced' });
    const [first, second] = announced(asked);
    expect(second).toEqual(first);
    expect(keys).toHaveBeenCalledTimes(1);
    keys.mockRestore();
  });

  it('keeps what was typed on the device until it is sent', async () => {
    await show();
    await fill();
    await waitFor(() => expect(Object.values(localStorage).join()).toContain('SF1482093376551'), { timeout: 3_000 });
    cleanup();
    await show();
    await waitFor(() => expect(group('Supplier').getByLabelText(/^Carrier’s tracking number/)).toHaveValue('SF1482093376551'));
    expect(group('Goods').getByLabelText('Goods name in Chinese')).toHaveValue('充电钻');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(screen.getByText(/^We’ve restored your draft/)).toBeVisible();
    type(group('Parcel'), 'Total weight', '9.5');
    expect((await screen.findAllByText(/^Saved on this device at/, undefined, { timeout: 3_000 }))[0]).toBeInTheDocument();
    expect(screen.queryByText(/^We’ve restored your draft/)).toBeNull();
  });

  it.each(['checkbox', 'link'] as const)('opens the agreement before it can be accepted: %s', async (way) => {
    sessionStorage.clear();
    await show();
    fireEvent.click(way === 'link' ? await screen.findByRole('link', { name: 'shipping agreement' }) : await screen.findByRole('checkbox'));
    expect(await screen.findByRole('dialog', { name: AGREEMENT.title })).toHaveTextContent('We carry your parcel.');
    expect(screen.getByRole('checkbox', { hidden: true })).not.toBeChecked();
  });

  it('keeps what is typed as a draft, whatever is missing, and leads to it', async () => {
    const { asked } = await show();
    await screen.findByRole('form');
    type(group('Supplier'), /^Supplier’s name/, 'Zhang San');
    type(group('Goods'), 'Quantity', '');
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByRole('heading', { name: 'Draft saved' })).toHaveFocus();
    expect(announced(asked)[0]).toMatchObject({ draft: true, presend: true, sendName: 'Zhang San', pacNumber: 1, weightGrams: null, agreementVersion: '', goods: [{ quantity: null, unitPrice: null }] });
    expect(addInternationalOrder.request.safeParse(announced(asked)[0]).success).toBe(true);
    expect(screen.getByRole('link', { name: 'Continue draft' })).toHaveAttribute('href', '/ng-en/express/intlorder-entry?order=order-9');
    fireEvent.click(screen.getByRole('button', { name: 'Announce another parcel' }));
    expect(await screen.findByRole('form')).toBeVisible();
    expect(group('Supplier').getByLabelText(/^Supplier’s name/)).toHaveValue('');
  });

  it('keeps the form when a draft can not be kept', async () => {
    await show(PATH, { [addInternationalOrder.path]: () => Response.json({ success: false, error: { code: ERROR.SERVICE, message: 'Service Exceptions!' } }, { status: 500 }) });
    await screen.findByRole('form');
    type(group('Supplier'), /^Supplier’s name/, 'Zhang San');
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('The draft could not be saved. Check your entries and try again.')).toBeVisible();
    expect(group('Supplier').getByLabelText(/^Supplier’s name/)).toHaveValue('Zhang San');
  });

  it('takes a heavy package by the special line', async () => {
    const { asked } = await show();
    await fill();
    type(group('Parcel'), 'Total weight', '31');
    send();
    await screen.findByRole('heading', { name: 'Parcel announced' });
    expect(announced(asked)[0]).toMatchObject({ expressType: 'specialLine', weightGrams: 31_000 });
  });

  it('fills in a recipient that was pasted', async () => {
    await show();
    await screen.findByRole('form');
    const box = group('Recipient').getByLabelText('Paste a whole address');
    fireEvent.change(box, { target: { value: 'Tunde Bello, 0805 123 4567, Plot 7 Ring Road, Ibadan, Oyo' } });
    fireEvent.click(await group('Recipient').findByText('Fill in the fields'));
    expect(group('Recipient').getByLabelText('Full name')).toHaveValue('Tunde Bello');
    expect(group('Recipient').getByLabelText('Street and number')).toHaveValue('Plot 7 Ring Road');
  });
});

it('explains above the form what happens next, and leads back to the list', async () => {
  await show();
  await screen.findByRole('form');
  const row = screen.getByText('What happens next', { selector: 'summary *' }).closest('details');
  expect(row).not.toHaveAttribute('open');
  expect(within(row ?? document.body).getAllByRole('listitem', { hidden: true })).toHaveLength(4);
  expect(row?.compareDocumentPosition(screen.getByRole('form'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/ng-en/express/presend-package');
});

it('asks for the supplier in one place, before the warehouse, and for no price without a weight', async () => {
  await show();
  await screen.findByRole('form');
  const inOrder = [screen.getByLabelText('Total weight'), screen.getByLabelText(/^Supplier’s name/), screen.getByLabelText(/^Carrier’s tracking number/), screen.getByLabelText(/^Supplier’s mobile number/), screen.getByRole('radiogroup', { name: 'Send the parcel to' })];
  for (const [index, field] of inOrder.slice(1).entries()) expect(inOrder[index]?.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await group('Parcel').findByText(/CNY.184\.50/);
  // It stands beside the form, which phones do not show.
  expect(within(screen.getByRole('form')).queryByText('Enter the weight to see the price.')).toBeNull();
});

describe('the recipient', () => {
  it('is the default one as a card, and another one once it is asked for', async () => {
    const { asked } = await show(PATH, { [searchAddresses.path]: () => bookOf(BOOK.map((entry) => ({ ...entry, defaultReceiver: entry.id === NOURA?.id }))) });
    const recipient = within(await screen.findByRole('group', { name: 'Recipient' }));
    expect(recipient.getByText('Noura Al-Harbi').closest('address')).toHaveTextContent(/King Fahd Road.*Saudi Arabia/);
    expect(recipient.queryByLabelText('Full name')).toBeNull();
    await waitFor(() => expect(asked.some(({ url }) => url.includes('querySpecialItemList?country=SA'))).toBe(true));
    fireEvent.click(recipient.getByRole('button', { name: 'Change the recipient' }));
    type(recipient, 'Full name', 'Huda Al-Harbi');
    expect(recipient.getByLabelText('Full name')).toHaveValue('Huda Al-Harbi');
  });

  it('is nobody known where the page was asked for another country', async () => {
    await show(`${LIST}?country=EG`, { [searchAddresses.path]: () => bookOf(BOOK.map((entry) => ({ ...entry, defaultReceiver: true }))) });
    await screen.findByRole('form');
    expect(group('Recipient').getByLabelText('Country')).toHaveValue('EG');
    expect(group('Recipient').getByLabelText('Full name')).toHaveValue('');
  });
});

describe('the supplier', () => {
  it('needs no address, and a whole one where one is begun', async () => {
    const { asked } = await show();
    await fill();
    type(group('Supplier'), 'Street and number', 'Yuncheng East Road 18');
    send();
    await screen.findByRole('alert');
    expect(group('Supplier').getByLabelText('Postcode')).toBeInvalid();
    for (const [field, value] of [['Province', 'Guangdong'], ['City', 'Guangzhou'], ['District', 'Baiyun'], ['Postcode', '510420']] as const) type(group('Supplier'), field, value);
    send();
    await screen.findByRole('heading', { name: 'Parcel announced' });
    expect(announced(asked)[0]).toMatchObject({ senderAddress: { street: 'Yuncheng East Road 18', postcode: '510420' } });
  });
});

it('tells the price as soon as the weight is typed', async () => {
  const { asked } = await show();
  await screen.findByRole('form');
  expect(screen.getAllByText('Enter the weight to see the price.')[0]).toBeVisible();
  expect((await group('Parcel').findByText(/CNY.184\.50/)).closest('p')).toHaveTextContent(/^From CNY.184\.50 for 1.kg to Nigeria$/);
  const summary = within(screen.getByRole('region', { name: 'Your parcel', hidden: true }));
  expect(summary.getByText('For shipping from our warehouse.').previousElementSibling).toHaveTextContent(/^From CNY.184\.50 for 1.kg to Nigeria$/);
  type(group('Parcel'), 'Total weight', '3');
  const [price] = await screen.findAllByText(/For shipping from our warehouse, \d+ to \d+ working days/, undefined, { timeout: 3_000 });
  expect(price?.previousElementSibling).toHaveTextContent(/^About CNY.184\.50$/);
  expect(group('Parcel').getByText(/CNY.184\.50/).closest('p')).toHaveTextContent(/^About CNY.184\.50$/);
  const prices = asked.filter(({ path }) => path === quoteCalc.path);
  expect(prices.map(({ request }) => request)).toMatchObject([{ weightGrams: 1_000, pacNumber: 1 }, {}]);
  expect(prices[1]?.request).toMatchObject({ origin: { country: 'CN', city: 'Guangzhou' }, destination: { country: 'NG' }, weightGrams: 3_000 });
});

it('shows the address of the chosen warehouse, which is copied with the order number once the parcel is announced', async () => {
  await show();
  const warehouses = within(await screen.findByRole('radiogroup', { name: 'Send the parcel to' }));
  expect(warehouses.getByRole('radio', { name: 'Guangzhou warehouse' })).toBeChecked();
  fireEvent.click(warehouses.getByRole('radio', { name: 'Yiwu warehouse' }));
  expect(screen.getByText(/浙江省义乌市/).closest('address')).toHaveTextContent(/^Yiwu warehouse/);
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
});

it('lists the special goods of the destination in a row, and takes a category into the form', async () => {
  await show();
  const summary = await screen.findByText(/^Goods with special rules for Nigeria/, { selector: 'summary *', exact: false });
  const table = within(summary.closest('details') ?? document.body).getByRole('table', { hidden: true });
  expect(table).not.toBeVisible();
  fireEvent.click(summary);
  expect(table.closest('details')).toHaveTextContent(/kinds of goods: accepted, accepted with conditions or not accepted.*Goods that are not on this list are accepted unless our service rules prohibit them\./);
  expect(screen.getByRole('link', { name: 'service rules' })).toHaveAttribute('href', '/ng-en/service-rule#goods');
  expect(table).toHaveTextContent(/Mobile phone.*Accepted with conditions.*Battery built in.*Power bank.*Not accepted/);
  fireEvent.click(screen.getByRole('button', { name: 'Use this category: Clothes' }));
  expect(group('Goods').getByLabelText('Category')).toHaveValue('CLOTHES');
  type(group('Recipient'), 'Country', 'EG');
  expect(await screen.findByText(/^Goods with special rules for Egypt/, { selector: 'summary *', exact: false })).toBeVisible();
});

describe('the list of announced packages', () => {
  it('asks for pre-sent orders alone, and names their states', async () => {
    const { asked } = await show(LIST);
    const list = await screen.findByRole('region', { name: 'Pre-announced parcels' });
    const table = await within(list).findByRole('table');
    expect(list).toHaveTextContent(/Expected at the warehouse.*Announced 20 Nov.*Arrived at the warehouse.*Delivered/);
    expect(asked.find(({ path }) => path === websitePageList.path)?.request).toMatchObject({ presend: true });
    expect(within(table).getAllByRole('link')[0]).toHaveAttribute('href', '/ng-en/express/intlorder-detail?id=order-0');
  });

  it('names what to do next with each parcel', async () => {
    const rows = announcedPage(['DRAFT', 'SUBMITTED', 'IN_TRANSIT', 'RETURNED', 'DELIVERED']);
    await show(LIST, { [websitePageList.path]: () => ({ ...rows, list: rows.list.map((row) => ({ ...row, waybillNo: row.status === 'DRAFT' ? null : 'NG407183529669' })) }) });
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('link', { name: 'Continue draft' })).toHaveAttribute('href', '/ng-en/express/intlorder-entry?order=order-0');
    // On its way and delivered.
    expect(table.getAllByRole('link', { name: 'Track' }).map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/ng-en/track?numbers=NG407183529669'));
    expect(table.getAllByText(/^Tracking no\./)[0]).toHaveTextContent('Tracking no. NG407183529669');
    // The number that goes on the parcel heads the row; below stands ours, before that the carrier's.
    expect(table.getByRole('columnheader', { name: 'Order number (on the parcel)' })).toBeInTheDocument();
    expect(table.getByRole('rowheader', { name: /^AL-2026-0000/ })).toHaveTextContent(/Carrier’s no. SF0$/);
    expect(table.getAllByText(/^Carrier’s no\./)).toHaveLength(1);
    expect(screen.queryByText(/^Parcels that need your action come first/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Search in My shipments' })).toBeNull();
    expect(table.getByRole('link', { name: 'Announce again' })).toHaveAttribute('href', '/ng-en/express/presend-package?new=1');
  });

  it('puts what waits for the customer on top, and says where a parcel is, why it was not delivered, and until when to choose', async () => {
    const { list, ...rest } = announcedPage(['IN_TRANSIT', 'RETURNED', 'IN_TRANSIT', 'RETURNED', 'RETURNED', 'RETURNED', 'DRAFT']);
    const [moving, closed, held, returned, returning, chosen, draft] = list.map((row) => ({ ...row, waybillNo: RETURNED_WAYBILL }));
    const decideBy = { at: '2026-12-03T20:59:00.000Z', timeZone: 'Asia/Riyadh' };
    const failedAttempts = { count: 3, reason: 'NOBODY_HOME' } as const;
    const rows = [
      { ...moving, lastPlace: 'Lagos', expected: { from: '2026-11-30T08:00:00.000Z', to: '2026-12-02T17:00:00.000Z', timeZone: 'Africa/Lagos' } },
      { ...closed, expressStatus: 'DISPOSED', failedAttempts },
      { ...held, expressStatus: 'CUSTOMS_HELD' },
      { ...returned, expressStatus: 'RETURNED_TO_WAREHOUSE', lastPlace: 'Riyadh', decideBy, failedAttempts },
      { ...returning, waybillNo: 'SA673401955290', expressStatus: 'RETURN_STARTED', decideBy, failedAttempts: { count: 1, reason: null } },
      { ...chosen, expressStatus: 'RETURNED_TO_WAREHOUSE', failedAttempts },
      draft,
    ];
    const { asked } = await show(LIST, { [websitePageList.path]: () => ({ ...rest, list: rows }) });
    const [choosing, customs, begun, first, over, way, decided] = within(await screen.findByRole('table')).getAllByRole('row').slice(1);
    expect(choosing).toHaveTextContent(/Returned to our Riyadh warehouse20 Nov.*Choose an option.*Choose by Thu,? 3 Dec.*3 failed attempts: nobody was home/);
    expect(within(choosing ?? document.body).getByRole('link', { name: 'Choose an option' })).toHaveAttribute('href', `/ng-en/express/delivery-choice?waybill=${RETURNED_WAYBILL}`);
    expect(customs).toHaveTextContent(/Held at customs.*View shipment/);
    expect(begun).toHaveTextContent(/Draft.*Saved 20 Nov.*Continue/);
    expect(first).toHaveTextContent(/In transit.*20 Nov, Lagos.*Track.*Delivery 30 Nov.*2 Dec/);
    expect(over).toHaveTextContent(/Closed.*Announce again/);
    // Nothing can be chosen on its way back, as in the list of shipments.
    expect(way).toHaveTextContent(/Being returned.*Track/);
    expect(way).not.toHaveTextContent(/Choose|failed/);
    expect(decided).toHaveTextContent(/Returned to our warehouse.*3 failed attempts.*Track/);
    expect(asked.map(({ path }) => path).filter((path) => path !== listSites.path)).toEqual([websitePageList.path]);
  });

  it('shows only what waits for the customer when asked to', async () => {
    const counts = { ...announcedPage([]).counts, IN_TRANSIT: 2, RETURNED: 1 };
    const { asked } = await show(`${LIST}?status=WAITING`, { [websitePageList.path]: () => ({ ...announcedPage(['RETURNED']), counts, waiting: 1 }) });
    const filter = within(await screen.findByRole('group', { name: 'Filter by status' }));
    expect(filter.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All 3', 'In transit 2', 'Not delivered 1']);
    expect(filter.queryByRole('link', { current: true })).toBeNull();
    expect(screen.getByRole('link', { name: 'Action required 1', current: true })).toHaveAttribute('href', '/ng-en/express/presend-package?status=WAITING');
    expect(asked.find(({ path }) => path === websitePageList.path)?.request).toMatchObject({ presend: true, waiting: true });
  });

  it('is the page, with the way to the form and the addresses of the warehouses', async () => {
    await show(LIST);
    expect(screen.getByRole('link', { name: 'Announce a parcel' })).toHaveAttribute('href', '/ng-en/express/presend-package?new=1');
    const warehouses = await screen.findByRole('region', { name: 'Our warehouses in China' });
    expect(warehouses).toHaveTextContent(/广东省广州市白云区.*浙江省义乌市/);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('offers each status that a parcel has, and asks for the chosen one', async () => {
    const counts = { ...announcedPage([]).counts, SUBMITTED: 2, DELIVERED: 1 };
    const { asked } = await show(`${LIST}?status=DELIVERED`, { [websitePageList.path]: () => ({ ...announcedPage(['DELIVERED']), counts }) });
    const filter = within(await screen.findByRole('group', { name: 'Filter by status' }));
    expect(filter.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All 3', 'Expected at the warehouse 2', 'Delivered 1']);
    expect(filter.getByRole('link', { current: true })).toHaveTextContent('Delivered');
    expect(filter.getByRole('link', { name: 'Expected at the warehouse 2' })).toHaveAttribute('href', '/ng-en/express/presend-package?status=SUBMITTED');
    expect(asked.find(({ path }) => path === websitePageList.path)?.request).toMatchObject({ presend: true, status: 'DELIVERED' });
    cleanup();
    await show(`${LIST}?status=RETURNED`, { [websitePageList.path]: () => ({ ...announcedPage([]), counts }) });
    expect(await screen.findByText('No parcels with this status')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all parcels' })).toHaveAttribute('href', '/ng-en/express/presend-package');
  });

  it('goes on with older ones', async () => {
    await show(LIST, { [websitePageList.path]: () => ({ ...announcedPage(['SUBMITTED']), waiting: 1, nextCursor: 'next page' }) });
    expect(await screen.findByRole('link', { name: 'Older parcels' })).toHaveAttribute('href', '/ng-en/express/presend-package?cursor=next+page');
    expect(screen.getByRole('link', { name: 'Search in My shipments' })).toHaveAttribute('href', '/ng-en/express/my-order?presend=1');
    expect(screen.getByText('Parcels that need your action come first, then drafts, then the parcels announced most recently.')).toBeVisible();
    cleanup();
    await show(`${LIST}?cursor=next%20page`);
    expect(await screen.findByRole('link', { name: 'Newest parcels' })).toBeVisible();
  });

  it('says when it is empty, and when it could not be had', async () => {
    await show(LIST, { [websitePageList.path]: () => announcedPage([]) });
    expect(await screen.findByText('No parcels announced yet')).toBeVisible();
    cleanup();
    await show(LIST, { [websitePageList.path]: () => undefined });
    expect(await screen.findByText('Your announced parcels could not be loaded')).toBeVisible();
  });
});

it('says when the warehouses could not be had, and asks again', async () => {
  let failing = true;
  await show(PATH, { [listSites.path]: () => (failing ? undefined : HUBS) });
  expect(await screen.findByText('Our warehouses could not be loaded')).toBeVisible();
  failing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('form')).toBeVisible();
});

it.each(MARKETS.map((market) => [marketSegment(market), market] as const))('has every word: %s', async (_segment, market) => {
  const { complaints } = await show(PATH, {}, market);
  const form = await screen.findByRole('form');
  fireEvent.submit(form);
  await screen.findByRole('alert');
  expect(complaints).toEqual([]);
  cleanup();
  const list = await show(LIST, {}, market);
  await screen.findByRole('table');
  expect(list.complaints).toEqual([]);
});

