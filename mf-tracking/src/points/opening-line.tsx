import { FormattedMessage } from '@amberlane/core';
import { Icon, icons, Time } from '@amberlane/ui';
import type { ListedPoint } from '../api/points-api.ts';
import type { Opening } from './opening.ts';
import { weekdayIn } from './weekday.ts';
import css from './opening-line.module.css';

interface OpeningLineProps {
  readonly point: Pick<ListedPoint, 'timeZone' | 'closedForGood'>;
  readonly opening: Opening;
}

/** Open or not, and until when, in the time of the point: a check, a clock in the last hour and until it opens, a cross for good. */
export function OpeningLine({ point, opening }: OpeningLineProps) {
  const state = stateOf(point.closedForGood, opening);
  return (
    <p className={`${css.line} ${css[state]}`}>
      <Icon of={MARKS[state]} />
      <span>
        <OpeningText closedForGood={point.closedForGood} opening={opening} zone={point.timeZone} />
      </span>
    </p>
  );
}

const MARKS = { open: icons.check, soon: icons.clock, closed: icons.clock, gone: icons.close } as const;

function stateOf(closedForGood: boolean, { isOpen, closesSoon }: Opening): keyof typeof MARKS {
  if (closedForGood) return 'gone';
  if (!isOpen) return 'closed';
  return closesSoon ? 'soon' : 'open';
}

interface OpeningTextProps {
  readonly closedForGood: boolean;
  readonly opening: Opening;
  readonly zone: string;
}

function OpeningText({ closedForGood, opening: { isOpen, changesAt, changesOn }, zone }: OpeningTextProps) {
  if (closedForGood) return <FormattedMessage id="points.closedForGood" />;
  if (changesAt === null) return <FormattedMessage id={isOpen ? 'points.openAlways' : 'points.closed'} />;
  const time = <Time at={changesAt} zone={zone} show="clock" />;
  if (isOpen) return <FormattedMessage id="points.open" values={{ time }} />;
  const day = changesOn === 'week' ? <FormattedMessage id="points.day" values={{ day: weekdayIn(zone, changesAt) }} /> : <Time at={changesAt} zone={zone} show="day" />;
  return <FormattedMessage id={OPENS[changesOn]} values={{ day, time }} />;
}

const OPENS = { today: 'points.opensToday', tomorrow: 'points.opensTomorrow', week: 'points.opens', later: 'points.opens' } as const;
