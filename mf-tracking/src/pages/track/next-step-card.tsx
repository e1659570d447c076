import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import type { TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { eventMeaningId } from '@amberlane/contract/domain/event-message';
import { ButtonLink, TextLink } from '@amberlane/ui';
import { PlaceTime } from '../../clock/place-time.tsx';
import { AttemptFacts, RedeliveryFee } from './attempt-facts.tsx';
import { DecisionCountdown } from './decision-countdown.tsx';
import { decisionOf } from './decision.ts';
import { nextStepOf, type NextStep } from './next-step.ts';
import { redeliveryFee, redeliveryOf } from './redelivery.ts';
import { ReportLink } from './report-link.tsx';
import { isAction, stepLinks } from './step-links.ts';
import css from './next-step-card.module.css';

interface NextStepCardProps {
  readonly waybill: TrackedWaybill;
  /** ISO instant of the answer. */
  readonly asOf: string;
  readonly level?: 2 | 3 | 4;
  /** Of a parcel whose way is over the card has the form for a complaint, too: then it is the one place for what went wrong. */
  readonly canReport?: boolean;
  /** Between the sentence and the links. */
  readonly children?: ReactNode;
}

/** What happened means, what the reader can do, or what comes by itself and by when. */
export function NextStepCard({ waybill, asOf, level = 4, canReport = false, children }: NextStepCardProps) {
  const step = nextStepOf(waybill, asOf);
  if (!step) return null;
  const { event, turn, late } = step;
  const Heading = `h${level}` as const;
  return (
    <div className={`${css.card} ${event.code === 'DELIVERED' ? css.delivered : turn === 'yours' ? css.yours : ''}`}>
      <Heading className={css.title}>
        <FormattedMessage id={`track.next.${turn}`} />
      </Heading>
      <p>
        <Meaning {...event} />
      </p>
      <Coming step={step} />
      <Figures waybill={waybill} step={step} asOf={asOf} />
      {children}
      <ul role="list" className={css.links}>
        {canReport && turn === 'over' ? (
          <li>
            <ReportLink waybillNo={waybill.waybillNo} kind="text" />
          </li>
        ) : null}
        {stepLinks(event, late, waybill.waybillNo).map((link) => {
          const { to, labelId } = link;
          const label = <FormattedMessage id={labelId} />;
          return (
            <li key={to}>
              {isAction(link) ? (
                <ButtonLink kind="primary" to={to}>
                  {label}
                </ButtonLink>
              ) : (
                <TextLink to={to}>{label}</TextLink>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const bold = (text: ReactNode) => <b>{text}</b>;

/** The newest event in plain words, with what can be done about it. */
function Meaning({ code, reason, handover, disposal, place }: NextStep['event']) {
  const values = { b: bold, place: place.name, reason: reason ?? 'none', handover: handover ?? 'none', disposal: disposal ?? 'none' };
  return <FormattedMessage id={eventMeaningId(code)} values={values} />;
}

function Coming({ step: { turn, event, next, late } }: { step: NextStep }) {
  if (!next) return null;
  // With a reason the meaning has said already who has to do something.
  const values = { b: bold, turn: event.reason ? 'told' : turn, place: <span key="place" className={css.place}>{next.place.name}</span>, by: <PlaceTime at={next.by} zone={next.place.timeZone} show="full" /> };
  return (
    <p>
      <FormattedMessage id={late ? 'track.next.late' : 'track.next.scan'} values={values} />
    </p>
  );
}

/** Days and money that hang on the step, from the dated rules. */
function Figures({ waybill, step: { event }, asOf }: { waybill: TrackedWaybill; step: NextStep; asOf: string }) {
  if (event.code === 'RETURNED_TO_WAREHOUSE') {
    const decision = decisionOf(waybill, asOf);
    return (
      <>
        {decision ? <DecisionCountdown decision={decision} /> : null}
        <RedeliveryFee feeFen={redeliveryFee(event)} />
      </>
    );
  }
  if (event.code !== 'ATTEMPT_FAILED' || event.reason === 'REFUSED') return null;
  const redelivery = redeliveryOf(waybill, asOf);
  return redelivery && <AttemptFacts redelivery={redelivery} />;
}
