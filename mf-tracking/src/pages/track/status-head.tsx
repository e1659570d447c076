import { FormattedMessage } from '@amberlane/core';
import type { TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { Icon, icons, StatusMark, VisuallyHidden, Wrap } from '@amberlane/ui';
import { dueOf, type Due } from './due.ts';
import { DueNotes, DueText, dueTermId } from './due-text.tsx';
import { EventText } from './event-text.tsx';
import { LatestTime } from './latest-time.tsx';
import { Milestones } from './milestones.tsx';
import { QueryFold } from './query-fold.tsx';
import { GROUP_STATUS, groupNameId, groupOfWaybill } from './result-groups.ts';
import type { AnsweredProps } from './results.tsx';
import { Cities, ParcelFacts } from './route-summary.tsx';
import handover from './scenes/handover.svg';
import truck from './scenes/truck.svg';
import css from './status-head.module.css';

type StatusHeadProps = Pick<AnsweredProps, 'ask' | 'ways' | 'heading'> & { readonly waybill: TrackedWaybill; readonly asOf: string };

/** Status, day and newest event of one parcel, before anything else; the form is one line above them. */
export function StatusHead({ ask, ways, heading, waybill, asOf }: StatusHeadProps) {
  const group = groupOfWaybill(waybill);
  const due = dueOf(waybill);
  // Who waits for customs reads first what customs want.
  const day = due?.kind === 'held' ? null : due;
  return (
    <div className={css.band}>
      <Wrap className={css.inner}>
        <QueryFold ask={ask} ways={ways} />
        <div className={css.state}>
          <p>
            <StatusMark status={GROUP_STATUS[group]}>
              <FormattedMessage id={groupNameId(group)} />
            </StatusMark>
          </p>
          <h1 ref={heading} tabIndex={-1} data-arrival="" className={`${css.title} ${day ? '' : css.words}`}>
            <Title waybill={waybill} due={day} />
          </h1>
          {due ? (
            <p className={css.notes}>
              {day ? <DueNotes due={day} place={waybill.destination.name} className={css.missed} /> : <DueText due={due} />}
            </p>
          ) : null}
          <Latest waybill={waybill} asOf={asOf} withText={day !== null} />
          <p className={css.route}>
            <b>
              <Cities waybill={waybill} />
            </b>
            <span>
              <ParcelFacts waybill={waybill} />
            </span>
          </p>
        </div>
        <img className={css.scene} src={group === 'signed' ? handover : truck} width={600} height={400} alt="" loading="lazy" decoding="async" />
        <div className={css.lane}>
          <Milestones waybill={waybill} />
        </div>
      </Wrap>
    </div>
  );
}

/** The day, or what happened last where no day can be named. */
function Title({ waybill: { events }, due }: { waybill: TrackedWaybill; due: Due | null }) {
  const newest = events[0];
  if (!due) return newest ? <EventText event={newest} /> : <FormattedMessage id="track.results.title" values={{ count: 1 }} />;
  // The mark above says already that it was delivered; the heading read by itself has to say it, too.
  const term = <FormattedMessage id={dueTermId(due)} />;
  return (
    <>
      {due.kind === 'delivered' ? <VisuallyHidden>{term}</VisuallyHidden> : <span className={css.term}>{term}</span>}{' '}
      <DueText due={due} />
    </>
  );
}

function Latest({ waybill: { events }, asOf, withText }: { waybill: TrackedWaybill; asOf: string; withText: boolean }) {
  const newest = events[0];
  if (!newest) return null;
  return (
    <p className={css.latest}>
      <Icon of={newest.code === 'DELIVERED' ? icons.check : icons.clock} className={css.icon} />
      <span>
        {withText ? (
          <b className={css.event}>
            <EventText event={newest} />
          </b>
        ) : null}
        <span className={css.when}>
          <LatestTime event={newest} asOf={asOf} />
        </span>
      </span>
    </p>
  );
}
