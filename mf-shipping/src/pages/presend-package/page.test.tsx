import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERROR } from '@amberlane/contract/calls';
import { orderAgreement } from '@amberlane/contract/calls/agreement';
import { queryAllList } from '@amberlane/contract/calls/countries';
import { suggestGoodsCodes } from '@amberlane/contract/calls/goods-codes';
import { addInternationalOrder, websitePageList } from '@amberlane/contract/calls/orders';
import { querySpecialItemList } from '@amberlane/contract/calls/presend';
import { listSites } from '@amberlane/contract/calls/service-points';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { pageOnSite } from '@amberlane/testing/render-page';
import { byPath, type AnswersByPath } from '@amberlane/testing/test-transport';
import declaration from '../../../remote.config.ts';
import { rulings, suggestions } from '../../../testing/goods.ts';
import { AGREEMENT, announcedOrder, announcedPage, HUBS } from '../../../testing/presend.ts';
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
  [queryAllList.path]: () => [],
};

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
  type(group('Parcel'), 'Carrier’s tracking number', 'SF1482093376551');
  type(group('Parcel'), 'Total weight', '9.4');
  type(group('Parcel'), 'Goods name in English', 'Cordless drill');
  type(group('Parcel'), 'Goods name in Chinese', '充电钻');
  type(group('Parcel'), 'Items', '2');
  type(group('Parcel'), 'Price per item', '120.50');
  type(group('Recipient'), 'Full name', 'Adaeze Okafor');
  type(group('Recipient'), 'Phone', '8021234567');
  type(group('Recipient'), 'State', 'Lagos');
  type(group('Recipient'), /^LGA|Local government/, 'Ikeja');
  type(group('Recipient'), 'Street and number', '14 Allen Avenue');
  type(group('Sender'), 'Full name', 'Zhang San');
  type(group('Sender'), 'Phone', '13812345678');
  type(group('Sender'), 'Province', 'Guangdong');
  type(group('Sender'), 'City', 'Guangzhou');
  type(group('Sender'), 'District', 'Baiyun');
  type(group('Sender'), 'Street and number', 'Yuncheng East Road 18');
  type(group('Sender'), 'Postcode', '510420');
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
      sendName: 'Zhang San', sendPhone: '+8613812345678', acceptName: 'Adaeze Okafor', acceptPhone: '+2348021234567', agreementVersion: AGREEMENT.version,
      goods: [{ goodsType: 'GENERAL', goodsNameEn: 'Cordless drill', goodsNameCn: '充电钻', quantity: 2, unitPrice: 12_050 }],
    });
    expect(screen.getByText(/and send it to our warehouse/)).toHaveTextContent('Write AL-2026-0009 on the parcel');
    const warehouse = screen.getByRole('article');
    expect(warehouse).toHaveTextContent(/AL-2026-0009.*广东省广州市白云区/);
    fireEvent.click(screen.getByRole('button', { name: 'Announce another parcel' }));
    expect(await screen.findByRole('form')).toBeVisible();
    expect(group('Parcel').getByLabelText('Carrier’s tracking number')).toHaveValue('');
  });

  it('names all that is missing in the first round, and sends nothing', async () => {
    const { asked } = await show();
    await screen.findByRole('form');
    send();
    const summary = await screen.findByRole('alert');
    const links = within(summary).getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/^#.*?-/, ''));
    for (const field of ['domesticTransOrder', 'weightGrams', 'goods.0.goodsNameEn', 'goods.0.goodsNameCn', 'goods.0.unitPrice', 'acceptName', 'acceptPhone', 'receiverAddress.street', 'sendName', 'senderAddress.postcode', 'agreementVersion']) {
      expect(links).toContain(field);
    }
    expect(announced(asked)).toEqual([]);
  });

  it('refuses broad names and loose batteries beside their fields', async () => {
    await show();
    await fill();
    type(group('Parcel'), 'Goods name in English', 'goods');
    type(group('Parcel'), 'Category', 'BATTERY_PURE');
    send();
    await screen.findByRole('alert');
    expect(group('Parcel').getByLabelText('Goods name in English')).toBeInvalid();
    expect(group('Parcel').getByLabelText('Category')).toBeInvalid();
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
    await waitFor(() => expect(group('Parcel').getByLabelText('Carrier’s tracking number')).toHaveValue('SF1482093376551'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it.each(['checkbox', 'link'] as const)('opens the agreement before it can be accepted: %s', async (way) => {
    sessionStorage.clear();
    await show();
    fireEvent.click(way === 'link' ? await screen.findByRole('link', { name: 'shipping agreement' }) : await screen.findByRole('checkbox'));
    expect(await screen.findByRole('dialog', { name: AGREEMENT.title })).toHaveTextContent('We carry your parcel.');
    expect(screen.getByRole('checkbox', { hidden: true })).not.toBeChecked();
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

describe('the check of special goods', () => {
  it('says nothing until it is asked, tells verdict and condition, and takes a category into the form', async () => {
    await show();
    const check = within(await screen.findByRole('region', { name: 'Check special goods' }));
    const all = await check.findByRole('button', { name: /^Show all/ });
    expect(check.queryByRole('table')).toBeNull();
    fireEvent.click(all);
    expect(check.getByRole('table')).toHaveTextContent(/Mobile phone.*Accepted with conditions.*Battery built in.*Power bank.*Not accepted/);
    await userEvent.type(check.getByLabelText('Goods'), 'cloth');
    expect(check.getByRole('table')).not.toHaveTextContent('Power bank');
    fireEvent.click(check.getByRole('button', { name: 'Use this category: Clothes' }));
    expect(group('Parcel').getByLabelText('Category')).toHaveValue('CLOTHES');
    await userEvent.type(check.getByLabelText('Goods'), 'x{Control>}a{/Control}spoons');
    expect(await check.findByText(/Ordinary goods are accepted/)).toBeVisible();
  });

  it('asks for another destination, which becomes that of the recipient', async () => {
    const { asked } = await show();
    fireEvent.change(await screen.findByLabelText('Destination'), { target: { value: 'EG' } });
    expect(group('Recipient').getByLabelText('Country')).toHaveValue('EG');
    await waitFor(() => expect(asked.some(({ url }) => url.includes('querySpecialItemList?country=EG'))).toBe(true));
  });
});

describe('the list of announced packages', () => {
  it('asks for pre-sent orders alone, and names their states', async () => {
    const { asked } = await show(LIST);
    const list = await screen.findByRole('region', { name: 'Announced parcels' });
    await within(list).findByRole('table');
    expect(list).toHaveTextContent(/Waiting for arrival.*Arrived at the warehouse.*Delivered/);
    expect(asked.find(({ path }) => path === websitePageList.path)?.request).toMatchObject({ presend: true });
    expect(within(list).getAllByRole('link')[0]).toHaveAttribute('href', '/ng-en/express/intlorder-detail?id=order-0');
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
    expect(filter.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All 3', 'Waiting for arrival 2', 'Delivered 1']);
    expect(filter.getByRole('link', { current: true })).toHaveTextContent('Delivered');
    expect(filter.getByRole('link', { name: 'Waiting for arrival 2' })).toHaveAttribute('href', '/ng-en/express/presend-package?status=SUBMITTED');
    expect(asked.find(({ path }) => path === websitePageList.path)?.request).toMatchObject({ presend: true, status: 'DELIVERED' });
    cleanup();
    await show(`${LIST}?status=RETURNED`, { [websitePageList.path]: () => ({ ...announcedPage([]), counts }) });
    expect(await screen.findByText('No parcels with this status')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all parcels' })).toHaveAttribute('href', '/ng-en/express/presend-package');
  });

  it('goes on with older ones', async () => {
    await show(LIST, { [websitePageList.path]: () => ({ ...announcedPage(['SUBMITTED']), nextCursor: 'next page' }) });
    expect(await screen.findByRole('link', { name: 'Older parcels' })).toHaveAttribute('href', '/ng-en/express/presend-package?cursor=next+page');
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

