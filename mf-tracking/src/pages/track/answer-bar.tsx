import type { ReactNode } from 'react';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { ClockSwitch } from '../../clock/clock-switch.tsx';
import { PlaceTime } from '../../clock/place-time.tsx';
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
  return (
    <div className={css.bar}>
      <p className={css.asOf}>
        <FormattedMessage id="track.results.asOf" values={{ time: <PlaceTime at={asOf} zone={COUNTRY_TIME_ZONE[country]} /> }} />
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
