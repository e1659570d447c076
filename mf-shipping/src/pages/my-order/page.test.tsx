import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERROR } from '@amberlane/contract/calls';
import { getLabelsFileUrl } from '@amberlane/contract/calls/files';
import { cancelOrders, exportOrders, websitePageList, type OrderDetail } from '@amberlane/contract/calls/orders';
import { answer, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { formOf, orderOf, summaryOf } from '../../../testing/sample-orders.ts';
import { shippingOnSite } from '../../../testing/shipping-site.ts';
import page from './page.tsx';

afterEach(cleanup);

const PATH = 'express/my-order';

const ORDERS: readonly OrderDetail[] = [
  orderOf({ id: 'a', orderNo: 'A-1', waybillNo: 'SA673401955282', expressStatus: 'ATTEMPT_FAILED', form: formOf({ acceptName: 'Noura', cod: { amount: 16_666, currency: 'CNY' } }) }),
  orderOf({ id: 'b', orderNo: 'A-2', status: 'SUBMITTED', waybillNo: 'GH520938177409' }),
  orderOf({ id: 'c', orderNo: 'A-3', status: 'SUBMITTED', waybillNo: 'GH520938177417', form: formOf({ weightGrams: 120_000 }) }),
  orderOf({ id: 'd', orderNo: 'A-4', status: 'DRAFT', form: formOf({ acceptName: '', receiverAddress: null }) }),
];
const COUNTS = { DRAFT: 1, SUBMITTED: 2, ACCEPTED: 0, PICKED_UP: 0, IN_TRANSIT: 1, DELIVERED: 0, RETURNED: 0, CANCELLED: 0 };
const listOf = (orders: readonly OrderDetail[], more: { total?: number; nextCursor?: string } = {}) =>
  answer(websitePageList, () => ({ total: orders.length, pageNum: 1, pageSize: 20, list: orders.map(summaryOf), counts: COUNTS, waiting: 1, nextCursor: '', ...more }));

async function open(answers: AnswersByPath = {}, to = PATH, more: Parameters<typeof shippingOnSite>[1] = {}) {
  const site = shippingOnSite(page, { answers: { [websitePageList.path]: listOf(ORDERS), ...answers }, ...more });
  render(await site.open(to));
  return site;
}

const rowOf = async (number: string) => within((await screen.findByRole('link', { name: number })).closest('tr') ?? document.body);
const choose = async (...numbers: string[]): Promise<void> => {
  for (const number of numbers) await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${number}` }));
};
const hidden = { hidden: true } as const;

describe('the list of orders', () => {
  it.each(MARKET_PER_LANGUAGE)('is told in $locale', async (market) => {
    const { complaints } = await open({}, PATH, { market });
    expect(await screen.findByRole('link', { name: 'SA673401955282' })).toBeInTheDocument();
    expect(complaints).toEqual([]);
  });

  it('shows each order with its one next thing', async () => {
    await open();
    const attempted = await rowOf('SA673401955282');
    expect(attempted.getByText('Action required')).toBeInTheDocument();
    expect(attempted.getByText('广州')).toBeInTheDocument();
    expect(attempted.getByText(/LED bulb, E27, 9 W/)).toBeInTheDocument();
    expect(attempted.getByText(/^Choose by/)).toHaveTextContent(/Tue,? 1 Dec/);
    expect(attempted.getByText(/166\.66/)).toBeInTheDocument();
    expect(attempted.getByRole('link', { name: /^Choose/ })).toHaveAttribute('href', '/gh-en/express/delivery-choice?waybill=SA673401955282');
    expect(attempted.getByRole('link', { name: 'SA673401955282' })).toHaveAttribute('href', '/gh-en/express/intlorder-detail?id=a');
    expect((await rowOf('GH520938177417')).getByText('Over 100 kg')).toBeInTheDocument();
    const draft = await rowOf('A-4');
    expect(draft.getByText('No recipient yet')).toBeInTheDocument();
    expect(draft.getByText(/^Saved/)).toHaveTextContent(/20 Nov/);
    expect(draft.getByRole('link', { name: /Continue/ })).toHaveAttribute('href', '/gh-en/express/intlorder-entry?order=d');
  });

  it('asks for what the address says, and counts each status', async () => {
    const { asked } = await open({}, `${PATH}?status=submitted&kind=international&presend=1&from=2026-11-01&to=2026-11-20&q=ama&sort=priceDown&size=10&cursor=abc`);
    expect(await screen.findByRole('link', { name: 'Submitted 2' })).toHaveAttribute('aria-current', 'page');
    expect(asked[0]?.request).toEqual({ statuses: ['SUBMITTED'], kind: 'international', presend: true, from: '2026-11-01', to: '2026-11-20', keyword: 'ama', sort: 'priceDown', pageSize: 10, cursor: 'abc' });
    const filters = within(screen.getByRole('list', { name: 'Active filters' }));
    expect(filters.getAllByRole('link', { name: /^Remove filter/ })).toHaveLength(6);
    expect(filters.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', `/gh-en/${PATH}?sort=priceDown&size=10`);
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev');
  });

  it('puts the filters into the address, and says beside the field when a span is reversed', async () => {
    const { asked } = await open();
    await userEvent.type(await screen.findByRole('searchbox'), 'noura');
    fireEvent.change(screen.getByLabelText('Created from'), { target: { value: '2026-11-20' } });
    fireEvent.change(screen.getByLabelText('Created to'), { target: { value: '2026-11-01' } });
    const before = asked.length;
    await userEvent.click(screen.getByRole('button', { name: 'Apply filters' }));
    expect(screen.getByLabelText('Created to')).toHaveAccessibleDescription(/not before the start date/);
    expect(screen.getByRole('searchbox')).toHaveValue('noura');
    expect(asked).toHaveLength(before);
    fireEvent.change(screen.getByLabelText('Created to'), { target: { value: '2026-11-21' } });
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(location.search).toBe('?from=2026-11-20&to=2026-11-21&q=noura'));
  });

  it('leads on by cursor, and back to where the reader was', async () => {
    await open({ [websitePageList.path]: listOf(ORDERS, { total: 40, nextCursor: 'next-1' }) });
    expect(await screen.findByText('1–4 of 40 shipments', { selector: '[role=status] *' })).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('link', { name: 'Older' }));
    expect(await screen.findByText('5–8 of 40 shipments', { selector: '[role=status] *' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Newer' })).toHaveAttribute('href', `/gh-en/${PATH}`);
  });

  it('says how the list fills, that nothing fits, and that it did not come', async () => {
    const none = { [websitePageList.path]: listOf([]) };
    await open(none);
    expect(await screen.findByRole('heading', { name: 'No shipments yet' })).toBeInTheDocument();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    cleanup();
    await open(none, `${PATH}?q=x`);
    expect(await screen.findByRole('heading', { name: 'No matching shipments' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('x');
    cleanup();
    await open({ [websitePageList.path]: () => refusal(ERROR.SERVICE, 'no', 500) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your shipments could not be loaded');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'First page' })).not.toBeInTheDocument();
    cleanup();
    await open({ [websitePageList.path]: () => refusal(ERROR.VALIDATION, 'no', 400) }, `${PATH}?q=x&cursor=forged`);
    expect(await screen.findByRole('link', { name: 'First page' })).toHaveAttribute('href', `/gh-en/${PATH}?q=x`);
  });

  it('shows as many on a page as the reader wants, from the first page on', async () => {
    await open({ [websitePageList.path]: listOf(ORDERS, { total: 40 }) }, `${PATH}?cursor=abc`);
    const sizes = within(await screen.findByRole('group', { name: 'Per page' }));
    expect(sizes.getByRole('link', { name: '20' })).toHaveAttribute('aria-current', 'true');
    expect(sizes.getByRole('link', { name: '50' })).toHaveAttribute('href', `/gh-en/${PATH}?size=50`);
  });

  it('says that it is still loading when the next page takes more than a second', async () => {
    const first = listOf(ORDERS, { total: 40, nextCursor: 'next-1' });
    await open({ [websitePageList.path]: (request) => (request['cursor'] === '' ? first(request) : new Promise(() => undefined)) });
    await userEvent.click(await screen.findByRole('link', { name: 'Older' }));
    expect(screen.queryByText(/Loading…/)).not.toBeInTheDocument();
    expect(await screen.findByText(/Loading…/, {}, { timeout: 3_000 })).toBeInTheDocument();
    expect(screen.getByText('SA673401955282')).toBeInTheDocument();
  });

  it('says of a parcel under way when it is expected and where it was seen', async () => {
    const underWay = orderOf({ id: 'e', orderNo: 'A-5', status: 'IN_TRANSIT', waybillNo: 'GH520938177425', expressStatus: 'TRANSIT_HUB' });
    await open({ [websitePageList.path]: listOf([underWay]) });
    const row = await rowOf('GH520938177425');
    expect(row.getByText(/30 Nov.*1 Dec/)).toBeInTheDocument();
    expect(row.getByText('Dubai').parentElement).toHaveTextContent('Last location: Dubai');
  });

  it('says when a parcel is expected that we do not have yet', async () => {
    const booked = orderOf({ id: 'h', orderNo: 'A-8', status: 'ACCEPTED', waybillNo: 'GH520938177441' });
    const expected = { from: '2026-11-23T09:00:00.000Z', to: '2026-11-28T18:00:00.000Z', timeZone: 'Africa/Accra' };
    await open({ [websitePageList.path]: answer(websitePageList, () => ({ total: 1, pageNum: 1, pageSize: 20, list: [{ ...summaryOf(booked), expected }], counts: COUNTS, waiting: 0, nextCursor: '' })) });
    const row = await rowOf('GH520938177441');
    expect(row.getByText(/23.*28 Nov/)).toBeInTheDocument();
    expect(row.queryByText('Date to be confirmed')).not.toBeInTheDocument();
  });

  it('ends the row of a draft with the way on, without what would be collected', async () => {
    await open({ [websitePageList.path]: listOf([orderOf({ id: 'i', orderNo: 'A-9', status: 'DRAFT', referencePrice: null, form: formOf({ cod: { amount: 71_559, currency: 'CNY' } }) })]) });
    const row = await rowOf('A-9');
    expect(row.getByRole('link', { name: /^Continue draft/ })).toBeInTheDocument();
    expect(row.getByText('Not priced yet')).toBeInTheDocument();
    expect(row.queryByText(/715\.59/)).not.toBeInTheDocument();
  });

  it('collects nothing for what was cancelled', async () => {
    const cod = { amount: 78_586, currency: 'CNY' } as const;
    await open({ [websitePageList.path]: listOf([orderOf({ id: 'j', orderNo: 'A-10', status: 'CANCELLED', waybillNo: null, form: formOf({ cod }) }), orderOf({ id: 'k', orderNo: 'A-11', form: formOf({ cod }) })]) });
    const cancelled = await rowOf('A-10');
    expect(cancelled.queryByText(/785\.86/)).not.toBeInTheDocument();
    expect(screen.getByText(/785\.86/)).toBeInTheDocument();
    expect(screen.queryByText(/no rate for this route/)).not.toBeInTheDocument();
  });

  it('has what waits for the customer as its second tab, and asks for it alone', async () => {
    const { asked } = await open();
    const tabs = within(await screen.findByRole('navigation', { name: 'Shipments by status' })).getAllByRole('link');
    // jsdom shows what a menu holds.
    expect(tabs.map(({ textContent }) => textContent.trim())).toEqual(['All 4', 'Action required 1', 'Draft 1', 'In transit 1', 'Submitted 2']);
    expect(tabs.at(-1)?.closest('[popover]')).toBe(document.getElementById(screen.getByRole('button', { name: 'More' }).getAttribute('popovertarget') ?? ''));
    expect(screen.getByRole('link', { name: /^Submitted\s2$/, ...hidden })).toHaveAttribute('href', `/gh-en/${PATH}?status=submitted`);
    await userEvent.click(screen.getByRole('link', { name: 'Action required 1' }));
    await waitFor(() => expect(asked.at(-1)?.request).toMatchObject({ waiting: true, keyword: '' }));
    expect(asked.at(-1)?.request).not.toHaveProperty('statuses');
    expect(location.search).toBe('?status=waiting');
  });

  it('leaves no cell of a row empty', async () => {
    const orders = [orderOf({ id: 'f', orderNo: 'A-6', status: 'SUBMITTED', waybillNo: 'GH520938177433', referencePrice: null }), orderOf({ id: 'g', orderNo: 'A-7', status: 'CANCELLED', referencePrice: null })];
    await open({ [websitePageList.path]: listOf(orders) });
    const submitted = await rowOf('GH520938177433');
    expect(submitted.getByText('Date to be confirmed')).toBeInTheDocument();
    expect(submitted.getByText('Price pending')).toBeInTheDocument();
    expect(screen.getByText('Price pending', { selector: 'b' }).closest('p')).toHaveTextContent('Price pending: there is no rate for this route yet. Customer service will confirm the price with you.');
    const cancelled = await rowOf('A-7');
    expect(cancelled.getByText('20 Nov').parentElement).toHaveTextContent(/^Cancelled 20 Nov$/);
    expect(cancelled.getByText('Not charged')).toBeInTheDocument();
  });

  it('says first how many wait for the reader and until when, unless the list is narrowed', async () => {
    await open();
    const notice = (await screen.findByText('1 shipment needs action from you.')).closest('p');
    await waitFor(() => expect(notice).toHaveTextContent(/First deadline: Tue,? 1 Dec/));
    expect(within(notice ?? document.body).getByRole('link', { name: 'Show them' })).toHaveAttribute('href', `/gh-en/${PATH}?status=waiting`);
    cleanup();
    await open({}, `${PATH}?status=draft`);
    await screen.findByRole('link', { name: 'SA673401955282' });
    expect(screen.queryByText(/needs action/)).not.toBeInTheDocument();
  });

  it('is sorted by links, from the first page on', async () => {
    await open({}, `${PATH}?q=x&cursor=abc`);
    await screen.findByRole('link', { name: 'SA673401955282' });
    expect(screen.getByRole('button', { name: 'Sort by Newest first', hidden: true })).toBeInTheDocument();
    // In the menu of the line, and in the one that phones have.
    for (const link of screen.getAllByRole('link', { name: 'Highest price', hidden: true })) expect(link).toHaveAttribute('href', `/gh-en/${PATH}?q=x&sort=priceDown`);
  });

  it('has no tab for a state that no order has, unless the address asks for it', async () => {
    await open({}, `${PATH}?status=returned`);
    expect(await screen.findByRole('link', { name: /^Returned/, current: 'page' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Cancelled/ })).toBeNull());
    expect(screen.getByRole('link', { name: /^Returned/ })).toBeInTheDocument();
  });

  it('asks anew when another tab changed an order', async () => {
    const heard: ((event: { data: unknown }) => void)[] = [];
    const channel = { addEventListener: (_name: string, hear: (event: { data: unknown }) => void) => heard.push(hear), postMessage: () => undefined, close: () => undefined };
    Object.assign(globalThis, { BroadcastChannel: jest.fn(() => channel) });
    try {
      const { asked } = await open();
      await screen.findByRole('link', { name: 'SA673401955282' });
      const lists = (): number => asked.filter(({ url, request }) => url.includes(websitePageList.path) && request['waiting'] !== true).length;
      const before = lists();
      for (const hear of heard) hear({ data: ['orders', 'order'] });
      await waitFor(() => expect(lists()).toBe(before + 1));
      for (const hear of heard) hear({ data: ['nonsense'] });
      expect(lists()).toBe(before + 1);
    } finally {
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    }
  });
});

describe('many orders at a time', () => {
  it('are chosen one by one, in a span, by page, and left by Escape', async () => {
    await open();
    await choose('SA673401955282');
    expect(screen.getByText('1 selected', { selector: '[role=status]' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select GH520938177417' }), { shiftKey: true });
    expect(screen.getByText('3 selected', { selector: '[role=status]' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: /selected/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('4 selected', { selector: '[role=status]' })).toBeInTheDocument();
  });

  it('are chosen on phones once the boxes are asked for, and left with them', async () => {
    await open();
    const table = (await screen.findByRole('link', { name: 'SA673401955282' })).closest('table');
    expect(table).not.toHaveClass('picking');
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    expect(table).toHaveClass('picking');
    await choose('SA673401955282');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(table).not.toHaveClass('picking');
    expect(screen.queryByRole('group', { name: /selected/ })).not.toBeInTheDocument();
  });

  it('are chosen from the menu of phones, too', async () => {
    // jsdom knows no popovers.
    Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });
    await open();
    const table = (await screen.findByRole('link', { name: 'SA673401955282' })).closest('table');
    await userEvent.click(screen.getByRole('button', { name: 'Select shipments', ...hidden }));
    expect(table).toHaveClass('picking');
    expect(screen.queryByRole('button', { name: 'Sort, export and select' })).not.toBeInTheDocument();
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });

  it('are printed as one file, and those without a label are named', async () => {
    const { asked } = await open({
      [getLabelsFileUrl.path]: answer(getLabelsFileUrl, () => ({ url: '/v1/api/file/view/x', expiresAt: '2026-11-20T10:10:00.000Z', left: [{ id: 'd', error: { code: ERROR.ORDER_STATE, message: 'It is a draft.' } }] })),
    });
    await choose('GH520938177409', 'A-4');
    await userEvent.click(screen.getByRole('button', { name: 'Print labels' }));
    await userEvent.click(screen.getByRole('radio', { name: /A4 sheet/, ...hidden }));
    await userEvent.click(screen.getByRole('button', { name: 'Create PDF', ...hidden }));
    expect(await screen.findByText('1 label is ready. 1 shipment has no label:')).toBeInTheDocument();
    expect(screen.getByText(/It is a draft\./)).toHaveTextContent('A-4');
    expect(screen.getByRole('link', { name: 'Open PDF', ...hidden })).toHaveAttribute('href', '/v1/api/file/view/x');
    expect(asked.find(({ path }) => path === getLabelsFileUrl.path)?.request).toEqual({ ids: ['b', 'd'], layout: 'a4' });
  });

  it('are cancelled after a question, each with its outcome', async () => {
    const { asked } = await open({
      [cancelOrders.path]: answer(cancelOrders, () => ({ list: [{ id: 'b', orderNo: 'A-2', error: null }, { id: 'c', orderNo: 'A-3', error: { code: ERROR.ORDER_STATE, message: 'Already picked up.' } }] })),
    });
    await choose('SA673401955282', 'GH520938177409', 'GH520938177417');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel shipments' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText('2 shipments can be cancelled free of charge. 1 cannot be cancelled here.')).toBeInTheDocument();
    expect(asked.some(({ path }) => path === cancelOrders.path)).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel 2 shipments' }));
    expect(await dialog.findByText('1 shipment was cancelled. 1 was not:')).toBeInTheDocument();
    expect(dialog.getByText('Already picked up.')).toBeInTheDocument();
    expect(asked.find(({ path }) => path === cancelOrders.path)?.request).toEqual({ ids: ['b', 'c'] });
    expect(screen.queryByRole('group', { name: /selected/ })).not.toBeInTheDocument();
  });

  it('stay as they are when the call fails', async () => {
    await open({ [cancelOrders.path]: () => refusal(ERROR.SERVICE, 'no', 500) });
    await choose('GH520938177409');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel shipments' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel 1 shipment' }));
    expect(await screen.findByText('The shipments could not be cancelled. Please try again.')).toBeInTheDocument();
    expect(screen.getByText('1 selected', { selector: '[role=status]' })).toBeInTheDocument();
  });

  it('are exported as chosen, or as they fit the filters; a file that is cut says so', async () => {
    // jsdom knows no popovers.
    Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { asked } = await open(
      { [exportOrders.path]: answer(exportOrders, () => ({ url: '/v1/api/file/view/orders.csv', expiresAt: '2026-11-20T10:10:00.000Z', rows: 2 })) },
      `${PATH}?status=submitted`,
    );
    await choose('GH520938177409', 'GH520938177417');
    await userEvent.click(within(screen.getByRole('group', { name: '2 selected' })).getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText(/2 shipments exported/)).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: /^Export Excel/, ...hidden })[0] ?? document.body);
    expect(await screen.findByText(/The file contains 2 of 4 shipments/)).toBeInTheDocument();
    expect(asked.filter(({ path }) => path === exportOrders.path).map(({ request }) => request)).toEqual([
      { ids: ['b', 'c'], format: 'csv' },
      { statuses: ['SUBMITTED'], keyword: '', format: 'xlsx' },
    ]);
    expect(saved).toHaveBeenCalledTimes(2);
    saved.mockRestore();
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });
});
