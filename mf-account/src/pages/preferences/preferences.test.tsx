import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { getCustomer, updateCustomer } from '@amberlane/contract/calls/accounts';
import { queryNotifications, updateNotifications } from '@amberlane/contract/calls/notifications';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { answer, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import { AMA, accountOnSite } from '../../../testing/account-site.ts';
import page from './page.tsx';

afterEach(cleanup);

const SAVE_PATH = updateCustomer.path.replace('{userId}', AMA.userId);

async function preferences(answers: AnswersByPath = {}, more: Parameters<typeof accountOnSite>[1] = {}) {
  const account = accountOnSite(page, {
    answers: {
      [getCustomer.path]: answer(getCustomer, () => AMA),
      [queryNotifications.path]: answer(queryNotifications, () => ({ signInAlert: true, parcelNews: false, reachable: true })),
      [updateNotifications.path]: answer(updateNotifications, ({ parcelNews, signInAlert }) => ({ signInAlert: signInAlert !== false, parcelNews: parcelNews === true, reachable: true })),
      [SAVE_PATH]: answer(updateCustomer, () => ({ ...AMA, locale: 'zh-CN' as const })),
      ...answers,
    },
    ...more,
  });
  render(await account.open('user-opt/personal/preferences'));
  return account;
}
const news = () => screen.findByRole('checkbox', { name: 'Parcel updates' });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const sent = ({ asked }: Awaited<ReturnType<typeof preferences>>) => asked.filter(({ path }) => path === updateNotifications.path || path === SAVE_PATH);

it.each(MARKET_PER_LANGUAGE)('language, country and emails are told in $locale', async (market) => {
  const { complaints } = await preferences({}, { market });
  expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  expect(complaints).toEqual([]);
});

it('a chosen email is saved with the button, and nothing else is sent', async () => {
  const account = await preferences();
  fireEvent.click(await news());
  expect(sent(account)).toEqual([]);
  save();
  await waitFor(() => expect(account.site.getState().toasts).toMatchObject([{ kind: 'success' }]));
  expect(sent(account)).toMatchObject([{ path: updateNotifications.path, request: { parcelNews: true } }]);
  expect(sent(account)[0]?.request).not.toHaveProperty('signInAlert');
  expect(await news()).toBeChecked();
});

it('what could not be saved stays chosen; a second attempt sends that alone', async () => {
  let fails = true;
  const account = await preferences({
    [updateNotifications.path]: () => (fails ? refusal(ERROR.SERVICE, '', 500) : { signInAlert: true, parcelNews: true, reachable: true }),
  });
  fireEvent.click(await news());
  fireEvent.change(screen.getByLabelText('Language for our messages'), { target: { value: 'fr' } });
  save();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await news()).toBeChecked();
  expect(account.site.getState().toasts).toEqual([]);
  fails = false;
  save();
  await waitFor(() => expect(account.site.getState().toasts).toMatchObject([{ kind: 'success' }]));
  expect(sent(account).map(({ path }) => path)).toEqual([SAVE_PATH, updateNotifications.path, updateNotifications.path]);
});

it('without a mail address no email can be chosen, and a link leads to adding one', async () => {
  await preferences({ [queryNotifications.path]: answer(queryNotifications, () => ({ signInAlert: true, parcelNews: true, reachable: false })) });
  expect(await news()).toBeDisabled();
  expect(await news()).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'Add an email address' })).toHaveAttribute('href', '/gh-en/user-opt/personal');
});

it('the address of the emails is told, with the way to change it', async () => {
  await preferences();
  expect(await screen.findByText('ama@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change email' })).toHaveAttribute('href', '/gh-en/user-opt/personal');
});

it('the language is saved with the account, and the site is offered in it', async () => {
  const account = await preferences();
  fireEvent.change(await screen.findByLabelText('Language for our messages'), { target: { value: 'zh-CN' } });
  save();
  const link = await screen.findByRole('link', { name: /Show the site in/ });
  expect(link).toHaveAttribute('href', '/gh-cn/user-opt/personal/preferences');
  expect(sent(account)).toMatchObject([{ path: SAVE_PATH, request: { locale: 'zh-CN', countryCode: 'GH', nickName: 'Ama', contactPhone: '+233231234567' } }]);
});

it('sign-in alerts are chosen with the other emails, and sent alone where they alone changed', async () => {
  const account = await preferences();
  const alerts = await screen.findByRole('checkbox', { name: 'Sign-in alerts' });
  expect(alerts).toBeChecked();
  fireEvent.click(alerts);
  save();
  await waitFor(() => expect(account.site.getState().toasts).toMatchObject([{ kind: 'success' }]));
  expect(sent(account).map(({ request }) => request)).toMatchObject([{ signInAlert: false }]);
  expect(sent(account)[0]?.request).not.toHaveProperty('parcelNews');
});

it('the way to stop the updates of one parcel is told to those who get updates', async () => {
  await preferences();
  const way = () => screen.queryByText(/To stop them for one parcel/);
  const box = await news();
  const without = () => screen.queryByText(/^If off, follow your parcels/);
  expect(way()).toBeNull();
  expect(without()).toBeVisible();
  fireEvent.click(box);
  expect(way()).toBeVisible();
  expect(without()).toBeNull();
});
