import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endOtherSessions, endSession, querySecondFactor, querySessions, querySignIns } from '@amberlane/contract/calls/account-security';
import { getCustomer } from '@amberlane/contract/calls/accounts';
import { queryNotifications } from '@amberlane/contract/calls/notifications';
import { answer, type AnswersByPath } from '@amberlane/testing/test-transport';
import { AMA, accountOnSite } from '../../../testing/account-site.ts';
import page from './page.tsx';

afterEach(cleanup);

const AT = '2026-11-20T09:00:00Z';
const session = (id: string, system: string, current: boolean) => ({ id, device: { browser: 'Chrome', system }, network: '', createdAt: AT, lastSeenAt: AT, remembered: false, current });

async function open(answers: AnswersByPath) {
  const site = accountOnSite(page, {
    answers: {
      [getCustomer.path]: answer(getCustomer, () => AMA),
      [querySecondFactor.path]: answer(querySecondFactor, () => ({ on: false, since: null, recoveryCodesLeft: 0 })),
      [querySessions.path]: answer(querySessions, () => ({ list: [session('here', 'Windows', true), session('phone', 'Android', false)], asOf: AT })),
      [querySignIns.path]: answer(querySignIns, () => ({ list: [], total: 0 })),
      [queryNotifications.path]: answer(queryNotifications, () => ({ signInAlert: true, parcelNews: false, reachable: true })),
      ...answers,
    },
  });
  render(await site.open('user-opt/personal/security'));
  return site;
}

const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

describe('signing out another device without a connection', () => {
  it('says so above the list, until it is tried again', async () => {
    let isConnected = false;
    const { site } = await open({ [endSession.path]: () => (isConnected ? { done: true } : lost()) });
    const press = async () => userEvent.click(await screen.findByRole('button', { name: /^Sign out: .*Android/ }));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^We couldn’t sign out this device: .*Android.*\. Please try again\.$/);
    expect(site.getState().toasts).toEqual([]);
    isConnected = true;
    await press();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(() => expect(site.getState().toasts).toMatchObject([{ kind: 'success' }]));
  });

  it('leaves the question about all others open, with the reason', async () => {
    const { site } = await open({ [endOtherSessions.path]: lost });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
    const dialog = screen.getByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('We couldn’t sign out your other devices. Please try again.');
    expect(dialog).toHaveAttribute('open');
    expect(site.getState().toasts).toEqual([]);
  });
});

describe('the password form', () => {
  it('opens on request with the focus in it, and gives the focus back', async () => {
    await open({});
    const password = within(await screen.findByRole('region', { name: 'Password' }));
    expect(password.queryByLabelText('Current password')).not.toBeInTheDocument();
    await userEvent.click(password.getByRole('button', { name: 'Change password' }));
    expect(password.getByLabelText('Current password')).toHaveFocus();
    expect(password.getByRole('link', { name: 'Forgot your current password?' })).toHaveAttribute('href', '/gh-en/user-opt/forgot-pwd');
    await userEvent.click(password.getByRole('button', { name: 'Cancel' }));
    expect(password.getByRole('heading', { name: 'Password' })).toHaveFocus();
  });
});

describe('the protection of the account', () => {
  it('is told at a glance, with what to improve next', async () => {
    await open({});
    expect(await screen.findByText('Extra protections on: 1 of 2')).toBeVisible();
    expect(screen.getByRole('link', { name: 'turn on two-step sign-in' })).toHaveAttribute('href', '#app');
    expect(within(screen.getByRole('region', { name: 'Password' })).getByText('Set')).toBeVisible();
  });

  it('counts no password, and asks for one first', async () => {
    await open({ [getCustomer.path]: answer(getCustomer, () => ({ ...AMA, passwordSet: false })) });
    expect(await screen.findByText('Extra protections on: 1 of 2')).toBeVisible();
    expect(screen.getByRole('link', { name: 'set a password' })).toHaveAttribute('href', '#password');
  });

  it('says whether sign-in alerts are on, and leads to the page that turns them on and off', async () => {
    await open({});
    const alerts = within(await screen.findByRole('region', { name: 'Sign-in alerts' }));
    expect(alerts.getByText('On')).toBeVisible();
    expect(alerts.getByRole('link', { name: 'Change alerts' })).toHaveAttribute('href', '/gh-en/user-opt/personal/preferences');
    expect(alerts.queryByRole('button')).not.toBeInTheDocument();
  });

  it('leads to adding an email address where there is none to send alerts to', async () => {
    await open({ [queryNotifications.path]: answer(queryNotifications, () => ({ signInAlert: true, parcelNews: false, reachable: false })) });
    const alerts = within(await screen.findByRole('region', { name: 'Sign-in alerts' }));
    expect(alerts.getByRole('link', { name: 'Add an email address' })).toHaveAttribute('href', '/gh-en/user-opt/personal');
  });
});

describe('devices', () => {
  it('of one kind stand behind one row from the third on; this one never does', async () => {
    const phones = ['a', 'b', 'c'].map((id) => session(id, 'Android', false));
    await open({ [querySessions.path]: answer(querySessions, () => ({ list: [...phones, session('here', 'Android', true)], asOf: AT })) });
    const devices = within(await screen.findByRole('region', { name: 'Signed-in devices' }));
    const [here] = await devices.findAllByRole('listitem');
    expect(here).toHaveTextContent('This device');
    expect(here).toHaveTextContent('Active now');
    expect(here).toHaveTextContent('(Ghana time)');
    expect(devices.getByRole('heading', { name: 'Other sessions: Chrome on Android' })).toBeVisible();
    expect(devices.getByText('3 sign-ins')).toBeVisible();
    await userEvent.click(devices.getByText('3 sign-ins'));
    expect(devices.getAllByRole('button', { name: /^Sign out: / })).toHaveLength(3);
  });
});
