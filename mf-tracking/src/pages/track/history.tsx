import { useContext } from 'react';
import { FormattedMessage } from '@amberlane/core';
import type { TrackedWaybill, TrackEvent, TrackPlace } from '@amberlane/contract/calls/tracking';
import { isCustomsEvent } from '@amberlane/contract/domain/event-message';
import { Icon, icons, Ltr, Timeline, TimelineDay, TimelineEvent, utcOffset } from '@amberlane/ui';
import { PlaceTime } from '../../clock/place-time.tsx';
import { useMyTime, useShownZone } from '../../clock/shown-zone.ts';
import { NewEvents } from '../../polling/use-live-answer.ts';
import { EventText } from './event-text.tsx';
import { daysOf, foldHistory } from './history-days.ts';
import { isPast } from './next-step.ts';
import css from './history.module.css';

interface HistoryProps {
  readonly waybill: TrackedWaybill;
  /** ISO instant of the answer. */
  readonly asOf: string;
  readonly dayLevel?: 3 | 4;
  /** Whose clock the times are of; false where the page says it. */
  readonly hasNote?: boolean;
}

/** All events, newest first, each in the time of its place or of the reader; what is expected stands before them. */
export function History({ waybill: { events, nextScan }, asOf, dayLevel = 4, hasNote = true }: HistoryProps) {
  const { shown, folded } = foldHistory(events, useShownZone());
  return (
    <div>
      {hasNote ? (
        <p className={css.zones}>
          <ZonesNote />
        </p>
      ) : null}
      <Timeline>
        {nextScan ? <Expected next={nextScan} asOf={asOf} level={dayLevel} /> : null}
        <Days events={shown} newest={events[0]} level={dayLevel} />
      </Timeline>
      {folded.length > 0 ? (
        <details className={css.older}>
          <summary className={css.more}>
            <FormattedMessage id="track.history.older" values={{ count: folded.length }} />
            <Icon of={icons.down} className={css.chevron} />
          </summary>
          <Timeline>
            <Days events={folded} newest={undefined} level={dayLevel} />
          </Timeline>
        </details>
      ) : null}
    </div>
  );
}

/** Whose clock the times are of. */
export function ZonesNote() {
  return <FormattedMessage id={useMyTime() ? 'track.history.mine' : 'track.history.zones'} />;
}

function Days({ events, newest, level }: { events: readonly TrackEvent[]; newest: TrackEvent | undefined; level: 3 | 4 }) {
  const shown = useShownZone();
  const fresh = useContext(NewEvents);
  return daysOf(events, shown).map(({ events: ofDay }) => (
    <TimelineDay key={ofDay[0].id} level={level} day={<PlaceTime at={ofDay[0].occurredAt} zone={ofDay[0].place.timeZone} show="day" />}>
      {ofDay.map((event) => (
        <TimelineEvent
          key={event.id}
          kind={event === newest ? 'latest' : isCustomsEvent(event.code) ? 'gate' : 'scan'}
          arriving={fresh.has(event.id)}
          when={<When event={event} />}
        >
          <EventText event={event} />
        </TimelineEvent>
      ))}
    </TimelineDay>
  ));
}

function When({ event: { occurredAt, place } }: { event: TrackEvent }) {
  return (
    <>
      <b>
        <PlaceTime at={occurredAt} zone={place.timeZone} />
      </b>
      <Where place={place} at={occurredAt} />
    </>
  );
}

/** `isAhead`: a limit, of which it is said whose clock it is read on. */
function Where({ place: { name, timeZone }, at, isAhead = false }: { place: TrackPlace; at: string; isAhead?: boolean }) {
  const mine = useMyTime();
  const zone = useShownZone()(timeZone);
  if (!mine) return <span>{isAhead ? <FormattedMessage id="track.history.timeOf" values={{ place: name }} /> : name}</span>;
  return (
    <span>
      <FormattedMessage id="track.history.placeOfMine" values={{ place: name, zone: <Ltr>{utcOffset(at, zone)}</Ltr> }} />
    </span>
  );
}

function Expected({ next, asOf, level }: { next: NonNullable<TrackedWaybill['nextScan']>; asOf: string; level: 3 | 4 }) {
  const { code, place, by } = next;
  const time = (
    <>
      <PlaceTime at={by} zone={place.timeZone} show="day" /> <PlaceTime at={by} zone={place.timeZone} />
    </>
  );
  const when = (
    <>
      <span>
        <FormattedMessage id={isPast(next, asOf) ? 'track.history.wasExpectedBy' : 'track.history.expectedBy'} values={{ time }} />
      </span>
      <Where place={place} at={by} isAhead />
    </>
  );
  return (
    <TimelineDay silent level={level} day={<FormattedMessage id="track.history.expected" />}>
      <TimelineEvent kind="expected" when={when}>
        <FormattedMessage id="track-events.expected" values={{ code, place: place.name }} />
      </TimelineEvent>
    </TimelineDay>
  );
}
