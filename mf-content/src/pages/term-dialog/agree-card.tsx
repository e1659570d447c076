/** What readers do with the terms: agree after the time to read them, or go back. */
import { RULES } from '@amberlane/contract/domain';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { AgreeButton, Card, rememberAgreed, TextLink } from '@amberlane/ui';
import css from './agree-card.module.css';

const { version, since, readSeconds } = RULES.agreement;

interface AgreeCardProps {
  /** Where who does not agree goes. */
  readonly back: string;
  /** The version is remembered by then. */
  readonly onAgreed: () => void;
}

export function AgreeCard({ back, onAgreed }: AgreeCardProps) {
  const agree = (): void => {
    rememberAgreed(version);
    onAgreed();
  };
  return (
    <Card
      tone="next"
      level={2}
      title={<FormattedMessage id="term-dialog.card" />}
      actions={
        <TextLink href={back}>
          <FormattedMessage id="term-dialog.decline" />
        </TextLink>
      }
    >
      <p className={css.version}>
        <FormattedMessage id="term-dialog.version" values={{ version, date: <Since key="date" /> }} />
      </p>
      <p className={css.full}>
        <TextLink to="terms-of-use">
          <FormattedMessage id="term-dialog.full" />
        </TextLink>
      </p>
      <div className={css.agree}>
        <AgreeButton
          seconds={readSeconds}
          label={<FormattedMessage id="term-dialog.agree" />}
          waiting={(seconds) => <FormattedMessage id="term-dialog.waiting" values={{ seconds }} />}
          ready={<FormattedMessage id="term-dialog.ready" />}
          onAgree={agree}
        />
      </div>
      <noscript>
        <p>
          <FormattedMessage id="term-dialog.noScript" />
        </p>
      </noscript>
    </Card>
  );
}

function Since() {
  const day = useIntl().formatDate(`${since}T00:00:00Z`, { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });
  return (
    // Browsers know other names of months than the server's Intl; both are right.
    <time dateTime={since} suppressHydrationWarning>
      {day}
    </time>
  );
}
