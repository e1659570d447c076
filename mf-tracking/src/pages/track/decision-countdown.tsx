import { FormattedMessage } from '@amberlane/core';
import { PlaceTime } from '../../clock/place-time.tsx';
import type { Decision } from './decision.ts';
import css from './decision-countdown.module.css';

/** How long the customer may still choose, and what happens then. */
export function DecisionCountdown({ decision: { days, daysLeft, by, zone } }: { decision: Decision }) {
  const limit = <PlaceTime at={by} zone={zone} show="full" />;
  if (daysLeft < 0) {
    return (
      <p>
        <FormattedMessage id="track.decision.over" values={{ by: limit }} />
      </p>
    );
  }
  return (
    <div className={css.countdown}>
      <p className={css.left}>
        <FormattedMessage id="track.decision.left" values={{ days: daysLeft }} />
      </p>
      <div className={css.lane} aria-hidden="true">
        {Array.from({ length: days }, (_, day) => (
          <i key={day} className={day < days - daysLeft ? css.gone : css.day} />
        ))}
      </div>
      <p className={css.limit}>
        <FormattedMessage id="track.decision.until" values={{ by: limit }} />
      </p>
    </div>
  );
}
