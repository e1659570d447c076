/** Changing the password, in a form that opens when it is asked for; who has none is led to setting one. */
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl, useMarket, useSelector, useToast } from '@amberlane/core';
import { Button, ButtonLink, StatusMark, TextLink } from '@amberlane/ui';
import { ContractForm, FormActions, PasswordField, SubmitButton, useContractForm, wrapOnSubmit } from '@amberlane/ui/fields';
import { updatePassword } from '@amberlane/contract/call-index/accounts';
import type { Customer } from '../api/customer-api.ts';
import { SECURITY } from '../account-layout/account-pages.ts';
import { firstPasswordThen } from '../authentication/sign-in-address.ts';
import { deviceName } from './device-name.ts';
import { Section } from './section.tsx';
import { securityApi } from './security-api.ts';
import css from './security.module.css';

export function PasswordSection({ customer }: { customer: Customer }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  const leave = (): void => {
    setOpen(false);
    heading.current?.focus();
  };
  return (
    <Section
      anchor="password"
      heading={heading}
      title={<FormattedMessage id="security.password.title" />}
      lead={<FormattedMessage id={customer.passwordSet ? 'security.password.lead' : 'security.password.none'} />}
      state={
        <StatusMark status={customer.passwordSet ? 'delivered' : 'neutral'}>
          <FormattedMessage id={customer.passwordSet ? 'security.password.isSet' : 'security.password.notSet'} />
        </StatusMark>
      }
      action={isOpen ? null : <Action isSet={customer.passwordSet} onChange={() => setOpen(true)} />}
    >
      {isOpen ? <PasswordForm customer={customer} onLeave={leave} /> : null}
    </Section>
  );
}

function Action({ isSet, onChange }: { isSet: boolean; onChange: () => void }) {
  return isSet ? (
    <Button onClick={onChange}>
      <FormattedMessage id="security.password.save" />
    </Button>
  ) : (
    <SetPasswordLink />
  );
}

function SetPasswordLink() {
  return (
    <ButtonLink kind="primary" to={firstPasswordThen(useMarket(), SECURITY)}>
      <FormattedMessage id="security.password.set" />
    </ButtonLink>
  );
}

const EMPTY = { oldPassword: '', newPassword: '', confirmPassword: '' };
type Entries = typeof EMPTY;

const differing = ({ newPassword, confirmPassword }: Entries) =>
  confirmPassword !== '' && newPassword !== confirmPassword ? [{ field: 'confirmPassword', code: 'passwordsDiffer' as const }] : [];
const unchanged = ({ oldPassword, newPassword }: Entries) => (newPassword !== '' && oldPassword === newPassword ? [{ field: 'newPassword', code: 'passwordSame' as const }] : []);

function PasswordForm({ customer, onLeave }: { customer: Customer; onLeave: () => void }) {
  const [change] = securityApi.useChangePasswordMutation();
  const tellChanged = useTellChanged();
  const form = useContractForm({
    contract: updatePassword.load,
    initial: EMPTY,
    toRequest: (entries) => ({ ...entries, userId: customer.userId }),
    check: (entries) => [...unchanged(entries), ...differing(entries)],
    submit: async (entries) => {
      const [oldPassword, newPassword, confirmPassword] = await Promise.all([wrapOnSubmit(entries.oldPassword), wrapOnSubmit(entries.newPassword), wrapOnSubmit(entries.confirmPassword)]);
      const answer = await change({ userId: customer.userId, oldPassword, newPassword, confirmPassword });
      if (answer.error !== undefined) return answer;
      tellChanged();
      onLeave();
      return undefined;
    },
  });
  const present = form.text('oldPassword');
  useEffect(() => {
    document.getElementById(present.id)?.focus();
  }, [present.id]);
  return (
    <div className={css.form}>
      <ContractForm form={form} label={useIntl().formatMessage({ id: 'security.password.save' })}>
        {/* Password managers keep the new password under it. */}
        <input type="hidden" name="userName" autoComplete="username" value={customer.userName} />
        <PasswordField {...present} label={<FormattedMessage id="security.password.old" />} />
        <PasswordField {...form.text('newPassword')} policy={customer.passwordPolicy} label={<FormattedMessage id="security.password.new" />} />
        <PasswordField {...form.text('confirmPassword')} repeated label={<FormattedMessage id="security.password.again" />} />
        <FormActions
          start
          back={
            <Button kind="quiet" onClick={onLeave}>
              <FormattedMessage id="security.password.cancel" />
            </Button>
          }
        >
          <SubmitButton busy={form.submitting} busyLabel={<FormattedMessage id="security.password.busy" />}>
            <FormattedMessage id="security.password.save" />
          </SubmitButton>
        </FormActions>
      </ContractForm>
      <p>
        <TextLink to="user-opt/forgot-pwd">
          <FormattedMessage id="security.password.forgot" />
        </TextLink>
      </p>
    </div>
  );
}

/** The change has ended the other sessions: names those that were shown. */
function useTellChanged(): () => void {
  const intl = useIntl();
  const toast = useToast();
  const { data } = useSelector(securityApi.endpoints.sessions.select(null));
  const others = data?.list.filter(({ current }) => !current) ?? [];
  return () => {
    const devices = intl.formatList([...new Set(others.map(({ device }) => deviceName(device, intl)))]);
    toast('success', devices === '' ? { id: 'security.password.done' } : { id: 'security.password.doneOthers', values: { devices } });
  };
}
