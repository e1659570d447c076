import type { Position } from '@amberlane/contract/domain/distance';
import { useMarket } from '@amberlane/core';
import type { ListedPoint, PointList } from '../../api/points-api.ts';
import { arrangePoints, type PointGroup } from '../../points/choose-points.ts';
import { isOpenOn } from '../../points/open-on.ts';
import { useOpening, type Opening } from '../../points/opening.ts';
import type { PointFilter } from '../../points/point-filter.ts';

interface Arranged {
  readonly groups: readonly PointGroup[];
  readonly openingOf: (point: ListedPoint) => Opening;
}

/** The points of an answer as they are shown by now: a door that closes leaves "open now". */
export function useArrangedPoints(list: PointList | undefined, { traits, day }: PointFilter, position: Position | null): Arranged {
  const openingOf = useOpening(list?.asOf ?? '');
  const { locale } = useMarket();
  if (!list) return { groups: [], openingOf };
  const fitsDay = (point: ListedPoint): boolean => day === null || isOpenOn(point, day, list.asOf);
  return { groups: arrangePoints(list.points, { traits, fitsDay, place: list.place, position, locale, isOpen: (point) => openingOf(point).isOpen }), openingOf };
}
