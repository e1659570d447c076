import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { querySecondFactor } from '@amberlane/contract/calls/account-security';
import { getCustomer } from '@amberlane/contract/calls/accounts';
import { searchAddresses } from '@amberlane/contract/calls/address-book';
import { queryCodSummary } from '@amberlane/contract/calls/cod';
import { websitePageList } from '@amberlane/contract/calls/orders';
import { ORDER_STATUSES, type OrderStatus } from '@amberlane/contract/domain/order-states';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { answer, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import { AMA, accountOnSite } from '../../../testing/account-site.ts';
import { AKOSUA, NOURA, pageOfEntries } from '../../../testing/sample-entries.ts';
import type { AddressEntry } from '../../addresses/address-calls.ts';
import page from './page.tsx';

afterEach(cleanup);

const book = (...list: AddressEntry[]) => answer(searchAddresses, () => pageOfEntries(...list));
const factor = (on: boolean) => answer(querySecondFactor, () => ({ on, since: null, recoveryCodesLeft: on ? 10 : 0 }));

const cny = (amount: number) => ({ amount, currency: 'CNY' as const });
const COD = { currency: 'CNY' as const, orders: 11, collected: cny(592_121), fee: cny(17_763), remitted: cny(0), open: cny(574_358) };
const NO_ORDERS = Object.fromEntries(ORDER_STATUSES.map((status) => [status, 0])) as Record<OrderStatus, number>;

const OTHER = { ...AKOSUA, id: 'entry-3', name: 'Adaeze Okafor', defaultSender: false };

async function open(answers: AnswersByPath = {}, more: Parameters<typeof accountOnSite>[1] = {}) {
  const account = accountOnSite(page, {
    answers: { [getCustomer.path]: answer(getCustomer, () => AMA), [searchAddresses.path]: book(AKOSUA, NOURA, OTHER), [querySecondFactor.path]: factor(false), ...answers },
    ...more,
  });
  render(await account.open('user-opt/overview'));
  return account;
}
const toDo = async () => within(await screen.findByRole('region', { name: 'Complete your account' }));

describe('the start page of the account', () => {
  it.each(MARKET_PER_LANGUAGE)('is told in $locale', async (market) => {
    const { complaints } = await open({}, { market });
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it('names what is left to set up, each with the way to it', async () => {
    await open({ [searchAddresses.path]: book(OTHER) });
    const list = await toDo();
    expect(await list.findByText('3 of 5 done')).toBeInTheDocument();
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Choose address', '/gh-en/user-opt/personal/addresses'],
      ['Turn on', '/gh-en/user-opt/personal/security'],
    ]);
  });

  it('shows nothing of it when nothing is left', async () => {
    const { asked } = await open({ [querySecondFactor.path]: factor(true) });
    await waitFor(() => expect(asked.some(({ path }) => path === querySecondFactor.path)).toBe(true));
    expect(screen.queryByRole('region', { name: 'Complete your account' })).toBeNull();
  });

  it('counts what waits, moves and has arrived, and names the money to come', async () => {
    await open(
      {
        [websitePageList.path]: answer(websitePageList, () => ({ list: [], pageNum: 1, pageSize: 1, total: 86, counts: { ...NO_ORDERS, IN_TRANSIT: 53, DELIVERED: 23 }, waiting: 10, nextCursor: '' })),
        [queryCodSummary.path]: answer(queryCodSummary, () => ({ totals: [COD], everyDays: 7, nextRemittance: '2026-11-30T00:00:00.000Z', asOf: '2026-11-27T00:00:00.000Z' })),
      },
      { routes: new Set(['user-opt/overview', 'express/my-order', 'express/cod']) },
    );
    const figures = within(await screen.findByRole('navigation', { name: 'At a glance' }));
    await figures.findByText(/to be paid out/);
    expect(figures.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['10 Action required', '/gh-en/express/my-order?status=waiting'],
      ['53 In transit', '/gh-en/express/my-order?status=in_transit'],
      ['23 Delivered', '/gh-en/express/my-order?status=delivered'],
      [expect.stringMatching(/^CNY.5,743\.58 Cash on delivery, to be paid out Mon, 30 Nov$/), '/gh-en/express/cod'],
    ]);
  });

  it('a part that could not be loaded says so and can be asked for again', async () => {
    await open({ [querySecondFactor.path]: () => refusal(ERROR.SERVICE, '', 500) });
    const list = await toDo();
    expect(await list.findByText('We couldn’t load this section')).toBeInTheDocument();
    expect(list.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
