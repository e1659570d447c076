import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { READER_KEY_PREFIX } from '@amberlane/contract/site';
import { confirmProof, sendProofCode } from '@amberlane/contract/calls/account-proof';
import { getCustomer, updateCustomer } from '@amberlane/contract/calls/accounts';
import { queryProvinces } from '@amberlane/contract/calls/areas';
import { confirmContactChange, startContactChange } from '@amberlane/contract/calls/contact-change';
import { queryAllList } from '@amberlane/contract/calls/countries';
import { querySysDictByType } from '@amberlane/contract/calls/dictionaries';
import type { Customer } from '../../api/customer-api.ts';
import { answer, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import { AMA, accountOnSite } from '../../../testing/account-site.ts';
import page from './page.tsx';

const HERE = 'user-opt/personal';
const SENT = { resendSeconds: 60, expiresSeconds: 600 };

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** The page of a customer who is kept as the API would keep her. */
async function personal(of: Partial<Customer> = {}, answers: AnswersByPath = {}) {
  const kept: { customer: Customer } = { customer: { ...AMA, ...of } };
  const account = accountOnSite(page, {
    answers: {
      [getCustomer.path]: answer(getCustomer, () => kept.customer),
      [querySysDictByType.path]: answer(querySysDictByType, () => [{ type: 'APPELLATION' as const, dictCode: 'MS', dictName: 'Ms', sort: 1 }]),
      [queryAllList.path]: answer(queryAllList, () => []),
      [queryProvinces.path.replace('{countryCode}', 'GH')]: answer(queryProvinces, () => []),
      [queryProvinces.path.replace('{countryCode}', 'NG')]: answer(queryProvinces, () => []),
      [updateCustomer.path.replace('{userId}', AMA.userId)]: answer(updateCustomer, ({ nickName, ...rest }) => {
        kept.customer = { ...kept.customer, nickName: String(nickName), profile: { ...kept.customer.profile, street: String(rest['street']) } };
        return kept.customer;
      }),
      ...answers,
    },
  });
  render(await account.open(HERE));
  await screen.findByRole('form', { name: 'My details' });
  return { ...account, kept };
}

const edit = async (part: string): Promise<void> => void fireEvent.click(await screen.findByRole('button', { name: `Edit: ${part}` }));

const displayName = () => screen.getByLabelText(/Display name/);
const street = () => screen.getByLabelText(/Street and number/);
const fill = (field: HTMLElement, value: string): void => void fireEvent.change(field, { target: { value } });
const press = (name: string): void => void fireEvent.click(screen.getByText(name, { selector: 'button, button *' }));
const card = () => within(screen.getByRole('region', { name: 'Sign-in details' }));

describe('basic data', () => {
  it('are shown, changed, saved, and the header greets by the new name', async () => {
    const { site, asked, complaints } = await personal();
    expect(within(screen.getByRole('region', { name: 'Personal details' })).getByText('+233 23 123 4567')).toBeVisible();
    await edit('Personal details');
    expect(screen.getByLabelText(/^Title/)).toHaveFocus();
    expect(displayName()).toHaveValue('Ama');
    fill(displayName(), 'Ama B.');
    press('Save changes');
    await waitFor(() => expect(site.getState().session.nickName).toBe('Ama B.'));
    expect(asked.at(-1)?.request).toMatchObject({ userId: AMA.userId, nickName: 'Ama B.', locale: 'en', contactPhone: '+233231234567' });
    expect(site.getState().toasts).toMatchObject([{ kind: 'success' }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit: Personal details' })).toHaveFocus());
    expect(screen.getByText('Ama B.')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  it('are read first, with what is not yet there, and one part is changed at a time', async () => {
    await personal({ profile: { ...AMA.profile, title: 'MS', contactPhone: '', street: '12 Ring Road', province: 'Greater Accra', city: 'Accra' } });
    const name = within(screen.getByRole('region', { name: 'Personal details' }));
    expect(await name.findByText('Ms Ama Boateng')).toBeVisible();
    expect(name.getByText('Display name').parentElement).toHaveTextContent(/Ama$/);
    expect(name.getByText('Contact phone number').parentElement).toHaveTextContent(/Not added yet$/);
    expect(within(screen.getByRole('region', { name: 'Your address' })).queryByText('Not added yet')).toBeNull();
    expect(screen.getByText('Address').parentElement).toHaveTextContent(/12 Ring Road.*Accra.*Ghana$/);
    expect(screen.getByRole('button', { name: 'Add: Company' })).toHaveTextContent('Add');
    expect(screen.queryByRole('textbox')).toBeNull();
    await edit('Your address');
    expect(street()).toHaveValue('12 Ring Road');
    expect(screen.queryByLabelText(/Display name/)).toBeNull();
    fill(street(), '14 Ring Road');
    press('Cancel');
    expect(await screen.findByText('12 Ring Road')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('without a name are not sent, and the field says why', async () => {
    const { asked } = await personal();
    await edit('Personal details');
    fill(displayName(), '');
    press('Save changes');
    await waitFor(() => expect(displayName()).toHaveAccessibleDescription(/Enter a name/));
    expect(asked.some(({ path }) => path.endsWith('/update'))).toBe(false);
  });

  it('that could not be saved stay as they were typed', async () => {
    await personal({}, { [updateCustomer.path.replace('{userId}', AMA.userId)]: () => refusal(ERROR.SERVICE, 'Something went wrong on our side.', 500) });
    await edit('Your address');
    fill(street(), '12 Ring Road');
    press('Save changes');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    expect(street()).toHaveValue('12 Ring Road');
  });

  it('come back after a reload as far as they were typed', async () => {
    const values = { nickName: 'Ama', street: '12 Ring Road' };
    localStorage.setItem(`draft:${READER_KEY_PREFIX}basicData.${AMA.userId}`, JSON.stringify({ values, at: Date.now() }));
    await personal();
    expect(street()).toHaveValue('12 Ring Road');
    press('Start over');
    expect(screen.queryByDisplayValue('12 Ring Road')).toBeNull();
    expect(screen.queryByText('12 Ring Road')).toBeNull();
    expect(localStorage.getItem(`draft:${READER_KEY_PREFIX}basicData.${AMA.userId}`)).toBeNull();
  });

  it('forget the divisions of a country that is left', async () => {
    const { asked } = await personal({ profile: { ...AMA.profile, province: 'Greater Accra', street: 'Oxford Street' } });
    await edit('Your address');
    fill(screen.getByLabelText('Country'), 'NG');
    press('Save changes');
    await waitFor(() => expect(asked.at(-1)?.request).toMatchObject({ countryCode: 'NG', province: '', street: 'Oxford Street' }));
  });
});

describe('another tab', () => {
  const elsewhere = async ({ site, kept }: Awaited<ReturnType<typeof personal>>) => {
    kept.customer = { ...kept.customer, profile: { ...kept.customer.profile, street: 'Oxford Street 12' } };
    const { customerApi } = await import('../../api/customer-api.ts');
    await act(async () => {
      await site.dispatch(customerApi.endpoints.customer.initiate(null, { forceRefetch: true }));
    });
  };

  it('is followed where nothing was typed', async () => {
    const account = await personal();
    await elsewhere(account);
    expect(await screen.findByText('Oxford Street 12')).toBeVisible();
  });

  it('overwrites nothing that was typed until the reader takes it over', async () => {
    const account = await personal();
    await edit('Personal details');
    fill(displayName(), 'Ama Serwaa');
    await elsewhere(account);
    await screen.findByText('Use the saved version');
    expect(displayName()).toHaveValue('Ama Serwaa');
    press('Use the saved version');
    expect(displayName()).toHaveValue('Ama');
    expect(screen.getByText('Oxford Street 12')).toBeVisible();
    expect(screen.queryByText('Use the saved version')).not.toBeInTheDocument();
  });
});

describe('a sign-in address', () => {
  const changed: AnswersByPath = {
    [startContactChange.path]: answer(startContactChange, () => SENT),
    [confirmContactChange.path]: answer(confirmContactChange, ({ userName }) => ({ ...AMA, email: String(userName), userName: String(userName) })),
  };

  it('is changed by the password and the code that came to the new one', async () => {
    const { asked } = await personal({}, changed);
    fireEvent.click(card().getByRole('button', { name: 'Change email' }));
    fill(await card().findByLabelText('New email address'), 'serwaa@example.com');
    fill(card().getByLabelText('Your password'), 'Amberlane#2026');
    press('Send code');
    expect(await card().findByRole('heading', { name: 'Enter the code' })).toHaveFocus();
    expect(asked.find(({ path }) => path === startContactChange.path)?.request['password']).not.toContain('Amberlane');
    fill(card().getByLabelText('Verification code'), '480213');
    press('Confirm');
    await waitFor(() => expect(screen.getByText('Sign-in details')).toHaveFocus());
    expect(card().getByText('serwaa@example.com')).toBeInTheDocument();
  });

  it('with a wrong password stays, and the field says so', async () => {
    const wrong = refusal(ERROR.VALIDATION, '', 400, [{ field: 'password', code: 'passwordWrong', message: 'This password is not correct.' }]);
    await personal({}, { [startContactChange.path]: () => wrong });
    fireEvent.click(card().getByRole('button', { name: 'Add +233 23 123 4567' }));
    expect(await card().findByLabelText('New mobile number')).toHaveValue('231234567');
    expect(card().getByLabelText('New mobile number')).toHaveAccessibleDescription(/This is your contact phone number/);
    fill(card().getByLabelText('New mobile number'), '24 555 0199');
    fill(card().getByLabelText('Your password'), 'Wrong#2026');
    press('Send code');
    await waitFor(() => expect(card().getByLabelText('Your password')).toHaveAccessibleDescription(/not correct/));
  });

  it('of an account without a password needs a fresh proof; what was typed stays, also when it is not given', async () => {
    const state = { proven: false };
    const needed = refusal(ERROR.PROOF_NEEDED, 'Please confirm that it is you.', 409);
    const start = answer(startContactChange, () => SENT);
    const { asked } = await personal(
      { passwordSet: false },
      {
        [startContactChange.path]: (request) => (state.proven ? start(request) : needed),
        [sendProofCode.path]: answer(sendProofCode, () => SENT),
        [confirmProof.path]: answer(confirmProof, () => {
          state.proven = true;
          return { done: true as const };
        }),
      },
    );
    fireEvent.click(card().getByRole('button', { name: 'Change email' }));
    fill(await card().findByLabelText('New email address'), 'serwaa@example.com');
    expect(card().queryByLabelText('Your password')).not.toBeInTheDocument();
    press('Send code');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm it’s you' }));
    expect(dialog.getByText('ama@example.com')).toBeInTheDocument();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await card().findByText('Please confirm that it is you.')).toBeInTheDocument();
    expect(card().getByLabelText('New email address')).toHaveValue('serwaa@example.com');

    press('Send code');
    const again = within(await screen.findByRole('alertdialog'));
    fireEvent.click(again.getByRole('button', { name: 'Send code' }));
    fill(again.getByLabelText('Verification code'), '480213');
    fireEvent.click(again.getByRole('button', { name: 'Confirm' }));
    expect(await card().findByRole('heading', { name: 'Enter the code' })).toBeInTheDocument();
    expect(asked.filter(({ path }) => path === startContactChange.path).map(({ request }) => request['userName'])).toEqual(Array(3).fill('serwaa@example.com'));
  });
});
