import { FormattedMessage } from '@amberlane/core';
import { StatusMark, Time } from '@amberlane/ui';
import type { ListedPoint } from '../api/points-api.ts';
import type { Opening } from './opening.ts';

/** Open or not, and until when, in the time of the point. */
export function OpeningLine({ point, opening }: { point: Pick<ListedPoint, 'timeZone' | 'closedForGood'>; opening: Opening }) {
  const { isOpen, changesAt } = opening;
  return (
    <StatusMark status={isOpen ? 'delivered' : 'unknown'}>
      <OpeningText closedForGood={point.closedForGood} isOpen={isOpen} changesAt={changesAt} zone={point.timeZone} />
    </StatusMark>
  );
}

function OpeningText({ closedForGood, isOpen, changesAt, zone }: Opening & { closedForGood: boolean; zone: string }) {
  if (closedForGood) return <FormattedMessage id="points.closedForGood" />;
  if (isOpen && changesAt === null) return <FormattedMessage id="points.openAlways" />;
  if (changesAt === null) return <FormattedMessage id="points.closed" />;
  return isOpen ? (
    <FormattedMessage id="points.open" values={{ time: <Time at={changesAt} zone={zone} show="clock" /> }} />
  ) : (
    <FormattedMessage id="points.opens" values={{ day: <Time at={changesAt} zone={zone} show="day" />, time: <Time at={changesAt} zone={zone} show="clock" /> }} />
  );
}
