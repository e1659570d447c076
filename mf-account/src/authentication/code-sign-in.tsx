import { useState } from 'react';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import { FormattedMessage, useDispatch, useMarket, type SiteStore } from '@amberlane/core';
import { Notice } from '@amberlane/ui';
import { CheckboxField, ConsentField, TextField, useContractForm, type FlagBinding } from '@amberlane/ui/fields';
import { loginWithCode } from '@amberlane/contract/call-index/accounts';
import { besideField, failureIn, refusalCode } from '../api/beside-field.ts';
import { AGREEMENT_LINKS } from './agreement-links.tsx';
import { CodeEntry } from './code-entry.tsx';
import { CodeRequest } from './code-request.tsx';
import { usePendingCode, type PendingCode } from './pending-code.ts';
import { ScriptsNote } from './scripts-note.tsx';
import { StepPlace } from './step-place.tsx';
import { useTextMessages } from './text-messages.ts';
import { useEnter } from './use-enter.ts';
import { wayInCalls } from './sign-in-calls.ts';
import css from './code-entry.module.css';

/** For which a session is kept on a device that asks for it. */
const REMEMBERED_DAYS = RULES.cookies.rememberedSeconds / 86_400;

interface CodeSignInProps {
  readonly userName: string;
  readonly onUserName: (userName: string) => void;
}

/** Signs in with a code; an unknown phone or address gets its account on the way (spec §4). */
export function CodeSignIn({ userName, onUserName }: CodeSignInProps) {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const { pending, begin, forget } = usePendingCode('login');
  const sendsTexts = useTextMessages();
  return (
    <StepPlace step={pending ? 'code' : 'account'}>
      {pending ? (
        <ProveCode pending={pending} onAgain={forget} />
      ) : (
        <>
          <ScriptsNote />
          <p className={css.text}>
            <FormattedMessage id={sendsTexts ? 'sign-in.codeText' : 'sign-in.codeText.mail'} />
          </p>
          <CodeRequest
            accepts="account"
            userName={userName}
            onUserName={onUserName}
            send={(order) => dispatch(wayInCalls.endpoints.sendCode.initiate(order, { track: false }))}
            onSent={(account, sent) => {
              onUserName(account);
              begin(account, sent);
            }}
          />
        </>
      )}
    </StepPlace>
  );
}

interface ProveCodeProps {
  readonly pending: PendingCode;
  /** Also once the code was used up. */
  readonly onAgain: () => void;
}

function ProveCode({ pending, onAgain }: ProveCodeProps) {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const { country } = useMarket();
  const enter = useEnter();
  const [asksForApp, setAsksForApp] = useState(false);
  const [makesAccount, setMakesAccount] = useState(false);
  const form = useContractForm({
    contract: loginWithCode.load,
    initial: { userName: pending.userName, countryCode: country, verifyCode: '', totpCode: '', rememberMe: false, agreement: false },
    toRequest: (values) => ({ ...values, totpCode: values.totpCode || undefined }),
    submit: async ({ totpCode, ...values }) => {
      const answer = await dispatch(wayInCalls.endpoints.loginWithCode.initiate({ ...values, ...(totpCode && { totpCode }) }, { track: false }));
      if (answer.data) {
        onAgain();
        enter(answer.data);
      }
      if (refusalCode(answer) === ERROR.SECOND_FACTOR_NEEDED) setAsksForApp(true);
      if (failureIn(answer)?.fields.some(({ field }) => field === 'agreement')) setMakesAccount(true);
      return besideField(answer);
    },
  });
  return (
    <CodeEntry form={form} pending={pending} onAgain={onAgain} submit={<FormattedMessage id="sign-in.submit" />}>
      {asksForApp ? (
        <TextField {...form.text('totpCode')} code dir="ltr" autoComplete="one-time-code" spellCheck={false} maxLength={32} label={<FormattedMessage id="sign-in.appCode" />} hint={<FormattedMessage id="sign-in.appCodeHint" />} />
      ) : null}
      {makesAccount ? <NewAccountAgreement box={form.flag('agreement')} /> : null}
      <CheckboxField {...form.flag('rememberMe')} label={<FormattedMessage id="sign-in.remember" values={{ days: REMEMBERED_DAYS }} />} />
    </CodeEntry>
  );
}

/** The code is right, and nobody has an account under it yet: one is made once its agreement is chosen (spec §5). */
function NewAccountAgreement({ box }: { readonly box: FlagBinding }) {
  return (
    <>
      <Notice>
        <FormattedMessage id="sign-in.newAccount" />
      </Notice>
      <ConsentField {...box} label={<FormattedMessage id="sign-in.agreement" values={AGREEMENT_LINKS} />} />
    </>
  );
}
