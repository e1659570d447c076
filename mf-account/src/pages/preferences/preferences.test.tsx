import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { getCustomer, updateCustomer } from '@amberlane/contract/calls/accounts';
import { queryNotifications, updateNotifications } from '@amberlane/contract/calls/notifications';
import { answer, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import { AMA, accountOnSite } from '../../../testing/account-site.ts';
import page from './page.tsx';

afterEach(cleanup);

async function preferences(answers: AnswersByPath = {}) {
  const account = accountOnSite(page, {
    answers: {
      [getCustomer.path]: answer(getCustomer, () => AMA),
      [queryNotifications.path]: answer(queryNotifications, () => ({ signInAlert: true, parcelNews: false, reachable: true })),
      [updateNotifications.path]: answer(updateNotifications, ({ parcelNews }) => ({ signInAlert: true, parcelNews: parcelNews === true, reachable: true })),
      [updateCustomer.path.replace('{userId}', AMA.userId)]: answer(updateCustomer, () => ({ ...AMA, locale: 'fr' as const, countryCode: 'MA' as const })),
      ...answers,
    },
  });
  render(await account.open('user-opt/personal/preferences'));
  return { ...account, news: await screen.findByRole('checkbox', { name: 'Parcel updates' }) };
}

it('a letter is chosen by one tick, saved at once and alone', async () => {
  const { news, asked, complaints } = await preferences();
  fireEvent.click(news);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ path: updateNotifications.path, request: { parcelNews: true } }));
  await waitFor(() => expect(news).toBeChecked());
  expect(complaints).toEqual([]);
});

it('a choice that was not saved goes back and says so', async () => {
  let fails = true;
  const { news, site } = await preferences({
    [updateNotifications.path]: () => (fails ? refusal(ERROR.SERVICE, '', 500) : { signInAlert: true, parcelNews: true, reachable: true }),
  });
  fireEvent.click(news);
  await waitFor(() => expect(news).toHaveAccessibleDescription(/We couldn’t save your choice\. Please try again\./));
  expect(news).not.toBeChecked();
  expect(site.getState().toasts).toEqual([]);
  fails = false;
  fireEvent.click(news);
  await waitFor(() => expect(site.getState().toasts).toMatchObject([{ kind: 'success' }]));
  expect(news).not.toHaveAccessibleDescription(/We couldn’t save/);
});

it('without a mail address nothing can be chosen, and a link leads to adding one', async () => {
  const { news } = await preferences({ [queryNotifications.path]: answer(queryNotifications, () => ({ signInAlert: true, parcelNews: true, reachable: false })) });
  expect(news).toBeDisabled();
  expect(news).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'Add an email address' })).toHaveAttribute('href', '/gh-en/user-opt/personal');
});

it('language and country are saved with the account, and the site is offered in them', async () => {
  const { asked } = await preferences();
  fireEvent.change(await screen.findByLabelText('Language for our messages'), { target: { value: 'fr' } });
  fireEvent.change(screen.getByLabelText('Country of residence'), { target: { value: 'MA' } });
  fireEvent.click(screen.getByRole('button', { name: /Save/ }));
  const link = await screen.findByRole('link', { name: /Show the site in/ });
  expect(link).toHaveAttribute('href', '/ma-fr/user-opt/personal/preferences');
  expect(asked.at(-1)?.request).toMatchObject({ locale: 'fr', countryCode: 'MA', nickName: 'Ama', contactPhone: '+233231234567' });
});
