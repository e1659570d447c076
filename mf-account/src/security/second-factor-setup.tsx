/** Setting an authenticator app up: the password again, the key and its first code, the recovery codes. */
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl, type ReplyOf } from '@amberlane/core';
import { Button } from '@amberlane/ui';
import { CodeField, ContractForm, FormActions, PasswordField, SubmitButton, useContractForm, wrapOnSubmit } from '@amberlane/ui/fields';
import { QrCode } from '@amberlane/ui/qr';
import { confirmSecondFactor, startSecondFactor } from '@amberlane/contract/call-index/account-security';
import type { Customer } from '../api/customer-api.ts';
import { CopyThis } from '../account-layout/copy-this.tsx';
import { useFreshProof } from '../fresh-proof/use-fresh-proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { securityApi } from './security-api.ts';
import { focusOnArrival } from '../focus-on-arrival.ts';
import css from './security.module.css';

interface SetupProps {
  readonly customer: Customer;
  readonly onLeave: () => void;
}

type Started = ReplyOf<typeof startSecondFactor>;

export function SecondFactorSetup({ customer, onLeave }: SetupProps) {
  const [started, setStarted] = useState<Started | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onLeave={onLeave} />;
  if (started !== null) return <Pairing started={started} onCodes={setCodes} onLeave={onLeave} />;
  return <Password customer={customer} onStarted={setStarted} onLeave={onLeave} />;
}

const Cancel = ({ onLeave }: { onLeave: () => void }) => (
  <Button kind="quiet" onClick={onLeave}>
    <FormattedMessage id="security.app.cancel" />
  </Button>
);

function Password({ customer, onStarted, onLeave }: SetupProps & { onStarted: (started: Started) => void }) {
  const [start] = securityApi.useStartSecondFactorMutation();
  const proof = useFreshProof();
  const form = useContractForm({
    contract: startSecondFactor.load,
    initial: { password: '' },
    submit: async ({ password }) => {
      const sent = await wrapOnSubmit(password);
      const answer = await proof.around(() => start({ password: sent }));
      if (answer.data) onStarted(answer.data);
      return answer;
    },
  });
  const password = form.text('password');
  useFocusAtFirst(password.id);
  return (
    <div className={css.form}>
      <ContractForm form={form}>
        <input type="hidden" name="userName" autoComplete="username" value={customer.userName} />
        <PasswordField {...password} label={<FormattedMessage id="security.app.password" />} hint={<FormattedMessage id="security.app.passwordHint" />} />
        <FormActions back={<Cancel onLeave={onLeave} />}>
          <SubmitButton busy={form.submitting}>
            <FormattedMessage id="security.app.next" />
          </SubmitButton>
        </FormActions>
      </ContractForm>
      {proof.dialog}
    </div>
  );
}

/** The button that led here is gone: the focus goes on to what it led to. */
function useFocusAtFirst(id: string): void {
  useEffect(() => {
    document.getElementById(id)?.focus();
  }, [id]);
}

interface PairingProps {
  readonly started: Started;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onLeave: () => void;
}

function Pairing({ started: { secret, uri }, onCodes, onLeave }: PairingProps) {
  const intl = useIntl();
  const [confirm] = securityApi.useConfirmSecondFactorMutation();
  const form = useContractForm({
    contract: confirmSecondFactor.load,
    initial: { totpCode: '' },
    submit: async (values) => {
      const answer = await confirm(values);
      if (answer.data) onCodes(answer.data.recoveryCodes);
      return answer;
    },
  });
  return (
    <div className={css.form}>
      <h3 ref={focusOnArrival} tabIndex={-1} className={css.step}>
        <FormattedMessage id="security.app.scan" />
      </h3>
      <p>
        <FormattedMessage id="security.app.scanText" />
      </p>
      <div className={css.qr}>
        <QrCode address={uri} label={intl.formatMessage({ id: 'security.app.qr' })} />
      </div>
      <div>
        <p className={css.quiet}>
          <FormattedMessage id="security.app.key" />
        </p>
        <p className={css.key}>
          <bdi dir="ltr" className={css.code}>
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </bdi>
          <CopyThis text={secret} />
        </p>
      </div>
      <ContractForm form={form}>
        <CodeField {...form.text('totpCode')} label={<FormattedMessage id="security.app.code" />} hint={<FormattedMessage id="security.app.codeHint" />} />
        <FormActions back={<Cancel onLeave={onLeave} />}>
          <SubmitButton busy={form.submitting}>
            <FormattedMessage id="security.app.switchOn" />
          </SubmitButton>
        </FormActions>
      </ContractForm>
    </div>
  );
}
