/** Which parcels of an answer may still move, and whether they did. */
import type { TrackReply, TrackResult } from '@amberlane/contract/calls/tracking';
import type { LatestReply } from '../api/tracking-api.ts';

const FINAL: ReadonlySet<string> = new Set(['DELIVERED', 'DISPOSED']);

const mayMove = (result: TrackResult): boolean =>
  result.outcome === 'found' ? !FINAL.has(result.waybill.expressStatus) : result.outcome !== 'noInfo';

/** Numbers that are worth asking for again: under way, or of a partner that has not answered. */
export const watchedNumbers = ({ results }: TrackReply): string[] => results.filter(mayMove).map(({ waybillNo }) => waybillNo);

const newestOf = (result: TrackResult | undefined): string | null => (result?.outcome === 'found' ? (result.waybill.events[0]?.id ?? null) : null);

/** Something happened to one of them since `shown`. */
export function hasMoved(shown: TrackReply, { results }: LatestReply): boolean {
  const known = new Map(shown.results.map((result) => [result.waybillNo, result]));
  return results.some(({ waybillNo, outcome, latest }) => {
    const before = known.get(waybillNo);
    return before !== undefined && (before.outcome !== outcome || newestOf(before) !== (latest?.id ?? null));
  });
}

/** Ids of the events that `before` did not have. */
export function newEvents(before: TrackReply, after: TrackReply): ReadonlySet<string> {
  const eventsOf = ({ results }: TrackReply): string[] => results.flatMap((result) => (result.outcome === 'found' ? result.waybill.events.map(({ id }) => id) : []));
  const known = new Set(eventsOf(before));
  return new Set(eventsOf(after).filter((id) => !known.has(id)));
}
