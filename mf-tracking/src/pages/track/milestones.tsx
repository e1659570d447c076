import { FormattedMessage, useIntl } from '@amberlane/core';
import type { EventCode, TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { MilestoneBar } from '@amberlane/ui';
import { ShortDate } from '../../clock/short-date.tsx';
import { useShownZone } from '../../clock/shown-zone.ts';
import { MILESTONE_NAMES } from './milestone-names.ts';
import css from './milestones.module.css';

/** What the parcel waits for at the step where it is; on its way when the newest event is none of these. */
const NOW_AFTER: Readonly<Partial<Record<EventCode, string>>> = {
  ORDER_CREATED: 'sender',
  PICKUP_SCHEDULED: 'sender',
  DEPARTED_AIR: 'left',
  ORIGIN_HUB_OUT: 'left',
  DEST_HUB_OUT: 'left',
  CUSTOMS_HELD: 'held',
  ATTEMPT_FAILED: 'missed',
  READY_AT_POINT: 'point',
  RETURN_STARTED: 'back',
  RETURNED_TO_WAREHOUSE: 'returned',
  DISPOSED: 'ended',
};

type MilestoneState = TrackedWaybill['milestones'][number];

/** The five steps of a parcel, three without a border; each with its day or with where the parcel is now. */
export function Milestones({ waybill: { milestones, expressStatus } }: { waybill: TrackedWaybill }) {
  const intl = useIntl();
  return (
    <MilestoneBar
      label={intl.formatMessage({ id: 'track.milestones' })}
      milestones={milestones.map((step) => ({
        id: step.milestone,
        name: <FormattedMessage id={MILESTONE_NAMES[step.milestone]} />,
        state: step.state,
        stateText: <FormattedMessage id={`track.milestone.${step.state}`} />,
        note: (
          <span className={step.state === 'done' ? css.day : css.note}>
            <Note step={step} status={expressStatus} />
          </span>
        ),
      }))}
    />
  );
}

function Note({ step: { state, at, place }, status }: { step: MilestoneState; status: EventCode }) {
  const shown = useShownZone();
  if (state === 'now') return place && <FormattedMessage id="track.milestone.nowIn" values={{ place: place.name, state: NOW_AFTER[status] ?? 'moving' }} />;
  if (!at || !place) return null;
  if (state === 'done') return <ShortDate at={at} zone={shown(place.timeZone)} />;
  // A day of delivery is one at its place, whoever reads it where.
  return <FormattedMessage id="track.milestone.about" values={{ date: <ShortDate at={at} zone={place.timeZone} /> }} />;
}
