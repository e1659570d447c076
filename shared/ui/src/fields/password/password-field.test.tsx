import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unwrapPassword } from '@amberlane/contract/calls/password-wrap';
import { inForm, Single } from '../../../testing/on-site.tsx';
import { PasswordField, wrapOnSubmit } from '../index.ts';

afterEach(cleanup);

const input = () => screen.getByLabelText('Password');

describe('password field', () => {
  it('shows and hides what is typed, under one name with a state', async () => {
    render(inForm(<Single>{(binding) => <PasswordField {...binding} label="Password" />}</Single>));
    const eye = screen.getByRole('button', { name: 'Show password', pressed: false });
    expect(input()).toHaveAttribute('type', 'password');
    expect(input()).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(eye);
    expect(input()).toHaveAttribute('type', 'text');
    expect(eye).toHaveAttribute('aria-pressed', 'true');
  });

  it('ticks off what a new password has and says how strong it is', async () => {
    render(inForm(<Single>{(binding) => <PasswordField {...binding} label="Password" policy="strong" />}</Single>));
    expect(input()).toHaveAttribute('autocomplete', 'new-password');
    const done = () => within(screen.getByRole('list', { name: 'Your password must contain' })).queryAllByText('met').length;
    await userEvent.type(input(), 'amber');
    expect(done()).toBe(1);
    expect(screen.getByText('Password strength: weak')).toBeInTheDocument();
    await userEvent.type(input(), '#Ab26');
    expect(done()).toBe(5);
    expect(screen.getByText('Password strength: fair')).toBeInTheDocument();
    await userEvent.type(input(), '-Quay');
    expect(screen.getByText('Password strength: strong')).toBeInTheDocument();
  });

  it('asks accounts of the phone flow for letters and digits only', async () => {
    render(inForm(<Single>{(binding) => <PasswordField {...binding} label="Password" policy="short" />}</Single>));
    await userEvent.type(input(), 'lane#26');
    await userEvent.tab();
    expect(screen.getByText('only letters A to Z and numbers').parentElement).toHaveTextContent('not met');
  });

  it('names an unfinished password once it is left', async () => {
    render(inForm(<Single>{(binding) => <PasswordField {...binding} label="Password" policy="strong" />}</Single>));
    await userEvent.type(input(), 'amber');
    expect(input()).not.toHaveAttribute('aria-invalid');
    await userEvent.click(document.body);
    expect(input()).toHaveAccessibleDescription('Your password doesn’t meet all the requirements below.');
  });

  it('says that caps lock is on', () => {
    render(inForm(<Single>{(binding) => <PasswordField {...binding} label="Password" />}</Single>));
    fireEvent.keyUp(input(), { key: 'A', modifierCapsLock: true });
    expect(screen.getByRole('status')).toHaveTextContent('Caps lock is on.');
  });

  it('wraps a password so that the API can open it', async () => {
    expect(await unwrapPassword(await wrapOnSubmit('Amberlane#2026'))).toBe('Amberlane#2026');
  });
});
