import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import type { TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { Breadcrumb, Icon, icons, StatusMark, TextLink, Wrap } from '@amberlane/ui';
import { PlaceTime } from '../../clock/place-time.tsx';
import { dueOf, type Due } from './due.ts';
import { DueNotes, DueText } from './due-text.tsx';
import { EventText } from './event-text.tsx';
import { LatestText } from './latest-text.tsx';
import { LatestTime } from './latest-time.tsx';
import { Milestones } from './milestones.tsx';
import { QueryFold } from './query-fold.tsx';
import { GROUP_STATUS, groupNameId, groupOfWaybill } from './result-groups.ts';
import type { AnsweredProps } from './results.tsx';
import { Cities, ParcelFacts } from './route-summary.tsx';
import handover from './scenes/handover.svg';
import truck from './scenes/truck.svg';
import css from './status-head.module.css';

interface StatusHeadProps extends Pick<AnsweredProps, 'ask' | 'ways' | 'heading'> {
  readonly waybill: TrackedWaybill;
  readonly asOf: string;
  /** Id of the card in which the recipient opens the proof of delivery. */
  readonly proofId: string;
}

/** Status, day and newest event of one parcel, before anything else; the form is one line above them. */
export function StatusHead({ ask, ways, heading, waybill, asOf, proofId }: StatusHeadProps) {
  const intl = useIntl();
  const group = groupOfWaybill(waybill);
  const due = dueOf(waybill);
  // Who waits for customs reads first what customs want.
  const day = due?.kind === 'held' ? null : due;
  return (
    <div className={css.band}>
      <Wrap className={css.inner}>
        <div className={css.asked}>
          <Breadcrumb label={intl.formatMessage({ id: 'track.breadcrumb' })} trail={[{ to: '', title: <FormattedMessage id="track.home" /> }]} here={<FormattedMessage id="track.title" />} />
          <QueryFold ask={ask} ways={ways} />
        </div>
        <div className={css.state}>
          {/* The heading says it, with the time of it. */}
          {due?.kind === 'delivered' ? null : (
            <p>
              <StatusMark status={GROUP_STATUS[group]}>
                <FormattedMessage id={groupNameId(group)} />
              </StatusMark>
            </p>
          )}
          <h1 ref={heading} tabIndex={-1} data-arrival="" className={`${css.title} ${day ? '' : css.words}`}>
            <Title waybill={waybill} due={day} />
          </h1>
          {due ? (
            <p className={css.notes}>
              {day ? <DueNotes due={day} place={waybill.destination.name} className={css.missed} /> : <DueText due={due} />}
            </p>
          ) : null}
          <Latest waybill={waybill} asOf={asOf} due={day} />
          <p className={css.route}>
            <b>
              <Cities waybill={waybill} />
            </b>
            <span>
              <ParcelFacts waybill={waybill} />
            </span>
          </p>
          {due?.kind === 'delivered' ? (
            <TextLink href={`#${proofId}`} className={css.proof}>
              <FormattedMessage id="track.way.proof" />
            </TextLink>
          ) : null}
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
  if (due.kind === 'delivered') {
    const { at, zone } = due;
    const values = {
      state: (words: ReactNode) => (
        <span key="state" className={css.done}>
          {words}
        </span>
      ),
      day: <PlaceTime key="day" at={at} zone={zone} show="day" />,
      time: <PlaceTime key="time" at={at} zone={zone} />,
    };
    return <FormattedMessage id="track.way.deliveredAt" values={values} />;
  }
  return (
    <>
      <span className={css.term}>
        <FormattedMessage id="track.way.expected" />
      </span>{' '}
      <DueText due={due} />
    </>
  );
}

/** What happened last: its words unless they are the heading, and its time; of a delivery, whose time the heading tells, who took the parcel. */
function Latest({ waybill: { events }, asOf, due }: { waybill: TrackedWaybill; asOf: string; due: Due | null }) {
  const newest = events[0];
  if (!newest) return null;
  const isOver = due?.kind === 'delivered';
  if (isOver && newest.handover === null) return null;
  return (
    <p className={css.latest}>
      <Icon of={isOver ? icons.check : icons.clock} className={css.icon} />
      <span>
        {due ? (
          <b className={css.event}>
            <LatestText event={newest} />
          </b>
        ) : null}
        {isOver ? null : (
          <span className={css.when}>
            <LatestTime event={newest} asOf={asOf} />
          </span>
        )}
      </span>
    </p>
  );
}
