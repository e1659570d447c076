import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { VisuallyHidden } from '@amberlane/ui';
import css from './lane-part.module.css';

interface LanePartProps {
  /** `open`: can be done beside the one that is on, or left out. */
  readonly state: 'done' | 'now' | 'open' | 'todo';
  readonly title: ReactNode;
  /** What became of it, or what will be done in it. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** One step of the import on the lane of all of them, with its number in its stop. */
export function LanePart({ state, title, note, children }: LanePartProps) {
  return (
    <li className={`${css.part} ${css[state]}`} aria-current={state === 'now' ? 'step' : undefined}>
      <div className={css.head}>
        <h2 className={css.title}>
          {title} {state === 'done' ? <VisuallyHidden><FormattedMessage id="order-import.done" /></VisuallyHidden> : null}
        </h2>
        {note ? <p className={css.note}>{note}</p> : null}
      </div>
      {children}
    </li>
  );
}

export const Lane = ({ children }: { children: ReactNode }) => (
  <ol role="list" className={css.lane}>
    {children}
  </ol>
);
