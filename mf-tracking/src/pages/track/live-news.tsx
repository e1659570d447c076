import { useContext } from 'react';
import { FormattedMessage } from '@amberlane/core';
import type { TrackReply } from '@amberlane/contract/calls/tracking';
import { Ltr, VisuallyHidden } from '@amberlane/ui';
import { NewEvents } from '../../polling/use-live-answer.ts';
import { EventText } from './event-text.tsx';
import css from './live-news.module.css';

/** Whether the answer is fresh, and new events, read out politely. */
export function LiveNews({ reply, stale }: { reply: TrackReply; stale: boolean }) {
  return (
    <div role="status">
      {stale ? (
        <p className={css.stale}>
          <FormattedMessage id="track.live.stale" />
        </p>
      ) : null}
      <VisuallyHidden>
        <News reply={reply} />
      </VisuallyHidden>
    </div>
  );
}

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
