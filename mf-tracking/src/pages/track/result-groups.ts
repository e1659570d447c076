/** How the answers of a query are listed: which group, in which order (spec §2, §4). */
import type { TrackedWaybill, TrackGroup, TrackResult } from '@amberlane/contract/calls/tracking';
import type { Status } from '@amberlane/ui';

export type FoundResult = Extract<TrackResult, { outcome: 'found' }>;
export type PlainResult = Exclude<TrackResult, FoundResult>;

/** `action`: the reader has something to do; `invalid`: no number can look like that; the other groups are those of the contract. */
export type ListGroup = 'action' | 'invalid' | TrackGroup;

export interface ResultGroup {
  readonly group: ListGroup;
  /** In the order asked. */
  readonly results: readonly TrackResult[];
}

/** In the order of the page, each with the mark of its status. */
export const GROUP_STATUS = {
  action: 'attention', inTransit: 'transit', signed: 'delivered', waiting: 'waiting', failed: 'failed', noInfo: 'unknown', invalid: 'unknown',
} as const satisfies Record<ListGroup, Status>;

const GROUP_ORDER = Object.keys(GROUP_STATUS) as readonly ListGroup[];

/** Message that names the group. */
export const groupNameId = (group: ListGroup): string => (group === 'action' ? 'track.row.needsYou' : `track.group.${group}`);

export const groupOfWaybill = ({ needsAction, group }: Pick<TrackedWaybill, 'needsAction' | 'group'>): ListGroup => (needsAction ? 'action' : group);

function groupOf(result: TrackResult): ListGroup {
  if (result.outcome === 'found') return groupOfWaybill(result.waybill);
  return result.outcome === 'noInfo' && result.hint !== 'unknown' ? 'invalid' : result.outcome;
}

/** Groups that have results, in the order of the page. */
export function groupResults(results: readonly TrackResult[]): ResultGroup[] {
  const byGroup = Map.groupBy(results, groupOf);
  return GROUP_ORDER.flatMap((group) => {
    const members = byGroup.get(group);
    return members ? [{ group, results: members }] : [];
  });
}
