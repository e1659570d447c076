import { ERROR } from '@amberlane/contract/calls';
import { FormattedMessage, useDispatch, useToast, type SiteStore } from '@amberlane/core';
import { ContractForm, SubmitButton, useContractForm, wrapOnSubmit } from '@amberlane/ui/fields';
import { resetPassword } from '@amberlane/contract/call-index/accounts';
import { newPasswordFaults, policyForName } from '../../authentication/account-name.ts';
import { refusalCode } from '../../api/beside-field.ts';
import { NewPasswordFields } from '../../authentication/new-password-fields.tsx';
import { wayInCalls } from '../../authentication/sign-in-calls.ts';

interface NewPasswordProps {
  readonly userName: string;
  readonly ticket: string;
  readonly onDone: () => void;
  /** The ticket is over: from the beginning, with the account as it was typed. */
  readonly onAgain: () => void;
}

/** Sets the new password with the ticket. */
export function NewPassword({ userName, ticket, onDone, onAgain }: NewPasswordProps) {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const toast = useToast();
  const policy = policyForName(userName);
  const form = useContractForm({
    contract: resetPassword.load,
    initial: { ticket, password: '', confirmPassword: '' },
    check: (values) => newPasswordFaults(values, policy),
    submit: async (values) => {
      const [password, confirmPassword] = await Promise.all([wrapOnSubmit(values.password), wrapOnSubmit(values.confirmPassword)]);
      const answer = await dispatch(wayInCalls.endpoints.resetPassword.initiate({ ticket, password, confirmPassword }, { track: false }));
      if (answer.data) {
        toast('success', 'passwordReset');
        onDone();
      }
      if (refusalCode(answer) === ERROR.RESET_TICKET_OVER) onAgain();
      return answer;
    },
  });
  return (
    <ContractForm form={form}>
      {/* A password manager keeps the new password with the account. */}
      <input type="hidden" name="userName" autoComplete="username" value={userName} />
      <NewPasswordFields form={form} policy={policy} />
      <SubmitButton wide busy={form.submitting}>
        <FormattedMessage id="reset.submit" />
      </SubmitButton>
    </ContractForm>
  );
}
