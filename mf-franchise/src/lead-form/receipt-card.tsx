import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormattedMessage, useRoutes, usePageAddress } from '@amberlane/core';
import { COUNTRY_TIME_ZONE, type Country } from '@amberlane/contract/site';
import { ButtonLink, Card, CopyButton, Ltr, StatusMark, Time } from '@amberlane/ui';
import { FactList } from './fact-list.tsx';
import type { Arrived } from './use-lead-form.ts';
import css from './lead-form.module.css';

interface ReceiptCardProps {
  readonly of: Arrived;
  readonly title: ReactNode;
  /** Whose office answers: the date is that of its clock. */
  readonly country: Country;
  /** Before the page is opened anew for another form. */
  readonly onAnother: () => void;
}

/** Page on which a sender sees what became of a form. */
const CASE_PATH = 'service/case';

/** What a sender keeps: the reference, until when we answer, and where it can be looked up. */
export function ReceiptCard({ of: { reference, answerBy, mailed, email }, title, country, onAnother }: ReceiptCardProps) {
  const routes = useRoutes();
  const { path } = usePageAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  // Sent just now; on a reload readers stay where they are.
  const fresh = email !== '';
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  return (
    <Card
      tone="next"
      labelledBy={headingId}
      actions={
        <>
          {routes.has(CASE_PATH) ? (
            <ButtonLink to={`${CASE_PATH}?reference=${encodeURIComponent(reference)}`}>
              <FormattedMessage id="lead-form.received.status" />
            </ButtonLink>
          ) : null}
          <ButtonLink kind="quiet" to={path} onClick={onAnother}>
            <FormattedMessage id="lead-form.received.another" />
          </ButtonLink>
        </>
      }
    >
      <div className={css.receipt}>
        <p>
          <StatusMark status="delivered">
            <FormattedMessage id="lead-form.received.mark" />
          </StatusMark>
        </p>
        <h2 id={headingId} ref={heading} tabIndex={-1} data-arrival="" className={css.title}>
          {title}
        </h2>
        <FactList
          facts={[
            {
              id: 'reference',
              term: <FormattedMessage id="lead-form.received.reference" />,
              value: (
                <span className={css.reference}>
                  <Ltr figures>{reference}</Ltr>
                  <CopyButton small text={reference} copied={<FormattedMessage id="lead-form.received.copied" />}>
                    <FormattedMessage id="lead-form.received.copy" />
                  </CopyButton>
                </span>
              ),
            },
            ...(answerBy === null ? [] : [{ id: 'answerBy', term: <FormattedMessage id="lead-form.received.answerBy" />, value: <Time at={answerBy} zone={COUNTRY_TIME_ZONE[country]} show="full" /> }]),
          ]}
        />
        <p>
          <Confirmation mailed={mailed} email={email} />
        </p>
        <p className={css.quiet}>
          <FormattedMessage id="lead-form.received.keep" />
        </p>
      </div>
    </Card>
  );
}

function Confirmation({ mailed, email }: Pick<Arrived, 'mailed' | 'email'>) {
  if (email === '') return <FormattedMessage id="lead-form.received.mail" />;
  return <FormattedMessage id={mailed === false ? 'lead-form.received.mailLate' : 'lead-form.received.mailed'} values={{ email: <bdi key="email" dir="ltr" className={css.address}>{email}</bdi> }} />;
}
