import type { Milestone } from '@amberlane/contract/calls/tracking';

/** Messages that name the five steps of a parcel. */
export const MILESTONE_NAMES = {
  ACCEPTED: 'track.milestone.accepted',
  FLOWN: 'track.milestone.flown',
  CUSTOMS: 'track.milestone.customs',
  LAST_MILE: 'track.milestone.lastMile',
  DELIVERED: 'track.milestone.delivered',
} as const satisfies Record<Milestone, string>;
