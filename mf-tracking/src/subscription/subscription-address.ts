/**
 * What the page of letters is asked, in its address: `?waybill=…,…` to begin, `?token=…` from a letter. `sent` and `fault`
 * say what came of a form; `sent=own`: the updates go to the confirmed address of an account and have begun.
 */
import { judgeWaybillNo, parseWaybillList, RULES } from '@amberlane/contract/domain';

/** Path under `/{lang}`. */
export const FOLLOW_PATH = 'track/follow';

export interface FollowAddress {
  /** Folded and right ones, at most as many as a query holds. */
  readonly waybillNos: readonly string[];
  /** '' when the reader does not come from a letter. */
  readonly token: string;
  readonly sent: boolean;
  /** `sent` without a letter that asks to confirm. */
  readonly begun: boolean;
  /** Code of the refusal; null for none. */
  readonly fault: number | null;
}

/** No token of ours is longer; nothing longer is asked about. */
const LONGEST_TOKEN = 200;

const OWN = 'own';

export function readFollowAddress(search: URLSearchParams): FollowAddress {
  const { numbers } = parseWaybillList(search.get('waybill') ?? '');
  const fault = /^\d{7}$/.exec(search.get('fault') ?? '')?.[0];
  return {
    waybillNos: numbers.filter((number) => judgeWaybillNo(number).kind === 'ok').slice(0, RULES.tracking.maxNumbers),
    token: (search.get('token') ?? '').slice(0, LONGEST_TOKEN),
    sent: search.has('sent'),
    begun: search.get('sent') === OWN,
    fault: fault === undefined ? null : Number(fault),
  };
}

/** Where news about parcels are asked for. */
export const followPath = (waybillNos: readonly string[]): string => `${FOLLOW_PATH}?waybill=${waybillNos.map(encodeURIComponent).join(',')}`;
/** The same after the letter has left. */
export const sentPath = (waybillNos: readonly string[]): string => `${followPath(waybillNos)}&sent=1`;
/** The same after the updates to the address of an account have begun. */
export const begunPath = (waybillNos: readonly string[]): string => `${followPath(waybillNos)}&sent=${OWN}`;
/** Where a letter leads. */
export const letterPath = (token: string): string => `${FOLLOW_PATH}?token=${encodeURIComponent(token)}`;
