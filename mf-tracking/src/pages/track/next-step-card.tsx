import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { RULES } from '@amberlane/contract';
import type { TrackedWaybill } from '@amberlane/contract/tracking';
import { Time } from '@amberlane/ui';
import { nextStepOf, type NextStep } from './next-step.ts';
import css from './next-step-card.module.css';

/** What the reader can do, or what happens by itself. */
export function NextStepCard({ waybill, asOf }: { waybill: TrackedWaybill; asOf: string }) {
  const step = nextStepOf(waybill, asOf);
  if (!step) return null;
  return (
    <div className={css.card}>
      <h4 className={css.title}>
        <FormattedMessage id={waybill.needsAction ? 'track.next.yourTurn' : 'track.next.title'} />
      </h4>
      <p>
        <StepText step={step} place={waybill.events[0]?.place.name ?? waybill.destination.name} />
      </p>
    </div>
  );
}

const bold = (text: ReactNode) => <b>{text}</b>;

function StepText({ step, place }: { step: NextStep; place: string }) {
  switch (step.kind) {
    case 'customsHeld':
      return <FormattedMessage id="track.next.customsHeld" values={{ b: bold, reason: step.reason, place }} />;
    case 'attemptFailed': {
      const { freeAttempts, windowDays } = RULES.redelivery;
      return <FormattedMessage id="track.next.attemptFailed" values={{ b: bold, reason: step.reason, freeAttempts, windowDays }} />;
    }
    case 'collect':
      return <FormattedMessage id="track.next.collect" values={{ b: bold, place }} />;
    case 'decide':
      return step.decideBy ? (
        <FormattedMessage id="track.next.decide" values={{ b: bold, place, by: <Limit scan={step.decideBy} /> }} />
      ) : (
        <FormattedMessage id="track.next.decideDays" values={{ b: bold, place, days: RULES.redelivery.decisionDays }} />
      );
    case 'scan': {
      const values = { b: bold, place: step.scan.place.name, by: <Limit scan={step.scan} /> };
      return <FormattedMessage id={step.late ? 'track.next.late' : 'track.next.scan'} values={values} />;
    }
  }
}

type Scan = NonNullable<TrackedWaybill['nextScan']>;

const Limit = ({ scan: { by, place } }: { scan: Scan }) => <Time at={by} zone={place.timeZone} show="full" />;
