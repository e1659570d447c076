import { FormattedMessage, useIntl } from '@amberlane/core';
import type { Milestone, TrackedWaybill } from '@amberlane/contract/tracking';
import { MilestoneBar } from '@amberlane/ui';
import { ShortDate } from './short-date.tsx';

const NAME_OF = {
  ACCEPTED: 'track.milestone.accepted',
  FLOWN: 'track.milestone.flown',
  CUSTOMS: 'track.milestone.customs',
  LAST_MILE: 'track.milestone.lastMile',
  DELIVERED: 'track.milestone.delivered',
} as const satisfies Record<Milestone, string>;

type MilestoneState = TrackedWaybill['milestones'][number];

/** The five steps of a parcel, three without a border; each with its day or with where the parcel is now. */
export function Milestones({ milestones }: { milestones: readonly MilestoneState[] }) {
  const intl = useIntl();
  return (
    <MilestoneBar
      label={intl.formatMessage({ id: 'track.milestones' })}
      milestones={milestones.map((step) => ({
        id: step.milestone,
        name: <FormattedMessage id={NAME_OF[step.milestone]} />,
        state: step.state,
        stateText: <FormattedMessage id={`track.milestone.${step.state}`} />,
        note: <Note step={step} />,
      }))}
    />
  );
}

function Note({ step: { state, at, place } }: { step: MilestoneState }) {
  if (state === 'now') return place && <FormattedMessage id="track.milestone.nowIn" values={{ place: place.name }} />;
  if (!at || !place) return null;
  const date = <ShortDate at={at} zone={place.timeZone} />;
  return state === 'done' ? date : <FormattedMessage id="track.milestone.about" values={{ date }} />;
}
