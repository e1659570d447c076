import { FormattedMessage } from '@amberlane/core';
import type { PasswordPolicy } from '@amberlane/contract/domain/password-policy';
import { PasswordField, type ContractFormState } from '@amberlane/ui/fields';

interface NewPasswordFieldsProps<Values extends object> {
  /** Holds `password` and `confirmPassword`. */
  readonly form: ContractFormState<Values>;
  readonly policy: PasswordPolicy;
  /** Of an account that has had none: its password is not called new. */
  readonly first?: boolean;
}

/** A new password twice (spec §5), with what it still needs. */
export const NewPasswordFields = <Values extends object>({ form, policy, first = false }: NewPasswordFieldsProps<Values>) => (
  <>
    <PasswordField {...form.text('password')} policy={policy} label={<FormattedMessage id={first ? 'register.password' : 'way-in.newPassword'} />} />
    <PasswordField {...form.text('confirmPassword')} repeated label={<FormattedMessage id={first ? 'register.repeatPassword' : 'way-in.repeatPassword'} />} />
  </>
);
