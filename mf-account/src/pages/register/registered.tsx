import { FormattedMessage, usePageAddress } from '@amberlane/core';
import { Button, ButtonLink, Ltr } from '@amberlane/ui';
import { DonePanel } from '../../authentication/done-panel.tsx';
import type { PendingCode } from '../../authentication/pending-code.ts';
import { keepingReturn, SIGN_IN } from '../../authentication/sign-in-address.ts';
import css from './register.module.css';

interface RegisteredProps {
  readonly pending: PendingCode;
  readonly onAgain: () => void;
  /** Another address. */
  readonly onOther: () => void;
}

/** The registration went out; the same for an address that is taken, whose owner reads the truth in the mail. */
export function Registered({ pending: { userName, sent }, onAgain, onOther }: RegisteredProps) {
  const { search } = usePageAddress();
  return (
    <DonePanel
      title={<FormattedMessage id="register.sent" />}
      action={
        <>
          <ButtonLink kind="primary" wide to={keepingReturn(SIGN_IN, search)}>
            <FormattedMessage id="register.next" />
          </ButtonLink>
          <p className={css.others}>
            <Button kind="quiet" small onClick={onAgain}>
              <FormattedMessage id="register.again" />
            </Button>
            <Button kind="quiet" small onClick={onOther}>
              <FormattedMessage id="register.other" />
            </Button>
          </p>
        </>
      }
    >
      <p>
        <FormattedMessage id="register.sentTo" values={{ account: <Ltr key="account">{userName}</Ltr>, minutes: Math.max(1, Math.round(sent.expiresSeconds / 60)) }} />
      </p>
    </DonePanel>
  );
}
