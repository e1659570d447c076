import type { ReactNode } from 'react';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { ClockSwitch } from '../../clock/clock-switch.tsx';
import { PlaceTime } from '../../clock/place-time.tsx';
import { useMyTime } from '../../clock/shown-zone.ts';
import css from './answer-bar.module.css';

interface AnswerBarProps {
  /** ISO instant of the answer. */
  readonly asOf: string;
  /** A sentence after it. */
  readonly note?: ReactNode;
}

/** Of when the answer is, in the time of the reader's country, and on whose clock it is told. */
export function AnswerBar({ asOf, note }: AnswerBarProps) {
  const { country } = useMarket();
  const mine = useMyTime();
  const zone = COUNTRY_TIME_ZONE[country];
  return (
    <div className={css.bar}>
      <p className={css.asOf}>
        <FormattedMessage
          id={mine ? 'track.results.mine' : 'track.results.asOf'}
          values={{
            day: <PlaceTime key="day" at={asOf} zone={zone} show="day" />,
            time: <PlaceTime key="time" at={asOf} zone={zone} />,
            country: <FormattedMessage key="country" id={`shell.country.${country}`} />,
          }}
        />
        {note ? (
          <>
            <br />
            {note}
          </>
        ) : null}
      </p>
      <ClockSwitch />
    </div>
  );
}
