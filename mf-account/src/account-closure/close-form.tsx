import { useEffect, useRef } from 'react';
import { FormattedMessage, sessionSlice, useDispatch, useGoTo, useToast } from '@amberlane/core';
import { Button } from '@amberlane/ui';
import { CheckboxField, CodeField, ContractForm, FormActions, PasswordField, SubmitButton, useContractForm, wrapOnSubmit } from '@amberlane/ui/fields';
import { besideField } from '../api/beside-field.ts';
import { closeAccount } from '@amberlane/contract/call-index/account-closing';
import { closingCalls } from './closing-calls.ts';
import css from './leaving.module.css';

const missing = (field: string, value: string) => (value === '' ? [{ field, code: 'required' as const }] : []);
const EMPTY = { password: '', verifyCode: '', understood: false };

/** The password, or the code where there is none, and a yes; afterwards the reader is a visitor on the home page. */
export function CloseForm({ passwordSet, onKeep }: { passwordSet: boolean; onKeep: () => void }) {
  const [close] = closingCalls.useCloseAccountMutation();
  const [sendCode] = closingCalls.useSendClosingCodeMutation();
  const leave = useLeaving();
  const form = useContractForm({
    contract: closeAccount.load,
    initial: EMPTY,
    // The call takes either proof; which one it must be is the account's matter.
    check: ({ password, verifyCode }) => (passwordSet ? missing('password', password) : missing('verifyCode', verifyCode)),
    submit: async (values) => {
      const answer = await close({ ...values, password: passwordSet ? await wrapOnSubmit(values.password) : '' });
      if (answer.data) leave();
      return besideField(answer);
    },
  });
  return (
    <ContractForm form={form}>
      <div className={css.fields}>
        {passwordSet ? (
          <PasswordField {...form.text('password')} label={<FormattedMessage id="account-data.close.password" />} />
        ) : (
          <CodeField {...form.text('verifyCode')} send={() => sendCode(null)} />
        )}
        <CheckboxField {...form.flag('understood')} label={<FormattedMessage id="account-data.close.understood" />} required />
      </div>
      <FormActions
        back={
          <Button kind="quiet" onClick={onKeep}>
            <FormattedMessage id="account-data.close.keep" />
          </Button>
        }
      >
        <SubmitButton busy={form.submitting} kind="danger">
          <FormattedMessage id="account-data.close.submit" />
        </SubmitButton>
      </FormActions>
    </ContractForm>
  );
}

/**
 * First the public page, then the end of the session, once this page is gone: the other way round its guard would lead
 * to sign-in, and what it shows would be asked for without a session.
 */
function useLeaving(): () => void {
  const goTo = useGoTo();
  const dispatch = useDispatch();
  const toast = useToast();
  const isClosed = useRef(false);
  useEffect(
    () => () => {
      if (isClosed.current) dispatch(sessionSlice.actions.signedOut());
    },
    [dispatch],
  );
  return () => {
    isClosed.current = true;
    toast('success', { id: 'account-data.close.done' });
    goTo('', { replace: true });
  };
}
