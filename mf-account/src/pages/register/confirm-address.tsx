import { FormattedMessage, useDispatch, useMarket, type SiteStore } from '@amberlane/core';
import { PasswordField, useContractForm, wrapOnSubmit } from '@amberlane/ui/fields';
import { login } from '@amberlane/contract/call-index/accounts';
import { besideField } from '../../api/beside-field.ts';
import { CodeEntry } from '../../authentication/code-entry.tsx';
import type { PendingCode } from '../../authentication/pending-code.ts';
import { useEnter } from '../../authentication/use-enter.ts';
import { wayInCalls } from '../../authentication/sign-in-calls.ts';

interface ConfirmAddressProps {
  readonly pending: PendingCode;
  /** As it was typed on this page; null after a reload, and it is asked for once more. */
  readonly password: string | null;
  /** Asks for a new code. */
  readonly onAgain: () => void;
  /** Another address; also once the code was used up. */
  readonly onOther: () => void;
}

/**
 * Takes the code of a registration's email and signs in. The answer to an address that is taken looks the same until the
 * code is sent: its owner reads the truth in the email.
 */
export function ConfirmAddress({ pending, password, onAgain, onOther }: ConfirmAddressProps) {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const { country } = useMarket();
  const enter = useEnter('registered');
  const form = useContractForm({
    contract: login.load,
    initial: { userName: pending.userName, password: password ?? '', countryCode: country, verifyCode: '', rememberMe: false },
    submit: async (values) => {
      const answer = await dispatch(wayInCalls.endpoints.confirmRegistration.initiate({ ...values, password: await wrapOnSubmit(values.password) }, { track: false }));
      if (answer.data) {
        onOther();
        enter(answer.data);
      }
      return besideField(answer);
    },
  });
  return (
    <CodeEntry form={form} pending={pending} onAgain={onAgain} onOther={onOther} submit={<FormattedMessage id="register.confirm" />}>
      {password === null ? <PasswordField {...form.text('password')} label={<FormattedMessage id="register.password" />} hint={<FormattedMessage id="register.passwordHint" />} /> : null}
    </CodeEntry>
  );
}
