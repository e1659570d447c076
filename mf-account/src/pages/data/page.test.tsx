import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { closeAccount, queryClosing } from '@amberlane/contract/calls/account-closing';
import type { CodOwed } from '@amberlane/contract/calls/cod-owed';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { answer, refusal } from '@amberlane/testing/test-transport';
import { accountOnSite } from '../../../testing/account-site.ts';
import declaration from '../../../remote.config.ts';
import page from './page.tsx';

afterEach(cleanup);

const COUNTS = { passwordSet: true, open: 1, underWay: 2, kept: 12, drafts: 1, addresses: 4, keys: 0 };
const WAITS: CodOwed = { currency: 'SAR', underWay: 2, toCollect: { amount: 50_000, currency: 'SAR' }, open: { amount: 194_000, currency: 'SAR' }, payoutAt: null };
const COMES: CodOwed = { currency: 'GHS', underWay: 0, toCollect: { amount: 0, currency: 'GHS' }, open: { amount: 7_000, currency: 'GHS' }, payoutAt: '2026-11-23T00:00:00.000Z' };
const ROUTES = new Set([...declaration.routes.map(({ path }) => path), 'express/cod']);

async function data(owed: readonly CodOwed[], more: Parameters<typeof accountOnSite>[1] = {}) {
  const account = accountOnSite(page, {
    answers: { [queryClosing.path]: answer(queryClosing, () => ({ ...COUNTS, owed: [...owed] })), [closeAccount.path]: () => refusal(ERROR.MONEY_OWED, 'Money is owed to you.', 409) }, routes: ROUTES, ...more,
  });
  render(await account.open('user-opt/personal/data'));
  await screen.findAllByRole('term');
  return account;
}

describe('closing the account', () => {
  it.each(MARKET_PER_LANGUAGE)('is told in $locale', async (market) => {
    for (const owed of [[], [WAITS, COMES], [COMES]]) {
      const { complaints } = await data(owed, { market });
      expect(complaints).toEqual([]);
      cleanup();
    }
  });

  it('waits while money is to be collected or paid out, and leads to the account to pay it to', async () => {
    await data([WAITS, COMES]);
    expect(screen.getByText('You can’t close your account yet')).toBeVisible();
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(expect.arrayContaining([
      expect.stringMatching(/1,940\.00.*: waiting for your payout account/), expect.stringMatching(/500\.00.* to collect: 2 parcels in transit/), expect.stringMatching(/70\.00.*: payout on .*23/),
    ]));
    expect(screen.getByRole('link', { name: 'Add a payout account' })).toHaveAttribute('href', '/gh-en/express/cod');
    expect(screen.queryByRole('button', { name: 'Close my account…' })).toBeNull();
  });

  it('counts what is deleted, and leaves out what there is none of', async () => {
    await data([]);
    expect(screen.getByText('Deleted').nextElementSibling).toHaveTextContent(/^Your details and sessions, 4 addresses, 1 draft, saved quotes, payout accounts and webhooks\./);
  });

  it('names the ledger where an account is there, and no page that the site lacks', async () => {
    await data([COMES]);
    expect(screen.getByRole('link', { name: 'View cash on delivery' })).toBeVisible();
    cleanup();
    await data([COMES], { routes: new Set() });
    expect(screen.queryByRole('link', { name: 'View cash on delivery' })).toBeNull();
  });

  it('is asked for where nothing is owed, and says why it was refused all the same', async () => {
    await data([]);
    fireEvent.click(screen.getByRole('button', { name: 'Close my account…' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Your password'), { target: { value: 'Harmattan#2026' } });
    fireEvent.click(dialog.getByRole('checkbox'));
    fireEvent.click(dialog.getByRole('button', { name: 'Close account permanently' }));
    expect(await dialog.findByText('Money is owed to you.')).toBeVisible();
  });
});
