import { FormattedMessage, Slot } from '@amberlane/core';
import type { TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { Wrap } from '@amberlane/ui';
import { DetailsCard } from '../../details/details-card.tsx';
import { Journey } from '../../journey/journey.tsx';
import { PrintHead } from '../../share/print-head.tsx';
import { PrintSheet } from '../../share/print-sheet.tsx';
import { askPath } from '../../query/track-request.ts';
import { AnswerBar } from './answer-bar.tsx';
import { History, ZonesNote } from './history.tsx';
import { LiveNews } from './live-news.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { isOver } from './next-step.ts';
import { ReportLink } from './report-link.tsx';
import type { AnsweredProps } from './results.tsx';
import { RowActions } from './row-actions.tsx';
import { QuestionRows, StageQuestions } from './stage-questions.tsx';
import { StatusHead } from './status-head.tsx';
import css from './one-result.module.css';

const PROOF_ID = 'track-proof';

/** One parcel: its status first, then what comes next, what happened, where, and what can be done. */
export function OneResult({ ask, ways, heading, reply, stale, children, waybill }: AnsweredProps & { waybill: TrackedWaybill }) {
  const { asOf } = reply;
  const over = isOver(waybill);
  const isDelivered = waybill.expressStatus === 'DELIVERED';
  const next = (
    <div className={css.next}>
      <NextStepCard waybill={waybill} asOf={asOf} level={2} canReport>
        {over ? <QuestionRows waybill={waybill} /> : null}
      </NextStepCard>
    </div>
  );
  return (
    <>
      <PrintHead />
      <StatusHead {...{ ask, ways, heading, waybill, asOf }} proofId={PROOF_ID} />
      <Wrap className={isDelivered ? `${css.page} ${css.delivered}` : css.page}>
        {children ? <div className={css.failure}>{children}</div> : null}
        {isDelivered ? null : next}
        <section className={css.history} aria-labelledby="track-history">
          <h2 id="track-history" className={css.title}>
            <FormattedMessage id="track.history.title" />
          </h2>
          <AnswerBar asOf={asOf} note={<ZonesNote />} />
          <LiveNews reply={reply} stale={stale} />
          <History waybill={waybill} asOf={asOf} dayLevel={3} hasNote={false} />
          {over ? null : <ReportLink waybillNo={waybill.waybillNo} />}
        </section>
        <div className={css.side}>
          <div className={css.map}>
            <Journey
              waybill={waybill}
              open
              heading={
                <h2 className={css.title}>
                  <FormattedMessage id="track.journey.title" />
                </h2>
              }
            />
          </div>
          <section className={css.options} aria-labelledby="track-options">
            <h2 id="track-options" className={css.title}>
              <FormattedMessage id="track.options.title" />
            </h2>
            <RowActions waybill={waybill} alone />
          </section>
          <div id={PROOF_ID} className={css.details}>
            <DetailsCard waybillNo={waybill.waybillNo} level={2} />
          </div>
        </div>
        {/* Of a delivered parcel the history comes before the proof of delivery and what may be wrong. */}
        {isDelivered ? next : null}
        <div className={css.questions}>
          {over ? null : <StageQuestions waybill={waybill} />}
          <AfterDelivery waybill={waybill} />
          <PrintSheet path={askPath(ask)} asOf={asOf} />
        </div>
      </Wrap>
    </>
  );
}

/** Last, so that what comes late moves nothing. */
function AfterDelivery({ waybill: { waybillNo, events, expressStatus } }: { waybill: TrackedWaybill }) {
  const delivered = expressStatus === 'DELIVERED' ? events.find(({ code }) => code === 'DELIVERED') : undefined;
  return delivered ? <Slot name="delivered-question" props={{ waybillNo, deliveredAt: delivered.occurredAt }} /> : null;
}
