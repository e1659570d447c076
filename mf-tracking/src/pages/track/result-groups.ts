/** How the answers of a query are listed: which group, in which order, what is open at first (spec §2, §4). */
import type { TrackedWaybill, TrackGroup, TrackResult } from '@amberlane/contract/calls/tracking';

export type FoundResult = Extract<TrackResult, { outcome: 'found' }>;
export type PlainResult = Exclude<TrackResult, FoundResult>;

export interface ResultGroup {
  readonly group: TrackGroup;
  /** What needs the reader first, then in the order asked. */
  readonly results: readonly TrackResult[];
}

/** Order of the groups on the page. The contract's own list comes with its schemas, which no page should load. */
const GROUP_ORDER = Object.keys({
  inTransit: 0, signed: 0, waiting: 0, failed: 0, noInfo: 0,
} satisfies Record<TrackGroup, 0>) as readonly TrackGroup[];

/** Groups that have results, in the order of the page. */
export function groupResults(results: readonly TrackResult[]): ResultGroup[] {
  const byGroup = Map.groupBy(results, (result) => (result.outcome === 'found' ? result.waybill.group : result.outcome));
  return GROUP_ORDER.flatMap((group) => {
    const members = byGroup.get(group);
    return members ? [{ group, results: [...members].sort((a, b) => Number(needsReader(b)) - Number(needsReader(a))) }] : [];
  });
}

export const needsReader = (result: TrackResult): boolean => result.outcome === 'found' && result.waybill.needsAction;

/** More found waybills than this are scanned as a list before one is read. */
const OPEN_UP_TO = 8;

/** Waybill that is open at first: the first that needs the reader, else the first found; null in a long list. */
export function openAtFirst(groups: readonly ResultGroup[]): TrackedWaybill['waybillNo'] | null {
  const found = groups.flatMap(({ results }) => results.filter((result) => result.outcome === 'found'));
  if (found.length > OPEN_UP_TO) return null;
  return (found.find(needsReader) ?? found[0])?.waybillNo ?? null;
}
