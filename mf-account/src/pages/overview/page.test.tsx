import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { querySecondFactor } from '@amberlane/contract/calls/account-security';
import { getCustomer } from '@amberlane/contract/calls/accounts';
import { searchAddresses } from '@amberlane/contract/calls/address-book';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { answer, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import { AMA, accountOnSite } from '../../../testing/account-site.ts';
import { AKOSUA, NOURA, pageOfEntries } from '../../../testing/sample-entries.ts';
import type { AddressEntry } from '../../addresses/address-calls.ts';
import page from './page.tsx';

afterEach(cleanup);

const book = (...list: AddressEntry[]) => answer(searchAddresses, () => pageOfEntries(...list));
const factor = (on: boolean) => answer(querySecondFactor, () => ({ on, since: null, recoveryCodesLeft: on ? 10 : 0 }));

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

  it('a part that could not be loaded says so and can be asked for again', async () => {
    await open({ [querySecondFactor.path]: () => refusal(ERROR.SERVICE, '', 500) });
    const list = await toDo();
    expect(await list.findByText('We couldn’t load this section')).toBeInTheDocument();
    expect(list.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
