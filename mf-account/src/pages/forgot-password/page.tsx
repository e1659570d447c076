/** A new password for one that was forgotten (spec §2, §4): who, the code, the new password, then signing in. */
import { useState } from 'react';
import { definePage, FormattedMessage, useDispatch, usePageAddress, type SiteStore } from '@amberlane/core';
import { ButtonLink, Notice, TextLink } from '@amberlane/ui';
import { CodeRequest } from '../../authentication/code-request.tsx';
import { DonePanel } from '../../authentication/done-panel.tsx';
import { usePendingCode } from '../../authentication/pending-code.ts';
import { ScriptsNote } from '../../authentication/scripts-note.tsx';
import { StepPlace } from '../../authentication/step-place.tsx';
import { WayIn } from '../../authentication/authentication-card.tsx';
import { keepingReturn, SIGN_IN } from '../../authentication/sign-in-address.ts';
import { wayInCalls } from '../../authentication/sign-in-calls.ts';
import { typedAccount } from '../../authentication/typed-account.ts';
import { CheckCode } from './check-code.tsx';
import { NewPassword } from './new-password.tsx';
import { ResetStepLine, type ResetStep } from './reset-steps.tsx';
import css from './forgot-password.module.css';

interface Progress {
  readonly userName: string;
  /** Opens one new password; kept by nothing but this page. */
  readonly ticket: string | null;
  readonly isDone: boolean;
  /** The time between code and new password was too long: from the beginning, and the page says why. */
  readonly isOver?: boolean;
}

function ForgotPassword() {
  const { search } = usePageAddress();
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const { pending, begin, forget } = usePendingCode('reset');
  const [{ userName, ticket, isDone, isOver = false }, setProgress] = useState<Progress>(() => ({ userName: typedAccount(), ticket: null, isDone: false }));
  const step: ResetStep = ticket !== null ? 'password' : pending ? 'code' : 'account';
  return (
    <WayIn side="reset" onPhones={!isDone} title={<FormattedMessage id="reset.title" />} lead={isDone || step !== 'account' ? undefined : <FormattedMessage id="reset.lead" />}>
      {isDone ? <PasswordIsNew /> : <ResetStepLine now={step} />}
      <StepPlace step={step}>
        {isDone ? null : ticket !== null ? (
          <NewPassword
            userName={userName}
            ticket={ticket}
            onDone={() => setProgress({ userName, ticket: null, isDone: true })}
            onAgain={() => setProgress({ userName, ticket: null, isDone: false, isOver: true })}
          />
        ) : pending ? (
          <CheckCode
            pending={pending}
            onAgain={() => {
              setProgress({ userName: pending.userName, ticket: null, isDone: false });
              forget();
            }}
            onTicket={(given) => {
              setProgress({ userName: pending.userName, ticket: given, isDone: false });
              forget();
            }}
          />
        ) : (
          <>
            <ScriptsNote />
            {isOver ? (
              <Notice tone="attention" role="alert">
                <FormattedMessage id="reset.ticketOver" />
              </Notice>
            ) : null}
            <CodeRequest
              accepts="account"
              userName={userName}
              send={(order) => dispatch(wayInCalls.endpoints.sendResetCode.initiate(order, { track: false }))}
              onSent={begin}
            />
          </>
        )}
      </StepPlace>
      {isDone ? null : <Help search={search} isAsking={step === 'account'} />}
    </WayIn>
  );
}

/** Whom to turn to without the address or number, and the way back. */
const Help = ({ search, isAsking }: { search: string; isAsking: boolean }) => (
  <div className={css.help}>
    {isAsking ? (
      <p>
        <FormattedMessage
          id="reset.lost"
          values={{
            contact: (words) => (
              <TextLink key="contact" to="service/contact-us">
                {words}
              </TextLink>
            ),
          }}
        />
      </p>
    ) : null}
    <p>
      <TextLink kind="back" to={keepingReturn(SIGN_IN, search)}>
        <FormattedMessage id="reset.back" />
      </TextLink>
    </p>
  </div>
);

function PasswordIsNew() {
  const { search } = usePageAddress();
  return (
    <DonePanel
      title={<FormattedMessage id="reset.done" />}
      action={
        <ButtonLink kind="primary" wide to={keepingReturn(SIGN_IN, search)}>
          <FormattedMessage id="reset.signIn" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id="reset.doneText" />
      </p>
    </DonePanel>
  );
}

export default definePage({
  component: ForgotPassword,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'reset.title' }), description: intl.formatMessage({ id: 'reset.lead' }) }),
});
