/** New recovery codes, or switching the app off: both ask for the password and a code. */
import { useEffect, useState } from 'react';
import { FormattedMessage, useToast } from '@amberlane/core';
import { Button } from '@amberlane/ui';
import { ContractForm, FormActions, PasswordField, SubmitButton, TextField, useContractForm, wrapOnSubmit } from '@amberlane/ui/fields';
import { endSecondFactor } from '@amberlane/contract/call-index/account-security';
import type { Customer } from '../api/customer-api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { securityApi } from './security-api.ts';
import css from './security.module.css';

interface ChangeProps {
  readonly doing: 'renew' | 'end';
  readonly customer: Customer;
  readonly onLeave: () => void;
}

export function SecondFactorChange({ doing, customer, onLeave }: ChangeProps) {
  const toast = useToast();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [renew] = securityApi.useRenewRecoveryCodesMutation();
  const [end] = securityApi.useEndSecondFactorMutation();
  const form = useContractForm({
    contract: endSecondFactor.load,
    initial: { password: '', totpCode: '' },
    submit: async ({ password, totpCode }) => {
      const proof = { password: await wrapOnSubmit(password), totpCode };
      if (doing === 'renew') {
        const answer = await renew(proof);
        if (answer.data) setCodes(answer.data.recoveryCodes);
        return answer;
      }
      const answer = await end(proof);
      if (answer.data) {
        toast('success', { id: 'security.app.ended' });
        onLeave();
      }
      return answer;
    },
  });
  const password = form.text('password');
  useEffect(() => {
    document.getElementById(password.id)?.focus();
  }, [password.id]);
  if (codes !== null) return <RecoveryCodes codes={codes} onLeave={onLeave} />;
  return (
    <div className={css.form}>
      <h3 className={css.step}>
        <FormattedMessage id={doing === 'renew' ? 'security.app.renew' : 'security.app.switchOff'} />
      </h3>
      <p>
        <FormattedMessage id={doing === 'renew' ? 'security.app.renewText' : 'security.app.switchOffText'} />
      </p>
      <ContractForm form={form}>
        <input type="hidden" name="userName" autoComplete="username" value={customer.userName} />
        <PasswordField {...password} label={<FormattedMessage id="security.app.password" />} />
        <TextField
          {...form.text('totpCode')}
          code
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          label={<FormattedMessage id="security.app.anyCode" />}
          hint={<FormattedMessage id="security.app.anyCodeHint" />}
        />
        <FormActions
          back={
            <Button kind="quiet" onClick={onLeave}>
              <FormattedMessage id="security.app.cancel" />
            </Button>
          }
        >
          <SubmitButton busy={form.submitting} kind={doing === 'end' ? 'danger' : 'primary'}>
            <FormattedMessage id={doing === 'renew' ? 'security.app.renew' : 'security.app.switchOff'} />
          </SubmitButton>
        </FormActions>
      </ContractForm>
    </div>
  );
}
