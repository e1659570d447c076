/**
 * What the page of letters is asked, in its address: `?waybill=…` to begin, `?token=…` from a letter. `sent` and `fault`
 * say what came of a form that went there without JavaScript.
 */
import { judgeWaybillNo, parseWaybillList } from '@amberlane/contract/domain';

/** Path under `/{lang}`. */
export const FOLLOW_PATH = 'track/follow';

export interface FollowAddress {
  /** Folded; '' when there is none, or no right one. */
  readonly waybillNo: string;
  /** '' when the reader does not come from a letter. */
  readonly token: string;
  readonly sent: boolean;
  /** Code of the refusal; null for none. */
  readonly fault: number | null;
}

/** No token of ours is longer; nothing longer is asked about. */
const LONGEST_TOKEN = 200;

export function readFollowAddress(search: URLSearchParams): FollowAddress {
  const [typed = ''] = parseWaybillList(search.get('waybill') ?? '').numbers;
  const fault = /^\d{7}$/.exec(search.get('fault') ?? '')?.[0];
  return {
    waybillNo: judgeWaybillNo(typed).kind === 'ok' ? typed : '',
    token: (search.get('token') ?? '').slice(0, LONGEST_TOKEN),
    sent: search.has('sent'),
    fault: fault === undefined ? null : Number(fault),
  };
}

/** Where news about a parcel are asked for. */
export const followPath = (waybillNo: string): string => `${FOLLOW_PATH}?waybill=${encodeURIComponent(waybillNo)}`;
/** The same after the letter has left. */
export const sentPath = (waybillNo: string): string => `${followPath(waybillNo)}&sent=1`;
/** Where a letter leads. */
export const letterPath = (token: string): string => `${FOLLOW_PATH}?token=${encodeURIComponent(token)}`;
