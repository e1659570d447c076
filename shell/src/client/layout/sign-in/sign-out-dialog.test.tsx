import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { sessionSlice } from '@amberlane/core';
import { SIGN_OUT_DIALOG_ID } from '../../element-ids.ts';
import { onSite, storeFor } from '../../../../testing/layout-on-site.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

afterEach(cleanup);

function ask(answer?: typeof fetch) {
  const store = storeFor(answer);
  store.dispatch(sessionSlice.actions.signedIn({ nickName: 'Ama' }));
  render(onSite(<SignOutDialog />, { at: 'track', store }));
  const dialog = document.getElementById(SIGN_OUT_DIALOG_ID);
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('no dialog in the page');
  dialog.showModal();
  return { store, dialog };
}
const logOut = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign out' })));

describe('question before the session ends', () => {
  it('is a plain form, and can be answered with no', () => {
    ask();
    expect(screen.getByRole('alertdialog', { name: 'Sign out?' })).toHaveAccessibleDescription(/You can still track parcels/);
    const form = screen.getByRole('button', { name: 'Sign out' }).closest('form');
    expect([form?.method, form?.getAttribute('action'), form && Object.fromEntries(new FormData(form))]).toEqual(['post', '/-/sign-out', { returnTo: '/ng-en/track' }]);
    expect(screen.getByRole('button', { name: 'Stay signed in' }).closest('form')).toHaveAttribute('method', 'dialog');
  });

  it('ends it and closes', async () => {
    const asked: string[] = [];
    const { store, dialog } = ask((input) => {
      if (typeof input === 'string') asked.push(input);
      return Promise.resolve(Response.json({ success: true, data: { done: true }, error: null }));
    });
    await logOut();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(asked).toEqual(['/oms/user/logout']);
    expect(store.getState().session.nickName).toBeNull();
    expect(dialog.open).toBe(false);
  });

  it('says so when the session could not be ended, and stays open', async () => {
    const { store, dialog } = ask();
    await logOut();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t sign you out. Check your connection and try again.');
    expect([dialog.open, store.getState().session.nickName]).toEqual([true, 'Ama']);
  });
});
