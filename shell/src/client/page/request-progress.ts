/** What the progress bar shows of the calls to the API: that one is under way, or that the last one failed. */
import type { SiteState } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';

interface CallFacts {
  readonly status: string;
  readonly startedTimeStamp?: number;
  readonly error?: { readonly code?: number };
}

/** Asked and sent alike. */
const callsOf = ({ api: { queries, mutations } }: SiteState): CallFacts[] =>
  Object.values({ ...queries, ...mutations } as Readonly<Record<string, CallFacts | undefined>>).filter((call) => call !== undefined);

export const isCalling = (state: SiteState): boolean => callsOf(state).some(({ status }) => status === 'pending');

/** That details are not open to this reader is an answer: the page asks for what opens them. */
const isLost = ({ status, error }: CallFacts): boolean => status === 'rejected' && error?.code !== ERROR.DETAILS_CLOSED;

/** The call that began last was refused or lost, and nothing is under way any more. */
export function lastCallFailed(state: SiteState): boolean {
  const calls = callsOf(state);
  if (calls.some(({ status }) => status === 'pending')) return false;
  const started = ({ startedTimeStamp = 0 }: CallFacts): number => startedTimeStamp;
  const last = calls.reduce<CallFacts | null>((latest, call) => (latest && started(latest) > started(call) ? latest : call), null);
  return last !== null && isLost(last);
}
