import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, marketHref, sessionSlice, useDispatch, usePageAddress, useMarket, useToast } from '@amberlane/core';
import { Button, Dialog, Notice } from '@amberlane/ui';
import { SIGN_OUT_DIALOG_ID } from '../../element-ids.ts';
import { sessionCalls } from './session-calls.ts';
import css from './sign-out-dialog.module.css';

/** Closes it and the menu that it was opened from, with the focus on the title of that menu: what opened it is gone. */
function leaveDialog(): void {
  const dialog = document.getElementById(SIGN_OUT_DIALOG_ID);
  if (dialog instanceof HTMLDialogElement) dialog.close();
  const menu = document.querySelector(`[commandfor="${SIGN_OUT_DIALOG_ID}"]`)?.closest('details');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** The question before a session ends (spec §2): the browser's own dialog around a plain form. */
export function SignOutDialog() {
  const market = useMarket();
  const { path, search } = usePageAddress();
  const dispatch = useDispatch();
  const toast = useToast();
  const [logout, { isLoading }] = sessionCalls.useLogoutMutation();
  const [failed, setFailed] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isLoading) return;
    setFailed(false);
    logout({}).unwrap().then(
      () => {
        dispatch(sessionSlice.actions.signedOut());
        toast('success', 'signedOut');
        leaveDialog();
      },
      () => setFailed(true),
    );
  };

  return (
    <Dialog
      id={SIGN_OUT_DIALOG_ID}
      kind="confirm"
      title={<FormattedMessage id="shell.account.signOutTitle" />}
      onClose={() => setFailed(false)}
      actions={
        <>
          <form method="dialog">
            <Button type="submit" wide>
              <FormattedMessage id="shell.account.stay" />
            </Button>
          </form>
          <form method="post" action="/-/sign-out" onSubmit={submit}>
            <input type="hidden" name="returnTo" value={marketHref(market, path) + search} />
            <Button type="submit" kind="primary" wide busy={isLoading}>
              <FormattedMessage id={isLoading ? 'shell.account.signOutBusy' : 'shell.account.signOut'} />
            </Button>
          </form>
        </>
      }
    >
      <p>
        <FormattedMessage id="shell.account.signOutText" />
      </p>
      {failed ? (
        <div className={css.failed}>
          <Notice tone="attention" role="alert">
            <FormattedMessage id="shell.account.signOutFailed" />
          </Notice>
        </div>
      ) : null}
    </Dialog>
  );
}
