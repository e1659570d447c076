/** What stands in place of the form: thanks, that it was answered before, that it is closed or not yet open. */
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useMarket, useRoutes } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import type { Survey } from '@amberlane/contract/calls/surveys';
import { ButtonLink, Card, Ltr, TextLink, Time } from '@amberlane/ui';
import type { KeptReceipt } from './kept-answers.ts';
import { LIST_PATH } from './survey-paths.ts';
import css from './survey-states.module.css';

/** The answers have arrived. `takesFocus` when the reader has just sent them on this page. */
export function Thanks({ receipt, takesFocus = false, actions }: { receipt: Partial<KeptReceipt>; takesFocus?: boolean; actions?: ReactNode }) {
  return (
    <State titleId="questionnaire.thanks.title" takesFocus={takesFocus} actions={actions}>
      <p>
        <FormattedMessage id="questionnaire.thanks.text" />
      </p>
      <ReceiptLine receipt={receipt} />
    </State>
  );
}

/** Answered on an earlier visit, or by the same account elsewhere. */
export function Answered({ receipt, takesFocus = false, actions }: { receipt: Partial<KeptReceipt>; takesFocus?: boolean; actions?: ReactNode }) {
  return (
    <State titleId="questionnaire.answeredBefore.title" takesFocus={takesFocus} actions={actions}>
      <p>
        <FormattedMessage id="questionnaire.answeredBefore.text" />
      </p>
      <ReceiptLine receipt={receipt} />
    </State>
  );
}

/** Takes no answers any more; `unsent` when the reader has answers that came too late. */
export function Closed({ survey, unsent = false }: { survey: Survey; unsent?: boolean }) {
  const { closedBy, closesAt } = survey;
  return (
    <State titleId="questionnaire.closed.title" takesFocus={unsent}>
      <p>
        {closedBy === 'TIME' && closesAt !== null ? (
          <FormattedMessage id="questionnaire.closed.time" values={{ time: <SiteTime key="time" at={closesAt} /> }} />
        ) : (
          <FormattedMessage id={closedBy === 'QUOTA' ? 'questionnaire.closed.quota' : 'questionnaire.closed.staff'} />
        )}
      </p>
      {unsent ? (
        <p>
          <FormattedMessage id="questionnaire.closed.unsent" />
        </p>
      ) : null}
    </State>
  );
}

export function NotYetOpen({ opensAt }: { opensAt: string }) {
  return (
    <State titleId="questionnaire.notOpen.title">
      <p>
        <FormattedMessage id="questionnaire.notOpen.text" values={{ time: <SiteTime key="time" at={opensAt} /> }} />
      </p>
    </State>
  );
}

function ReceiptLine({ receipt: { reference, receivedAt } }: { receipt: Partial<KeptReceipt> }) {
  return (
    <>
      {reference === undefined ? null : (
        <p>
          <FormattedMessage id="questionnaire.reference" values={{ reference: <Ltr key="reference" figures>{reference}</Ltr> }} />
        </p>
      )}
      {receivedAt === undefined ? null : (
        <p className={css.quiet}>
          <FormattedMessage id="questionnaire.received" values={{ time: <SiteTime key="time" at={receivedAt} /> }} />
        </p>
      )}
    </>
  );
}

/** On the clock of the page's country. */
function SiteTime({ at }: { at: string }) {
  return <Time at={at} zone={COUNTRY_TIME_ZONE[useMarket().country]} show="full" />;
}

interface StateProps {
  readonly titleId: string;
  readonly takesFocus?: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

function State({ titleId, takesFocus = false, actions, children }: StateProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1} role="status" className={css.state}>
      <Card level={2} title={<FormattedMessage id={titleId} />} actions={actions ?? <OtherQuestionnaires />}>
        {children}
      </Card>
    </div>
  );
}

function OtherQuestionnaires() {
  return (
    <ButtonLink to={LIST_PATH}>
      <FormattedMessage id="questionnaire.others" />
    </ButtonLink>
  );
}

/** What becomes of the answers. */
export function YourData({ keptDays }: { keptDays?: number }) {
  const hasPolicy = useRoutes().has('privacy-policy');
  return (
    <section className={css.data} aria-labelledby="questionnaire-data">
      <h2 id="questionnaire-data" className={css.dataTitle}>
        <FormattedMessage id="questionnaire.data.title" />
      </h2>
      <p>
        <FormattedMessage id="questionnaire.data.text" />
      </p>
      {keptDays === undefined ? null : (
        <p>
          <FormattedMessage id="questionnaire.data.kept" values={{ days: keptDays }} />
        </p>
      )}
      {hasPolicy ? (
        <p>
          <TextLink kind="more" to="privacy-policy">
            <FormattedMessage id="questionnaire.data.policy" />
          </TextLink>
        </p>
      ) : null}
    </section>
  );
}
