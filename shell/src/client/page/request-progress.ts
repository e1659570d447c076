/** What the progress bar shows of the calls to the API: that one is under way, or that the last one failed. */
import type { SiteState } from '@amberlane/core';

interface QueryFacts {
  readonly status: string;
  readonly startedTimeStamp?: number;
}

const queriesOf = (state: SiteState): QueryFacts[] =>
  Object.values(state.api.queries as Readonly<Record<string, QueryFacts | undefined>>).filter((query) => query !== undefined);

export const isCalling = (state: SiteState): boolean => queriesOf(state).some(({ status }) => status === 'pending');

/** The call that began last was refused or lost, and nothing is under way any more. */
export function lastCallFailed(state: SiteState): boolean {
  const queries = queriesOf(state);
  if (queries.some(({ status }) => status === 'pending')) return false;
  const started = ({ startedTimeStamp = 0 }: QueryFacts): number => startedTimeStamp;
  return queries.reduce<QueryFacts | null>((last, query) => (last && started(last) > started(query) ? last : query), null)?.status === 'rejected';
}
