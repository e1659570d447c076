import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { register } from '@amberlane/contract/calls/accounts';
import { getImageVerifyCode } from '@amberlane/contract/calls/verification';
import { RULES } from '@amberlane/contract/domain';
import { answer, type AnswersByPath } from '@amberlane/testing/test-transport';
import { rememberAgreed } from '@amberlane/ui';
import { accountOnSite } from '../../../testing/account-site.ts';
import page from './page.tsx';

const PASSWORD = 'Amberlane#2026';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

async function open(answers: AnswersByPath = {}) {
  const site = accountOnSite(page, {
    nickName: null,
    answers: { [getImageVerifyCode.path]: answer(getImageVerifyCode, () => ({ captchaId: 'c-1', image: 'data:image/png;base64,', expiresSeconds: 120 })), ...answers },
  });
  render(await site.open('user-opt/register'));
  return site;
}

async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Email address'), 'ama@example.com');
  await userEvent.type(screen.getByLabelText('Password'), PASSWORD);
  await userEvent.type(screen.getByLabelText('Confirm password'), PASSWORD);
  await screen.findByRole('img', { name: /image/i });
  await userEvent.type(screen.getByLabelText('Characters in the image'), 'amber');
  await userEvent.click(screen.getByRole('checkbox'));
}

describe('the form to register', () => {
  it('names its fields for password managers as their types allow', async () => {
    await open();
    expect(screen.getByLabelText('Email address')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Email address')).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('leads to sign-in, and to what works without an account', async () => {
    await open();
    const hrefs = ['Sign in', 'track a parcel', 'get a quote'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(hrefs).toEqual(['/gh-en/user-opt/login', '/gh-en/track', '/gh-en/quote']);
  });

  it('stays as it is when the connection fails, says so, and is sent again', async () => {
    let isConnected = false;
    rememberAgreed(RULES.agreement.version);
    const { asked } = await open({
      [register.path]: () => {
        if (!isConnected) throw new TypeError('Failed to fetch');
        return { resendSeconds: 60, expiresSeconds: 600 };
      },
    });
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Network error. Check your connection and try again.');
    expect(notice).toHaveTextContent('What you entered is still in the form.');
    expect(screen.getByLabelText('Email address')).toHaveValue('ama@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
    expect(screen.getByLabelText('Characters in the image')).toHaveValue('amber');
    expect(screen.getByRole('checkbox')).toBeChecked();
    isConnected = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Verification code')).toBeInTheDocument();
    await waitFor(() => expect(asked.filter(({ path }) => path === register.path)).toHaveLength(2));
  });
});
