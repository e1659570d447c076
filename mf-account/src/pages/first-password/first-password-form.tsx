import { FormattedMessage, useDispatch, useToast, type SiteStore } from '@amberlane/core';
import type { PasswordPolicy } from '@amberlane/contract/domain/password-policy';
import { TextLink } from '@amberlane/ui';
import { ContractForm, FormActions, SubmitButton, useContractForm, wrapOnSubmit } from '@amberlane/ui/fields';
import { initPassword } from '@amberlane/contract/call-index/accounts';
import { newPasswordFaults } from '../../authentication/account-name.ts';
import { NewPasswordFields } from '../../authentication/new-password-fields.tsx';
import { wayInCalls } from '../../authentication/sign-in-calls.ts';
import { useFreshProof } from '../../fresh-proof/use-fresh-proof.tsx';

interface FirstPasswordFormProps {
  readonly policy: PasswordPolicy;
  /** Where "later" leads. */
  readonly back: string;
  readonly onDone: () => void;
}

export function FirstPasswordForm({ policy, back, onDone }: FirstPasswordFormProps) {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const toast = useToast();
  const proof = useFreshProof();
  const form = useContractForm({
    contract: initPassword.load,
    initial: { password: '', confirmPassword: '' },
    check: (values) => newPasswordFaults(values, policy),
    submit: async (values) => {
      const [password, confirmPassword] = await Promise.all([wrapOnSubmit(values.password), wrapOnSubmit(values.confirmPassword)]);
      const answer = await proof.around(() => dispatch(wayInCalls.endpoints.initPassword.initiate({ password, confirmPassword }, { track: false })));
      if (answer.data) {
        toast('success', 'saved');
        onDone();
      }
      return answer;
    },
  });
  return (
    <>
      <ContractForm form={form}>
        <NewPasswordFields form={form} policy={policy} />
        <FormActions
          back={
            <TextLink href={back}>
              <FormattedMessage id="first-password.later" />
            </TextLink>
          }
        >
          <SubmitButton busy={form.submitting}>
            <FormattedMessage id="first-password.submit" />
          </SubmitButton>
        </FormActions>
      </ContractForm>
      {proof.dialog}
    </>
  );
}
