/** Creating an account with a mail address (spec §2, §4): the form, then the code on its way, then signing in with it. */
import { useState } from 'react';
import { definePage, FormattedMessage, useDispatch, usePageAddress, type SiteStore } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import { CodeRequest } from '../../authentication/code-request.tsx';
import { usePendingCode } from '../../authentication/pending-code.ts';
import { StepPlace } from '../../authentication/step-place.tsx';
import { WayIn } from '../../authentication/authentication-card.tsx';
import { keepingReturn, SIGN_IN } from '../../authentication/sign-in-address.ts';
import { wayInCalls } from '../../authentication/sign-in-calls.ts';
import { RegisterForm } from './register-form.tsx';
import { Registered } from './registered.tsx';

function Register() {
  const { search } = usePageAddress();
  const { pending, begin, forget } = usePendingCode('register');
  const [resends, setResends] = useState(false);
  const asksForCode = resends || (pending === null && new URLSearchParams(search).get('step') === 'code');
  return (
    <WayIn title={<FormattedMessage id="register.title" />} lead={<FormattedMessage id={asksForCode ? 'register.codeLead' : 'register.lead'} />}>
      <StepPlace step={asksForCode ? 'code' : pending ? 'sent' : 'form'}>
        {asksForCode ? (
          <CodeAgain
            userName={pending?.userName ?? ''}
            onSent={(userName, sent) => {
              begin(userName, sent);
              setResends(false);
            }}
          />
        ) : pending ? (
          <Registered pending={pending} onAgain={() => setResends(true)} onOther={forget} />
        ) : (
          <RegisterForm onSent={begin} />
        )}
      </StepPlace>
      {pending ? null : (
        <p>
          <TextLink kind="more" to={keepingReturn(SIGN_IN, search)}>
            <FormattedMessage id="register.signIn" />
          </TextLink>
        </p>
      )}
    </WayIn>
  );
}

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
