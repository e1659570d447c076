import { useRef, useState, type SubmitEvent } from 'react';
import { useDispatch, type CallFailure, type SiteStore } from '@amberlane/core';
import { followApi } from '../api/subscription-api.ts';
import { failureOf } from '../api/tracking-api.ts';

export type Act = 'confirm' | 'stop' | 'stop-all';

/** '' for every parcel of the token. */
type WaybillNo = string;

interface Acting {
  /** What was done on this page; null before. */
  readonly done: Act | null;
  readonly busy: boolean;
  readonly failure: CallFailure | null;
  readonly onSubmit: (act: Act, waybillNo?: WaybillNo) => (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Confirms and stops for the token of a letter, one at a time; the new state takes the place of the old in the store. */
export function useAct(token: string): Acting {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Act | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function run(act: Act, waybillNo: WaybillNo): Promise<void> {
    running.current = true;
    setBusy(true);
    setFailure(null);
    const { confirmFollow, stopFollow, stopAllFollows } = followApi.endpoints;
    const once = { track: false };
    const answer = await (act === 'stop-all' ? dispatch(stopAllFollows.initiate({ token }, once)) : dispatch((act === 'confirm' ? confirmFollow : stopFollow).initiate({ token, waybillNo }, once)));
    if (answer.error === undefined) {
      await dispatch(followApi.util.upsertQueryData('followState', { token }, answer.data));
      setDone(act);
    } else setFailure(failureOf(answer.error));
    running.current = false;
    setBusy(false);
  }
  return {
    done,
    busy,
    failure,
    onSubmit: (act, waybillNo = '') => (event) => {
      event.preventDefault();
      if (!running.current) void run(act, waybillNo);
    },
  };
}
