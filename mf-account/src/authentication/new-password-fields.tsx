import { FormattedMessage } from '@amberlane/core';
import type { PasswordPolicy } from '@amberlane/contract/domain/password-policy';
import { PasswordField, type ContractFormState } from '@amberlane/ui/fields';

interface NewPasswordFieldsProps<Values extends object> {
  /** Holds `password` and `confirmPassword`. */
  readonly form: ContractFormState<Values>;
  readonly policy: PasswordPolicy;
}

/** A new password twice (spec §5), with what it still needs. */
export const NewPasswordFields = <Values extends object>({ form, policy }: NewPasswordFieldsProps<Values>) => (
  <>
    <PasswordField {...form.text('password')} policy={policy} label={<FormattedMessage id="way-in.newPassword" />} />
    <PasswordField {...form.text('confirmPassword')} repeated label={<FormattedMessage id="way-in.repeatPassword" />} />
  </>
);
