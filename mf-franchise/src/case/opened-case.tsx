import { useCallback } from 'react';
import { FailureText, FormattedMessage } from '@amberlane/core';
import { Button, Card, Notice } from '@amberlane/ui';
import { LeadColumns } from '../lead-form/lead-columns.tsx';
import type { Case, CaseKey } from './case-calls.ts';
import { CaseFacts } from './case-facts.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseMessages } from './case-messages.tsx';
import { awaitsAnswer } from './case-progress.ts';
import { CaseStatus } from './case-status.tsx';
import { RatingForm } from './rating-form.tsx';
import type { CaseDesk, CaseNews } from './use-case.ts';
import { Withdraw } from './withdraw.tsx';
import { WriteForm } from './write-form.tsx';
import css from './case.module.css';

interface OpenedCaseProps {
  readonly view: Case;
  readonly caseKey: CaseKey;
  readonly asOf: string;
  readonly desk: CaseDesk;
}

/** A case in full: where it stands, what was written, what can be done now. */
export function OpenedCase({ view, caseKey, asOf, desk: { act, close, deeds, news } }: OpenedCaseProps) {
  // Once, when the case opens.
  const heading = useCallback((element: HTMLElement | null) => element?.focus(), []);
  const form = { caseKey, act };
  return (
    <LeadColumns
      inSlot
      aside={
        <>
          <CaseFacts view={view} />
          <div className={css.asideActions}>
            <Button small onClick={close}>
              <FormattedMessage id="case.another" />
            </Button>
            {view.actions.includes('withdraw') ? <Withdraw {...form} /> : null}
          </div>
        </>
      }
    >
      <News news={news} />
      <CaseStatus view={view} asOf={asOf} heading={heading} />
      {view.actions.includes('rate') ? (
        <Card tone="next" level={2} title={<FormattedMessage id="case.rate.title" />}>
          <RatingForm key={deeds} {...form} />
        </Card>
      ) : null}
      {view.messages.length > 0 || view.actions.includes('answer') ? (
        <section className={css.part} aria-labelledby="case-messages">
          <h2 id="case-messages">
            <FormattedMessage id={awaitsAnswer(view) ? 'case.messages.asked' : 'case.messages'} />
          </h2>
          <CaseMessages view={view} />
          {view.actions.includes('answer') ? <WriteForm key={deeds} deed="answer" {...form} /> : null}
        </section>
      ) : null}
      {view.actions.includes('reopen') ? (
        <section className={css.part} aria-labelledby="case-reopen">
          <h2 id="case-reopen">
            <FormattedMessage id="case.reopen.title" />
          </h2>
          <WriteForm key={deeds} deed="reopen" {...form} />
        </section>
      ) : null}
      <CaseHistory view={view} />
    </LeadColumns>
  );
}

/** What came of the last deed; read out. */
export function News({ news }: { news: CaseNews | null }) {
  return (
    <div role="status" className={css.news}>
      {news && 'done' in news ? (
        <Notice tone="done">
          <FormattedMessage id={`case.done.${news.done}`} />
        </Notice>
      ) : null}
      {news && 'failure' in news ? (
        <Notice tone="attention">
          <FailureText failure={news.failure} />
        </Notice>
      ) : null}
    </div>
  );
}
