import { useState, type ReactNode } from 'react';
import { ERROR } from '@amberlane/contract/calls';
import { type Country } from '@amberlane/contract/site';
import { FormattedMessage, useMarket, useToast } from '@amberlane/core';
import { CaptchaField, ContractForm, SubmitButton, TextField, useContractForm } from '@amberlane/ui/fields';
import { resetEmail } from '@amberlane/contract/call-index/verification';
import { couldBeAccount, isMailAddress } from './account-name.ts';
import { besideField, refusalCode } from '../api/beside-field.ts';
import type { CodeSent } from './sign-in-calls.ts';
import { useTextMessages } from './text-messages.ts';

/** What every call that sends a code takes. */
export interface CodeOrder {
  readonly userName: string;
  readonly countryCode: Country;
  readonly captchaId: string;
  readonly captchaCode: string;
}

interface CodeRequestProps {
  /** Whether a phone number will do, where text messages leave at all, or only a mail address. */
  readonly accepts: 'account' | 'mail';
  /** What was typed before. */
  readonly userName: string;
  readonly onUserName?: (userName: string) => void;
  /** A mutation that sends the code. */
  readonly send: (order: CodeOrder) => PromiseLike<{ readonly data?: CodeSent | undefined; readonly error?: unknown }>;
  readonly onSent: (userName: string, sent: CodeSent) => void;
  /** The button; "Send the code" unless said. */
  readonly submit?: ReactNode;
}

/** Asks for a code: who, and the characters of a picture before anything is sent. Nothing typed is lost by a refusal. */
export function CodeRequest({ accepts: wanted, userName, onUserName, send, onSent, submit }: CodeRequestProps) {
  const { country } = useMarket();
  const toast = useToast();
  const [used, setUsed] = useState(0);
  const accepts = useTextMessages() ? wanted : 'mail';
  const isFine = accepts === 'mail' ? isMailAddress : couldBeAccount;
  const form = useContractForm<CodeOrder>({
    contract: resetEmail.load,
    initial: { userName, countryCode: country, captchaId: '', captchaCode: '' },
    check: (values) => (values.userName === '' || isFine(values.userName) ? [] : [{ field: 'userName', code: accepts === 'mail' ? 'email' : 'account' }]),
    submit: async (values) => {
      const answer = await send(values);
      if (answer.data) {
        toast('success', 'sent');
        onSent(values.userName.trim(), answer.data);
      }
      if (refusalCode(answer) === ERROR.CAPTCHA_WRONG) setUsed(used + 1);
      return besideField(answer);
    },
  });
  const account = form.text('userName');
  return (
    <ContractForm form={form}>
      <TextField
        {...account}
        onValue={(typed) => {
          account.onValue(typed);
          onUserName?.(typed);
        }}
        label={<FormattedMessage id={accepts === 'mail' ? 'way-in.mail' : 'way-in.account'} />}
        hint={accepts === 'mail' ? undefined : <FormattedMessage id="way-in.accountHint" />}
        dir="ltr"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <CaptchaField form={form} purpose="code" used={used} byWork />
      <SubmitButton wide busy={form.submitting}>
        {submit ?? <FormattedMessage id="way-in.send" />}
      </SubmitButton>
    </ContractForm>
  );
}
