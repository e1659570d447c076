import { useId, useLayoutEffect, useState } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { chooseMyTime, useMyTime } from './shown-zone.ts';
import css from './clock-switch.module.css';

/** Shows all times on the reader's clock instead of that of each place. Not there without JavaScript, which it needs. */
export function ClockSwitch() {
  const id = useId();
  const mine = useMyTime();
  // Ticked before React ran: a native box answers at once.
  const [early] = useState(() => typeof document !== 'undefined' && isTicked(document.getElementById(id)));
  useLayoutEffect(() => {
    if (early) chooseMyTime(true);
  }, [early]);
  return (
    <label className={css.switch}>
      <input type="checkbox" id={id} checked={mine} onChange={({ target }) => chooseMyTime(target.checked)} />
      <FormattedMessage id="track.clock.mine" />
    </label>
  );
}

const isTicked = (element: HTMLElement | null): boolean => element instanceof HTMLInputElement && element.checked;
