import { FormattedMessage } from '@amberlane/core';
import { Time } from '@amberlane/ui';
import type { ListedPoint } from '../api/points-api.ts';
import css from './closure-note.module.css';

/** Why a point stays shut for days: the closure that its next opening waits for, or none. */
export function ClosureNote({ point, isOpen }: { point: Pick<ListedPoint, 'closures' | 'changesAt' | 'closedForGood'>; isOpen: boolean }) {
  const until = point.changesAt?.slice(0, 10);
  const closure = isOpen || point.closedForGood ? undefined : point.closures.find(({ from, to }) => until === undefined || (from <= until && to <= until));
  if (!closure) return null;
  return (
    <p className={css.note}>
      <FormattedMessage id={`points.closure.${closure.reason}`} values={{ date: <Time at={`${closure.to}T12:00:00Z`} zone="UTC" show="date" /> }} />
    </p>
  );
}
