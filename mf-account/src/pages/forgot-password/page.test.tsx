import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERROR } from '@amberlane/contract/calls';
import { resetPassword } from '@amberlane/contract/calls/accounts';
import { getImageVerifyCode, resetCheck, resetEmail } from '@amberlane/contract/calls/verification';
import { answer, refusal } from '@amberlane/testing/test-transport';
import { accountOnSite } from '../../../testing/account-site.ts';
import page from './page.tsx';

const PASSWORD = 'Amberlane#2026';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('a new password that comes too late leads to the first step, which says why', async () => {
  const { site, open } = accountOnSite(page, {
    nickName: null,
    answers: {
      [getImageVerifyCode.path]: answer(getImageVerifyCode, () => ({ captchaId: 'c-1', image: 'data:image/png;base64,', expiresSeconds: 120 })),
      [resetEmail.path]: answer(resetEmail, () => ({ resendSeconds: 60, expiresSeconds: 600 })),
      [resetCheck.path]: answer(resetCheck, () => ({ ticket: 'ticket-of-this-test', expiresSeconds: 600 })),
      [resetPassword.path]: () => refusal(ERROR.RESET_TICKET_OVER, 'Too late.', 400),
    },
  });
  render(await open('user-opt/forgot-pwd'));
  const steps = screen.getByRole('list', { name: 'Step 1 of 3' });
  expect(steps.querySelector('[aria-current=step]')).toHaveTextContent('Account');
  await userEvent.type(screen.getByLabelText('Email or mobile number'), 'ama@example.com');
  await screen.findByRole('img');
  await userEvent.type(screen.getByLabelText('Characters in the image'), 'amber');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await userEvent.type(await screen.findByLabelText('Verification code'), '246810');
  expect(screen.getByText('No code after a minute? Look in your spam folder.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.type(await screen.findByLabelText('New password'), PASSWORD);
  await userEvent.type(screen.getByLabelText('Confirm new password'), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your code has expired. Request a new one.');
  expect(screen.getByLabelText('Email or mobile number')).toHaveValue('ama@example.com');
  expect(site.getState().toasts.filter(({ kind }) => kind === 'error')).toEqual([]);
});
