import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './milestone-bar.module.css';

export interface Milestone {
  readonly id: string;
  readonly name: ReactNode;
  /** Day or place below the name. */
  readonly note?: ReactNode;
  readonly state: 'done' | 'now' | 'todo';
  /** The state in words, for those who hear the bar. */
  readonly stateText: ReactNode;
}

/** The lane of a parcel: solid what is travelled, a ring where it is now, dotted what is expected. */
export function MilestoneBar({ milestones, label }: { milestones: readonly Milestone[]; label?: string }) {
  return (
    <ol role="list" className={css.bar} aria-label={label}>
      {milestones.map(({ id, name, note, state, stateText }) => (
        <li key={id} className={`${css.milestone} ${css[state]}`} aria-current={state === 'now' ? 'step' : undefined}>
          <b className={css.name}>
            {name} <VisuallyHidden>{stateText}</VisuallyHidden>
          </b>
          {note}
        </li>
      ))}
    </ol>
  );
}
