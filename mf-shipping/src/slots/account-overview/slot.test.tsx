import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Slot } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { queryCodSummary } from '@amberlane/contract/calls/cod';
import { websitePageList, type OrderDetail } from '@amberlane/contract/calls/orders';
import type { Market } from '@amberlane/contract/site';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { partOnSite } from '@amberlane/testing/render-page';
import { answer, byPath, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import declaration from '../../../remote.config.ts';
import { RETURNED_WAYBILL } from '../../../testing/sample-decisions.ts';
import { formOf, orderOf, REDELIVERY_FEE, summaryOf } from '../../../testing/sample-orders.ts';
import slot from './slot.tsx';

afterEach(cleanup);

const COUNTS = { DRAFT: 0, SUBMITTED: 0, ACCEPTED: 0, PICKED_UP: 0, IN_TRANSIT: 0, DELIVERED: 0, RETURNED: 0, CANCELLED: 0 };
const ATTEMPTED = orderOf({ id: 'a', orderNo: 'A-1', waybillNo: 'SA673401955282', expressStatus: 'ATTEMPT_FAILED', form: formOf({ acceptName: 'Noura Al-Harbi' }) });
const HELD = orderOf({ id: 'b', orderNo: 'A-2', waybillNo: 'PK918203744566', expressStatus: 'CUSTOMS_HELD', form: formOf({ acceptName: 'Imran Siddiqui' }) });
const QUIET = orderOf({ id: 'c', orderNo: 'A-3', status: 'SUBMITTED', waybillNo: 'GH520938177417' });

const listOf = (...orders: OrderDetail[]) =>
  answer(websitePageList, () => ({ total: orders.length, pageNum: 1, pageSize: 20, list: orders.map(summaryOf), counts: COUNTS, waiting: 0, nextCursor: '' }));

function show(answers: AnswersByPath, market?: Market) {
  const Filling = slot.component;
  const site = partOnSite({ remote: declaration, at: 'no-route', answer: byPath(answers), nickName: 'Ama', retryDelay: () => null, slots: { 'account-overview': <Filling /> }, ...(market && { market }) });
  render(site.around(<Slot name="account-overview" />));
  return site;
}

describe('shipments on the start page of the account', () => {
  it.each(MARKET_PER_LANGUAGE)('are told in $locale', async (market) => {
    const { complaints } = show({ [websitePageList.path]: listOf(ATTEMPTED, HELD, QUIET) }, market);
    expect(await screen.findByText('GH520938177417')).toBeInTheDocument();
    expect(complaints).toEqual([]);
  });

  it('count what waits, moves and has arrived, and name the money to come', async () => {
    const cny = (amount: number) => ({ amount, currency: 'CNY' as const });
    const open = { currency: 'CNY' as const, underWay: 0, toCollect: cny(0), orders: 11, collected: cny(592_121), fee: cny(17_763), remitted: cny(0), open: cny(574_358), payoutAt: '2026-11-30T00:00:00.000Z' };
    const waits = { ...open, currency: 'SAR' as const, open: { amount: 10_000, currency: 'SAR' as const }, payoutAt: null };
    show({
      [websitePageList.path]: answer(websitePageList, () => ({ list: [summaryOf(QUIET)], pageNum: 1, pageSize: 5, total: 86, counts: { ...COUNTS, IN_TRANSIT: 53, DELIVERED: 23 }, waiting: 10, nextCursor: '' })),
      [queryCodSummary.path]: answer(queryCodSummary, () => ({ totals: [open, waits], accounts: [], passwordSet: true, everyDays: 7, nextRemittance: '2026-11-30T00:00:00.000Z', asOf: '2026-11-27T00:00:00.000Z' })),
    });
    const figures = within(await screen.findByRole('navigation', { name: 'At a glance' }));
    await figures.findByText(/, payout/);
    expect(figures.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['10 Action required', '/gh-en/express/my-order?status=waiting'],
      ['53 In transit', '/gh-en/express/my-order?status=in_transit'],
      ['23 Delivered', '/gh-en/express/my-order?status=delivered'],
      [expect.stringMatching(/^CNY.5,743\.58 Cash on delivery, payout Mon, 30 Nov$/), '/gh-en/express/cod'],
      [expect.stringMatching(/^SAR.100\.00 Cash on delivery, add a payout account$/), '/gh-en/express/cod'],
    ]);
  });

  it('put first what waits for the customer, with the way to it', async () => {
    show({ [websitePageList.path]: listOf(ATTEMPTED, HELD, QUIET) });
    const tasks = within(await screen.findByRole('region', { name: 'Action required' }));
    expect(tasks.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^SA673401955282.*Noura Al-Harbi/), expect.stringMatching(/^PK918203744566.*Imran Siddiqui/)]);
    expect(tasks.getByText('1 parcel waiting for your choice')).toBeInTheDocument();
    expect(tasks.getByText('1 held at customs')).toBeInTheDocument();
    expect(tasks.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/gh-en/express/intlorder-detail?id=a', '/gh-en/express/delivery-choice?waybill=SA673401955282', '/gh-en/express/intlorder-detail?id=b', '/gh-en/express/intlorder-detail?id=b']);
  });

  it('say until when to choose, and what of a parcel that is back at the warehouse', async () => {
    const back = orderOf({ id: 'd', orderNo: 'A-5', status: 'RETURNED', waybillNo: RETURNED_WAYBILL, expressStatus: 'RETURNED_TO_WAREHOUSE' });
    show({ [websitePageList.path]: listOf(back) });
    const region = await screen.findByRole('region', { name: 'Action required' });
    expect(region).toHaveTextContent(/Nobody was home\..*By Tue,? 1 Dec After that: destroyed/);
  });

  it('say why each waits, and what customs wants of the customer', async () => {
    const waits = summaryOf(ATTEMPTED);
    const held = summaryOf(HELD);
    const LATER = { freeLeft: 0, freeUntil: null, feePerAttempt: REDELIVERY_FEE };
    const rows = [
      { ...waits, failedAttempts: { count: 2, reason: 'REFUSED' as const, ...LATER } },
      { ...waits, id: 'e', failedAttempts: { count: 1, reason: null, ...LATER } },
      held,
      { ...held, id: 'f', customsReason: 'INSPECTION' as const },
      { ...held, id: 'g', customsReason: null },
    ];
    show({ [websitePageList.path]: answer(websitePageList, () => ({ total: 5, pageNum: 1, pageSize: 20, list: rows, counts: COUNTS, waiting: 5, nextCursor: '' })) });
    const tasks = within(await screen.findByRole('region', { name: 'Action required' }));
    const told = ['The recipient refused the parcel.', 'The parcel wasn’t delivered.', 'Customs needs documents. Send them to customer service.'];
    for (const sentence of told) expect(tasks.getByText(sentence)).toBeInTheDocument();
    expect(tasks.getAllByText('After that: to our warehouse')).toHaveLength(2);
    expect(tasks.getAllByRole('heading', { level: 3 })).toHaveLength(told.length);
  });

  it('show one that customs holds as the last, however many deadlines come before it', async () => {
    const choices = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => orderOf({ id, orderNo: id, waybillNo: 'SA673401955282', expressStatus: 'ATTEMPT_FAILED', form: formOf({ acceptName: `Reader ${id}` }) }));
    show({ [websitePageList.path]: listOf(...choices, { ...HELD, id: 'held' }) });
    const tasks = within(await screen.findByRole('region', { name: 'Action required' }));
    const names = tasks.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toHaveLength(3);
    expect(names[2]).toContain('Imran Siddiqui');
  });

  it('lead to all of them when there are more', async () => {
    const many = answer(websitePageList, ({ waiting }) => ({ total: waiting ? 12 : 40, pageNum: 1, pageSize: 5, list: [summaryOf(ATTEMPTED)], counts: COUNTS, waiting: 12, nextCursor: 'next' }));
    show({ [websitePageList.path]: many });
    const tasks = within(await screen.findByRole('region', { name: 'Action required' }));
    expect(tasks.getByRole('link', { name: 'Show all 12' })).toHaveAttribute('href', '/gh-en/express/my-order?status=waiting');
  });

  it('ask nothing any more once the customer has chosen', async () => {
    const decided = answer(websitePageList, () => ({ total: 2, pageNum: 1, pageSize: 20, list: [{ ...summaryOf(ATTEMPTED), decideBy: null }, summaryOf(HELD)], counts: COUNTS, waiting: 0, nextCursor: '' }));
    show({ [websitePageList.path]: decided });
    const tasks = within(await screen.findByRole('region', { name: 'Action required' }));
    expect(tasks.queryByText(/Noura Al-Harbi/)).toBeNull();
    expect(tasks.getByText(/Imran Siddiqui/)).toBeInTheDocument();
  });

  it('have no such part when nothing waits', async () => {
    show({ [websitePageList.path]: listOf(QUIET) });
    expect(await screen.findByText('GH520938177417')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Action required' })).toBeNull();
    expect(screen.getByRole('link', { name: 'All shipments' })).toHaveAttribute('href', '/gh-en/express/my-order');
  });

  it('say of a parcel without a delivery date when it was booked', async () => {
    show({ [websitePageList.path]: listOf(QUIET) });
    expect(await screen.findByRole('link', { name: /GH520938177417.*Booked \d+ \w+/ })).toBeInTheDocument();
  });

  it('leave drafts out, with the way to them', async () => {
    const asked: unknown[] = [];
    const drafts = answer(websitePageList, (request) => {
      asked.push(request.statuses);
      return { total: 1, pageNum: 1, pageSize: 5, list: [summaryOf(QUIET)], counts: { ...COUNTS, SUBMITTED: 1, DRAFT: 3 }, waiting: 0, nextCursor: '' };
    });
    show({ [websitePageList.path]: drafts });
    expect(await screen.findByRole('link', { name: '3 Drafts' })).toHaveAttribute('href', '/gh-en/express/my-order?status=draft');
    expect(asked).toContainEqual(['SUBMITTED', 'ACCEPTED', 'PICKED_UP', 'IN_TRANSIT', 'DELIVERED', 'RETURNED']);
  });

  it('say that there are none yet', async () => {
    show({ [websitePageList.path]: listOf() });
    expect(await screen.findByText('No shipments yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ship now' })).toHaveAttribute('href', '/gh-en/express/order-entry');
  });

  it('say once that they could not be loaded, and can be asked for again', async () => {
    show({ [websitePageList.path]: () => refusal(ERROR.SERVICE, '', 500) });
    expect(await screen.findByText('Your shipments could not be loaded')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  });
});
