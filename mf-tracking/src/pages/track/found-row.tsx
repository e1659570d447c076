import { FormattedMessage, Slot } from '@amberlane/core';
import type { TrackedWaybill, TrackEvent } from '@amberlane/contract/calls/tracking';
import { DisclosureRow, Ltr, StatusMark, Time } from '@amberlane/ui';
import { useMyTime, useShownZone } from '../../clock/shown-zone.ts';
import { DetailsCard } from '../../details/details-card.tsx';
import { Journey } from '../../journey/journey.tsx';
import { EventText } from './event-text.tsx';
import { History } from './history.tsx';
import { Milestones } from './milestones.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { relativeDay } from './relative-day.ts';
import { RowActions } from './row-actions.tsx';
import { ReportLink } from './report-link.tsx';
import { Way } from './route-summary.tsx';
import css from './found-row.module.css';

interface FoundRowProps {
  readonly waybill: TrackedWaybill;
  /** ISO instant of the answer. */
  readonly asOf: string;
  readonly open: boolean;
  /** The one result of the query. */
  readonly alone: boolean;
}

/** One waybill: its newest event in a line, the whole of it when opened. */
export function FoundRow({ waybill, asOf, open, alone }: FoundRowProps) {
  return (
    <div className={css.row}>
      <DisclosureRow open={open} summary={<Summary waybill={waybill} asOf={asOf} />}>
        <div className={css.body}>
          <Way waybill={waybill} />
          <RowActions waybill={waybill} />
          <Milestones waybill={waybill} />
          <div className={css.columns}>
            <div className={css.side}>
              <NextStepCard waybill={waybill} asOf={asOf} />
              <Journey waybill={waybill} open={open} />
              <DetailsCard waybillNo={waybill.waybillNo} />
              <ReportLink waybillNo={waybill.waybillNo} />
            </div>
            <History waybill={waybill} asOf={asOf} />
          </div>
          {alone ? <AfterDelivery waybill={waybill} /> : null}
        </div>
      </DisclosureRow>
    </div>
  );
}

/** Last, so that what comes late moves nothing. */
function AfterDelivery({ waybill: { waybillNo, events, expressStatus } }: Pick<FoundRowProps, 'waybill'>) {
  const delivered = expressStatus === 'DELIVERED' ? events.find(({ code }) => code === 'DELIVERED') : undefined;
  return delivered ? <Slot name="delivered-question" props={{ waybillNo, deliveredAt: delivered.occurredAt }} /> : null;
}

function Summary({ waybill, asOf }: Omit<FoundRowProps, 'open' | 'alone'>) {
  const newest = waybill.events[0];
  return (
    <span className={css.summary}>
      <span className={css.number}>
        <span className={css.current}>
          <FormattedMessage id="track.row.current" />
        </span>
        <Ltr code>{waybill.waybillNo}</Ltr>
      </span>
      {newest ? (
        <>
          <span className={css.what}>
            {waybill.needsAction ? (
              <>
                <StatusMark status="attention">
                  <FormattedMessage id="track.row.needsYou" />
                </StatusMark>{' '}
              </>
            ) : null}
            <EventText event={newest} />
          </span>
          <span className={css.when}>
            <When event={newest} asOf={asOf} />
          </span>
        </>
      ) : null}
    </span>
  );
}

function When({ event: { occurredAt, place }, asOf }: { event: TrackEvent; asOf: string }) {
  const mine = useMyTime();
  const zone = useShownZone()(place.timeZone);
  const values = {
    time: <Time at={occurredAt} zone={zone} show={mine ? 'zoned' : 'clock'} />,
    day: <Time at={occurredAt} zone={zone} show="day" />,
    place: place.name,
  };
  const day = relativeDay(occurredAt, asOf, zone);
  return <FormattedMessage id={mine ? `track.row.mine.${day}` : `track.row.${day}`} values={values} />;
}
