/** What the map shows at first: the points that were found, else all. Pure. */
import type { ListedPoint, PointList } from '../../api/points-api.ts';
import { windowOf, type MapWindow } from '../../map/still-window.ts';

/** A place without points is shown with the nearest ones. */
const NEAREST = 3;

export function focusOf({ points, place }: PointList): readonly ListedPoint[] {
  const open = points.filter(({ closedForGood }) => !closedForGood);
  if (!place) return open;
  const found = open.filter(({ siteCode }) => place.siteCodes.includes(siteCode));
  return found.length > 0 ? found : open.slice(0, NEAREST);
}

/** Window of the still map; null when there is nothing to show. */
export const focusWindow = (list: PointList): MapWindow | null => windowOf(focusOf(list));
