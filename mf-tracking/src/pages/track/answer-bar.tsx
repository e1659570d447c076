import { useContext } from 'react';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import type { TrackReply } from '@amberlane/contract/calls/tracking';
import { Ltr, VisuallyHidden } from '@amberlane/ui';
import { ClockSwitch } from '../../clock/clock-switch.tsx';
import { PlaceTime } from '../../clock/place-time.tsx';
import { NewEvents } from '../../polling/use-live-answer.ts';
import { EventText } from './event-text.tsx';
import css from './answer-bar.module.css';

/** Of when the answer is, in the time of the reader's country; whether it is fresh; and on whose clock it is told. */
export function AnswerBar({ reply, stale }: { reply: TrackReply; stale: boolean }) {
  const { country } = useMarket();
  return (
    <div className={css.bar}>
      <p className={css.asOf}>
        <FormattedMessage id="track.results.asOf" values={{ time: <PlaceTime at={reply.asOf} zone={COUNTRY_TIME_ZONE[country]} /> }} />
      </p>
      <ClockSwitch />
      <div role="status" className={css.news}>
        {stale ? (
          <p className={css.stale}>
            <FormattedMessage id="track.live.stale" />
          </p>
        ) : null}
        <VisuallyHidden>
          <News reply={reply} />
        </VisuallyHidden>
      </div>
    </div>
  );
}

/** New events, read out politely. */
function News({ reply }: { reply: TrackReply }) {
  const fresh = useContext(NewEvents);
  return reply.results.map((result) => {
    const newest = result.outcome === 'found' ? result.waybill.events[0] : undefined;
    return newest && fresh.has(newest.id) ? (
      <p key={newest.id}>
        <FormattedMessage id="track.live.news" values={{ number: <Ltr>{result.waybillNo}</Ltr>, event: <EventText event={newest} /> }} />
      </p>
    ) : null;
  });
}
