/** Creating an account with an email address (spec §2, §4): the form, then the code of the email, which signs in. */
import { useState, type ReactNode } from 'react';
import { definePage, FormattedMessage, useDispatch, usePageAddress, type SiteStore } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import { CodeRequest } from '../../authentication/code-request.tsx';
import { usePendingCode, type PendingCode } from '../../authentication/pending-code.ts';
import { StepPlace } from '../../authentication/step-place.tsx';
import { WayIn } from '../../authentication/authentication-card.tsx';
import { keepingReturn, SIGN_IN } from '../../authentication/sign-in-address.ts';
import { wayInCalls } from '../../authentication/sign-in-calls.ts';
import { ConfirmAddress } from './confirm-address.tsx';
import { RegisterForm } from './register-form.tsx';
import css from './register.module.css';

function Register() {
  const { search } = usePageAddress();
  const { pending, begin, forget } = usePendingCode('register');
  const [resends, setResends] = useState(false);
  const [password, setPassword] = useState<string | null>(null);
  const asksForCode = resends || (pending === null && new URLSearchParams(search).get('step') === 'code');
  const step = asksForCode ? 'code' : pending ? 'sent' : 'form';
  return (
    <WayIn side="register" onPhones={step === 'form'} title={<FormattedMessage id={step === 'sent' ? 'register.sent' : 'register.title'} />} lead={<Lead step={step} pending={pending} />}>
      <StepPlace step={step}>
        {asksForCode ? (
          <CodeAgain
            userName={pending?.userName ?? ''}
            onSent={(userName, sent) => {
              begin(userName, sent);
              setResends(false);
            }}
          />
        ) : pending ? (
          <ConfirmAddress pending={pending} password={password} onAgain={() => setResends(true)} onOther={forget} />
        ) : (
          <RegisterForm
            onSent={(userName, typed, sent) => {
              setPassword(typed);
              begin(userName, sent);
            }}
          />
        )}
      </StepPlace>
      {step === 'form' ? <WithoutAccount /> : null}
    </WayIn>
  );
}

interface LeadProps {
  readonly step: 'form' | 'code' | 'sent';
  readonly pending: PendingCode | null;
}

function Lead({ step, pending }: LeadProps) {
  const { search } = usePageAddress();
  if (step === 'sent' && pending) return <FormattedMessage id="register.sentLead" values={{ minutes: Math.max(1, Math.round(pending.sent.expiresSeconds / 60)) }} />;
  return (
    <>
      {step === 'code' ? (
        <>
          <FormattedMessage id="register.codeLead" />
          {BLANK}
        </>
      ) : null}
      <FormattedMessage id="register.signIn" values={{ signIn: linkTo(keepingReturn(SIGN_IN, search)) }} />
    </>
  );
}

const BLANK = ' ';

const linkTo = (to: string) =>
  function WordsAsLink(words: ReactNode): ReactNode {
    return (
      <TextLink key={to} to={to}>
        {words}
      </TextLink>
    );
  };

/** What works without an account. */
const WithoutAccount = () => (
  <p className={css.without}>
    <FormattedMessage id="register.without" values={{ track: linkTo('track'), quote: linkTo('quote') }} />
  </p>
);

type CodeAgainProps = Pick<Parameters<typeof CodeRequest>[0], 'userName' | 'onSent'>;

/** The code of a registration once more. */
function CodeAgain({ userName, onSent }: CodeAgainProps) {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  return (
    <CodeRequest
      accepts="mail"
      userName={userName}
      send={(order) => dispatch(wayInCalls.endpoints.sendCode.initiate({ ...order, purpose: 'register' }, { track: false }))}
      onSent={onSent}
    />
  );
}

export default definePage({
  component: Register,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'register.title' }), description: intl.formatMessage({ id: 'register.lead' }) }),
});
