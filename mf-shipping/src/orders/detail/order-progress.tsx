/** Where the parcel is: milestones, what happens next, and its history. */
import { FormattedMessage, useIntl, type ReplyOf } from '@amberlane/core';
import type { expressTrackDetails } from '@amberlane/contract/call-index/tracking';
import type { Milestone, TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { Icon, icons, MilestoneBar, Notice, Time } from '@amberlane/ui';
import type { OrderDetail } from '../order-calls.ts';
import type { DraftParts } from './draft-parts.tsx';
import { NextCard } from './next-card.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import css from './order-progress.module.css';

type Tracking = ReplyOf<typeof expressTrackDetails>;

interface OrderProgressProps {
  readonly order: OrderDetail;
  /** What a draft lacks; null while that is not known. */
  readonly draft: DraftParts | null;
  /** undefined while nothing was asked or answered. */
  readonly tracking: Tracking | undefined;
  readonly failed: boolean;
}

export function OrderProgress({ order, draft, tracking, failed }: OrderProgressProps) {
  const waybill = tracking?.outcome === 'found' ? tracking.waybill : null;
  return (
    <>
      {waybill ? <Way waybill={waybill} /> : null}
      <NextCard order={order} draft={draft} nextScan={waybill?.nextScan ?? null} />
      {waybill ? <OrderTimeline waybill={waybill} /> : null}
      {order.waybillNo !== null && !waybill && (failed || tracking) ? (
        <Notice tone={failed ? 'attention' : 'plain'} role="status">
          <FormattedMessage id={failed ? 'order.tracking.failed' : 'order.tracking.none'} />
        </Notice>
      ) : null}
    </>
  );
}

const MILESTONE = {
  ACCEPTED: 'order.milestone.accepted',
  FLOWN: 'order.milestone.flown',
  CUSTOMS: 'order.milestone.customs',
  LAST_MILE: 'order.milestone.lastMile',
  DELIVERED: 'order.milestone.delivered',
} as const satisfies Record<Milestone, string>;

const STATE = { done: 'order.milestone.done', now: 'order.milestone.now', todo: 'order.milestone.todo' } as const;

function Way({ waybill: { origin, destination, expected, milestones } }: { waybill: TrackedWaybill }) {
  const intl = useIntl();
  return (
    <section className={css.way} aria-label={intl.formatMessage({ id: 'order.progress' })}>
      <div className={css.head}>
        <p className={css.cities}>
          <span>{origin.name}</span>
          <Icon of={icons.arrow} label={intl.formatMessage({ id: 'order.progress.to' })} />
          <span>{destination.name}</span>
        </p>
        {expected ? (
          <p className={css.expected}>
            <span>
              <FormattedMessage id="order.progress.expected" />
            </span>
            <b>
              <FormattedMessage
                id="order.progress.span"
                values={{ from: <Time at={expected.from} zone={destination.timeZone} show="day" />, to: <Time at={expected.to} zone={destination.timeZone} show="day" /> }}
              />
            </b>
          </p>
        ) : null}
      </div>
      <MilestoneBar
        label={intl.formatMessage({ id: 'order.progress' })}
        milestones={milestones.map(({ milestone, state, at, place }) => ({
          id: milestone,
          state,
          name: <FormattedMessage id={milestone === 'ACCEPTED' && state !== 'done' ? 'order.milestone.awaited' : MILESTONE[milestone]} />,
          stateText: <FormattedMessage id={STATE[state]} />,
          // A day to come is said once, as the estimated delivery above; a parcel that we do not have is nowhere.
          note: state === 'now' ? (milestone === 'ACCEPTED' ? null : place?.name) : state === 'done' && at && place ? <Time at={at} zone={place.timeZone} show="date" /> : null,
        }))}
      />
    </section>
  );
}
