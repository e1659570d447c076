import { FormattedMessage } from '@amberlane/core';
import type { TrackedWaybill, TrackEvent } from '@amberlane/contract/calls/tracking';
import { eventMessage, isCustomsEvent } from '@amberlane/contract/domain/event-message';
import { Icon, icons, Ltr, Time, Timeline, TimelineDay, TimelineEvent, utcOffset, zonedDay } from '@amberlane/ui';
import { MainSection } from './main-section.tsx';
import css from './order-progress.module.css';

/** Events that show at once; the older ones fold. */
const SHOWN = 6;

/** All events, newest first, each in the local time of its place. */
export function OrderTimeline({ waybill: { events } }: { waybill: TrackedWaybill }) {
  const folded = events.slice(SHOWN);
  return (
    <MainSection title={<FormattedMessage id="order.timeline" />}>
      <p className={css.zones}>
        <FormattedMessage id="order.timeline.zones" />
      </p>
      <Timeline>
        <Days events={events.slice(0, SHOWN)} newest={events[0]} />
      </Timeline>
      {folded.length > 0 ? (
        <details className={css.older}>
          <summary>
            <FormattedMessage id="order.timeline.older" values={{ count: folded.length }} />
            <Icon of={icons.down} />
          </summary>
          <Timeline>
            <Days events={folded} newest={undefined} />
          </Timeline>
        </details>
      ) : null}
    </MainSection>
  );
}

interface HistoryDay {
  readonly day: string;
  readonly events: [TrackEvent, ...TrackEvent[]];
}

/** Neighbouring events of one day, each on the day of its own place. */
function daysOf(events: readonly TrackEvent[]): readonly HistoryDay[] {
  const days: HistoryDay[] = [];
  for (const event of events) {
    const day = zonedDay(event.occurredAt, event.place.timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}

function Days({ events, newest }: { events: readonly TrackEvent[]; newest: TrackEvent | undefined }) {
  return daysOf(events).map(({ events: ofDay }) => (
    <TimelineDay key={ofDay[0].id} level={3} day={<Time at={ofDay[0].occurredAt} zone={ofDay[0].place.timeZone} show="day" />}>
      {ofDay.map((event) => (
        <TimelineEvent key={event.id} kind={event === newest ? 'latest' : isCustomsEvent(event.code) ? 'gate' : 'scan'} when={<When event={event} />}>
          <FormattedMessage {...eventMessage(event)} />
        </TimelineEvent>
      ))}
    </TimelineDay>
  ));
}

function When({ event: { occurredAt, place } }: { event: TrackEvent }) {
  return (
    <>
      <b>
        <Time at={occurredAt} zone={place.timeZone} />
      </b>
      <span>
        <FormattedMessage id="order.timeline.place" values={{ place: place.name, zone: <Ltr>{utcOffset(occurredAt, place.timeZone)}</Ltr> }} />
      </span>
    </>
  );
}
