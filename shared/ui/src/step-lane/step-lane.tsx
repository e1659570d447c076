import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './step-lane.module.css';

export interface StepLanePartProps {
  /** `open`: can be done beside the one that is on, or left out. */
  readonly state: 'done' | 'now' | 'open' | 'todo';
  readonly title: ReactNode;
  /** What became of it, or what will be done in it. */
  readonly note?: ReactNode;
  /** The state `done` in words, for those who hear the heading. */
  readonly doneText?: ReactNode;
  readonly children?: ReactNode;
  /** Belongs to the step and stands beside the lane, at its height; within the step on phones. The lane leaves half of the width to it. */
  readonly beside?: ReactNode;
}

/** One step of a task on the lane of all of them, with its number in its stop. */
export function StepLanePart({ state, title, note, doneText, children, beside }: StepLanePartProps) {
  return (
    <li className={`${css.part} ${css[state]}`} aria-current={state === 'now' ? 'step' : undefined}>
      <div className={css.head}>
        <h2 className={css.title}>
          {title} {state === 'done' ? <VisuallyHidden>{doneText}</VisuallyHidden> : null}
        </h2>
        {note ? <p className={css.note}>{note}</p> : null}
      </div>
      {children}
      {beside ? <div className={css.beside}>{beside}</div> : null}
    </li>
  );
}

/** Steps of a task one below the other, each a {@link StepLanePart} with what is done in it. */
export const StepLane = ({ children }: { children: ReactNode }) => (
  <ol role="list" className={css.lane}>
    {children}
  </ol>
);
