import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { loginWithCode } from '@amberlane/contract/calls/accounts';
import { getImageVerifyCode, getSmsCode } from '@amberlane/contract/calls/verification';
import { HostServicesProvider, type HostServices } from '@amberlane/core';
import { answer, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import { accountOnSite } from '../../../testing/account-site.ts';
import { rememberAccount } from '../../authentication/typed-account.ts';
import forgotPassword from '../forgot-password/page.tsx';
import page from './page.tsx';

const SESSION = { accessToken: '', userName: 'ama@example.com', userPin: 'p', nickName: 'Ama', remembered: false, passwordSet: true, created: false };
const HAPPY: AnswersByPath = {
  [getImageVerifyCode.path]: answer(getImageVerifyCode, () => ({ captchaId: 'c-1', image: 'data:image/png;base64,', expiresSeconds: 120 })),
  [getSmsCode.path]: answer(getSmsCode, () => ({ resendSeconds: 60, expiresSeconds: 600 })),
  [loginWithCode.path]: answer(loginWithCode, () => SESSION),
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  rememberAccount('');
});

async function openWith(search: string, answers: AnswersByPath = HAPPY) {
  const account = accountOnSite(page, { answers, nickName: null });
  render(await account.open(`user-opt/login${search}`));
  return account;
}

async function askForCode(): Promise<void> {
  fireEvent.change(screen.getByLabelText('Email or mobile number'), { target: { value: 'ama@example.com' } });
  await screen.findByRole('img');
  fireEvent.change(screen.getByLabelText('Characters in the image'), { target: { value: 'amber' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
}

describe('the sign-in page', () => {
  it('hands what was typed on to the page of a forgotten password', async () => {
    await openWith('?mode=code');
    fireEvent.change(screen.getByLabelText('Email or mobile number'), { target: { value: 'ama@example.com' } });
    cleanup();
    const forgotten = accountOnSite(forgotPassword, { answers: HAPPY, nickName: null });
    render(await forgotten.open('user-opt/forgot-pwd'));
    expect(screen.getByLabelText('Email or mobile number')).toHaveValue('ama@example.com');
  });

  it('shows the shell’s form, with what was typed in the other way', async () => {
    const account = accountOnSite(page, { answers: HAPPY, nickName: null });
    const shown = await account.open('user-opt/login?return=%2Fgh-en%2Ftrack');
    const passwordSignIn: HostServices['password-sign-in'] = ({ userName, asksForCode }) => <p>{`form of ${userName === '' ? 'nobody' : (userName ?? '')}, code: ${String(asksForCode)}`}</p>;
    render(<HostServicesProvider services={{ 'password-sign-in': passwordSignIn }}>{shown}</HostServicesProvider>);
    expect(screen.getByText('form of nobody, code: false')).toBeVisible();
    expect(screen.getByRole('link', { name: 'One-time code' })).toHaveAttribute('href', '/gh-en/user-opt/login?mode=code&return=%2Fgh-en%2Ftrack');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/gh-en/user-opt/register?return=%2Fgh-en%2Ftrack');
    expect(account.complaints).toEqual([]);
  });

  it('sends a code and signs in with it', async () => {
    const { site, asked } = await openWith('?mode=code');
    await askForCode();
    const code = await screen.findByLabelText('Verification code');
    expect(screen.getByText(/We sent the code to/)).toHaveTextContent('ama@example.com');
    expect(site.getState().toasts).toMatchObject([{ kind: 'success' }]);
    fireEvent.change(code, { target: { value: '٢٤٦ ٨١٠' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(site.getState().session.nickName).toBe('Ama'));
    expect(asked.find(({ path }) => path === loginWithCode.path)).toMatchObject({ request: { userName: 'ama@example.com', verifyCode: '246810', countryCode: 'GH' } });
  });

  it('leads who has no password to a page that sets one', async () => {
    await openWith('?mode=code&return=%2Fgh-en%2Ftrack', { ...HAPPY, [loginWithCode.path]: answer(loginWithCode, () => ({ ...SESSION, passwordSet: false, created: true })) });
    await askForCode();
    fireEvent.change(await screen.findByLabelText('Verification code'), { target: { value: '246810' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(location.pathname + location.search).toBe('/gh-en/user-opt/set-password?return=%2Fgh-en%2Ftrack'));
  });

  it('makes no account before its agreement is chosen, and keeps the code', async () => {
    const asksFirst: AnswersByPath = {
      ...HAPPY,
      [loginWithCode.path]: (request) =>
        (request as { agreement?: boolean }).agreement ? answer(loginWithCode, () => ({ ...SESSION, created: true }))(request) : refusal(ERROR.VALIDATION, 'Please check.', 400, [{ field: 'agreement', code: 'agreement', message: 'Read it.' }]),
    };
    const { site } = await openWith('?mode=code', asksFirst);
    await askForCode();
    fireEvent.change(await screen.findByLabelText('Verification code'), { target: { value: '246810' } });
    expect(screen.queryByLabelText(/^I agree to the terms of use/)).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    const box = await screen.findByLabelText(/^I agree to the terms of use/);
    expect(screen.getByText(/^There is no account for this email or mobile number yet/)).toBeVisible();
    expect(screen.getByLabelText('Verification code')).toHaveValue('246810');
    expect(site.getState().session.nickName).toBeNull();
    fireEvent.click(box);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(site.getState().session.nickName).toBe('Ama'));
  });

  it('keeps the account and shows a new picture when the old one was misread', async () => {
    const { asked } = await openWith('?mode=code', { ...HAPPY, [getSmsCode.path]: () => refusal(ERROR.CAPTCHA_WRONG, 'The picture says something else.') });
    await askForCode();
    await waitFor(() => expect(screen.getByLabelText('Characters in the image')).toHaveAccessibleDescription(/The picture says something else\./));
    expect(screen.getByLabelText('Email or mobile number')).toHaveValue('ama@example.com');
    await waitFor(() => expect(asked.filter(({ path }) => path === getImageVerifyCode.path)).toHaveLength(2));
    expect(screen.getByLabelText('Characters in the image')).toHaveAccessibleDescription(/The picture says something else\./);
  });

  it('starts no countdown when the message could not leave', async () => {
    await openWith('?mode=code', { ...HAPPY, [getSmsCode.path]: () => refusal(ERROR.DELIVERY_FAILED, 'The message did not leave.', 502) });
    await askForCode();
    expect(await screen.findByText('The message did not leave.')).toBeVisible();
    expect(screen.getByLabelText('Characters in the image')).toHaveValue('amber');
    expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument();
  });

  it('says beside the field what is no account', async () => {
    const { asked } = await openWith('?mode=code');
    fireEvent.change(screen.getByLabelText('Email or mobile number'), { target: { value: 'ama' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(screen.getByLabelText('Email or mobile number')).toHaveAccessibleDescription(/Enter a valid email address or mobile number/));
    expect(asked.filter(({ path }) => path === getSmsCode.path)).toEqual([]);
  });
});
