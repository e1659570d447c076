/** What is behind one waybill: asked for, shown, and forgotten again. Nothing of it is kept anywhere but here. */
import { useEffect, useState } from 'react';
import { useSelector, type CallFailure, type SiteState } from '@amberlane/core';
import type { TrackDetail, TrackDetails } from '@amberlane/contract/calls/tracking';
import { detailsApi } from '../api/details-api.ts';
import { failureOf } from '../api/tracking-api.ts';

export interface Details {
  /** null while they are closed. */
  readonly shown: TrackDetail | null;
  readonly failure: CallFailure | null;
  readonly busy: boolean;
  readonly unlock: (phoneLast4: string) => void;
  /** Opens them if the waybill belongs to whoever is signed in; otherwise nothing happens. */
  readonly openOwn: () => void;
  readonly close: () => void;
}

const detailIn = (reply: TrackDetails): TrackDetail | null => (reply.outcome === 'found' ? reply.detail : null);

export function useDetails(waybillNo: string): Details {
  const signedIn = useSelector((state: SiteState) => state.session.nickName) !== null;
  const [shown, setShown] = useState<TrackDetail | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [ask, { isLoading: busy }] = detailsApi.useUnlockDetailsMutation();
  const [askOwn] = detailsApi.useOwnDetailsMutation();
  const close = (): void => setShown(null);
  useClosedWhenLeft(close);
  return {
    // What an owner sees goes with the session.
    shown: shown?.shownTo === 'owner' && !signedIn ? null : shown,
    failure,
    busy,
    unlock: (phoneLast4) => {
      setFailure(null);
      void ask({ waybillNo, phoneLast4 }).then(({ data, error }) => {
        if (data) setShown(detailIn(data));
        else setFailure(failureOf(error));
      });
    },
    openOwn: () => {
      // The form stays when they can't be had: the digits open them as well.
      if (signedIn) void askOwn({ waybillNo }).then(({ data }) => data && setShown(detailIn(data)));
    },
    close,
  };
}

/** Whoever comes back to the page by the back button, on a shared device say, finds them closed. */
function useClosedWhenLeft(close: () => void): void {
  useEffect(() => {
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  });
}
