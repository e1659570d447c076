/** Signing in on a page of its own (spec §2): with the password, or with a code. The way is in the address. */
import { useEffect, useState } from 'react';
import { definePage, FormattedMessage, useHostService, usePageAddress, useSelector, type SessionState } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import { CodeSignIn } from '../../authentication/code-sign-in.tsx';
import { forgetPending, usePendingCode } from '../../authentication/pending-code.ts';
import { WayIn } from '../../authentication/authentication-card.tsx';
import { PASSWORD_SIGN_IN } from '../../authentication/password-sign-in.ts';
import { rememberAccount, typedAccount } from '../../authentication/typed-account.ts';
import { keepingReturn, modeOf, REGISTER } from '../../authentication/sign-in-address.ts';
import { ModeLinks } from './mode-links.tsx';
import css from './page.module.css';

function SignIn() {
  const { search } = usePageAddress();
  const mode = modeOf(search);
  const [userName, setUserName] = useState(typedAccount);
  const onUserName = (typed: string): void => {
    setUserName(typed);
    rememberAccount(typed);
  };
  return (
    <WayIn title={<FormattedMessage id="sign-in.title" />} lead={<NewHere />}>
      <ModeLinks mode={mode} />
      {mode === 'code' ? <CodeSignIn userName={userName} onUserName={onUserName} /> : <WithPassword userName={userName} onUserName={onUserName} />}
      <p className={css.terms}>
        <FormattedMessage
          id="sign-in.terms"
          values={{
            terms: (words) => (
              <TextLink key="terms" to="terms-of-use">
                {words}
              </TextLink>
            ),
          }}
        />
      </p>
      <p className={css.tracking}>
        <FormattedMessage
          id="sign-in.tracking"
          values={{
            track: (words) => (
              <TextLink key="track" to="track">
                {words}
              </TextLink>
            ),
          }}
        />
      </p>
    </WayIn>
  );
}

function NewHere() {
  const { search } = usePageAddress();
  return (
    <FormattedMessage
      id="sign-in.new"
      values={{
        register: (words) => (
          <TextLink key="register" to={keepingReturn(REGISTER, search)}>
            {words}
          </TextLink>
        ),
      }}
    />
  );
}

interface WithPasswordProps {
  readonly userName: string;
  readonly onUserName: (userName: string) => void;
}

/** The shell's form. Who has just registered is asked for the code of the mail at once. */
function WithPassword({ userName, onUserName }: WithPasswordProps) {
  const { search } = usePageAddress();
  const { pending: registered } = usePendingCode('register');
  const isSignedIn = useSelector((state: { session: SessionState }) => state.session.nickName !== null);
  useEffect(() => {
    if (!isSignedIn) return;
    forgetPending('register');
    rememberAccount('');
  }, [isSignedIn]);
  const passwordSignIn = useHostService(PASSWORD_SIGN_IN);
  return passwordSignIn?.({
    userName: userName || (registered?.userName ?? ''),
    onUserName,
    asksForCode: registered !== null,
    codeHelp: (
      <p className={css.help}>
        <TextLink to={keepingReturn(REGISTER, search, { step: 'code' })}>
          <FormattedMessage id="sign-in.noCode" />
        </TextLink>
      </p>
    ),
  });
}

export default definePage({
  component: SignIn,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'sign-in.title' }), description: intl.formatMessage({ id: 'sign-in.lead' }) }),
});
