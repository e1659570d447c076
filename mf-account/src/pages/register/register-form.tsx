import { useState } from 'react';
import { ERROR } from '@amberlane/contract/calls';
import { COUNTRIES, type Country } from '@amberlane/contract/site';
import { FormattedMessage, useDispatch, useIntl, useMarket, type SiteStore } from '@amberlane/core';
import { CaptchaField, ContractForm, EmailField, SelectField, SubmitButton, useContractForm, wrapOnSubmit } from '@amberlane/ui/fields';
import { register } from '@amberlane/contract/call-index/accounts';
import { newPasswordFaults } from '../../authentication/account-name.ts';
import { besideField, refusalCode } from '../../api/beside-field.ts';
import { NewPasswordFields } from '../../authentication/new-password-fields.tsx';
import { ScriptsNote } from '../../authentication/scripts-note.tsx';
import { wayInCalls, type CodeSent } from '../../authentication/sign-in-calls.ts';
import { AgreementBox, AgreementText } from './service-agreement.tsx';

interface Registration {
  readonly userName: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly nickName: string;
  readonly countryCode: Country;
  readonly agreement: boolean;
  readonly captchaId: string;
  readonly captchaCode: string;
}

/** Registers a mail address; an account it is once the code of the mail is proven. A name is asked for later, under the customer's details. */
export function RegisterForm({ onSent }: { onSent: (userName: string, password: string, sent: CodeSent) => void }) {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const intl = useIntl();
  const { country } = useMarket();
  const [used, setUsed] = useState(0);
  const [reads, setReads] = useState(false);
  const form = useContractForm<Registration>({
    contract: register.load,
    initial: { userName: '', password: '', confirmPassword: '', nickName: '', countryCode: country, agreement: false, captchaId: '', captchaCode: '' },
    check: (values) => newPasswordFaults(values, 'strong'),
    submit: async (values) => {
      const [password, confirmPassword] = await Promise.all([wrapOnSubmit(values.password), wrapOnSubmit(values.confirmPassword)]);
      const answer = await dispatch(wayInCalls.endpoints.register.initiate({ ...values, password, confirmPassword }, { track: false }));
      if (answer.data) onSent(values.userName.trim(), values.password, answer.data);
      if (refusalCode(answer) === ERROR.CAPTCHA_WRONG) setUsed(used + 1);
      return besideField(answer);
    },
  });
  const agreement = form.flag('agreement');
  return (
    <>
      <ScriptsNote />
      <ContractForm form={form}>
        <EmailField {...form.text('userName')} label={<FormattedMessage id="way-in.mail" />} hint={<FormattedMessage id="register.mailHint" />} />
        <NewPasswordFields form={form} policy="strong" first />
        <SelectField
          {...form.text('countryCode')}
          label={<FormattedMessage id="register.country" />}
          choices={COUNTRIES.map((code) => ({ value: code, label: intl.formatDisplayName(code, { type: 'region' }) ?? code }))}
          autoComplete="country"
        />
        <CaptchaField form={form} purpose="register" used={used} byWork />
        <AgreementBox {...agreement} onRead={() => setReads(true)} />
        <SubmitButton wide busy={form.submitting}>
          <FormattedMessage id="register.submit" />
        </SubmitButton>
      </ContractForm>
      <AgreementText
        open={reads}
        onAgree={() => {
          setReads(false);
          agreement.onValue(true);
        }}
        onClose={() => setReads(false)}
      />
    </>
  );
}
