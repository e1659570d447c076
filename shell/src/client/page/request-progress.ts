/** What the progress bar shows of the calls to the API: that one is under way, or that the last one failed. */
import type { SiteState } from '@amberlane/core';

interface CallFacts {
  readonly status: string;
  readonly startedTimeStamp?: number;
}

/** Asked and sent alike. */
const callsOf = ({ api: { queries, mutations } }: SiteState): CallFacts[] =>
  Object.values({ ...queries, ...mutations } as Readonly<Record<string, CallFacts | undefined>>).filter((call) => call !== undefined);

export const isCalling = (state: SiteState): boolean => callsOf(state).some(({ status }) => status === 'pending');

/** The call that began last was refused or lost, and nothing is under way any more. */
export function lastCallFailed(state: SiteState): boolean {
  const calls = callsOf(state);
  if (calls.some(({ status }) => status === 'pending')) return false;
  const started = ({ startedTimeStamp = 0 }: CallFacts): number => startedTimeStamp;
  return calls.reduce<CallFacts | null>((last, call) => (last && started(last) > started(call) ? last : call), null)?.status === 'rejected';
}
