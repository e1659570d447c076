/** Keeps the answer on a page fresh once React runs: its code is fetched then, and not for readers who save data. */
import { createContext, useEffect, useState } from 'react';
import { useDispatch, useStore, type SiteStore } from '@amberlane/core';
import type { TrackReply } from '@amberlane/contract/calls/tracking';
import { trackingApi } from '../api/tracking-api.ts';
import { askPath, type Ask } from '../query/track-request.ts';

export interface LiveAnswer {
  /** Events that came while the page was open. */
  readonly newEvents: ReadonlySet<string>;
  /** The last try failed: what is shown may be old. */
  readonly stale: boolean;
}

const STILL: LiveAnswer = { newEvents: new Set(), stale: false };

/** Events that came while the page was open, for the parts that show them. */
export const NewEvents = createContext(STILL.newEvents);

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** `ask` is the same object as long as the page asks the same. */
export function useLiveAnswer(ask: Ask, isShown: boolean): LiveAnswer {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const store = useStore<ReturnType<SiteStore['getState']>>();
  const key = askPath(ask);
  const [live, setLive] = useState({ key, ...STILL });
  useEffect(() => {
    if (!isShown || savesData()) return undefined;
    const shown = (): TrackReply | undefined => trackingApi.endpoints.queryTrack.select(ask)(store.getState()).data;
    const tell = (change: (before: LiveAnswer) => LiveAnswer): void =>
      setLive((before) => ({ key, ...change(before.key === key ? before : STILL) }));
    let end: (() => void) | null = null;
    let left = false;
    const start = async (): Promise<void> => {
      const { follow } = await import('./poll.ts');
      if (left) return;
      end = follow({
        shown,
        askLatest: (numbers) => dispatch(trackingApi.endpoints.latest.initiate(numbers, { track: false })).unwrap(),
        askAll: () => dispatch(trackingApi.endpoints.reload.initiate(ask, { track: false })).unwrap(),
        onSame: (asOf) => {
          dispatch(trackingApi.util.updateQueryData('queryTrack', ask, (reply) => void (reply.asOf = asOf)));
          tell(({ newEvents }) => ({ newEvents, stale: false }));
        },
        onNews: (reply, events) => {
          void dispatch(trackingApi.util.upsertQueryData('queryTrack', ask, reply));
          tell((before) => ({ newEvents: new Set([...before.newEvents, ...events]), stale: false }));
        },
        onFailure: () => tell(({ newEvents }) => ({ newEvents, stale: true })),
      });
    };
    // Without this part the answer stays as it is, which is what the page says of it.
    start().catch(() => undefined);
    return () => {
      left = true;
      end?.();
    };
  }, [ask, key, isShown, dispatch, store]);
  return live.key === key ? live : STILL;
}
