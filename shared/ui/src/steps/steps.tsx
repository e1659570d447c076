import type { ReactNode } from 'react';
import { Link } from '@amberlane/core';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './steps.module.css';

export interface Step {
  readonly id: string;
  readonly title: ReactNode;
  readonly state: 'done' | 'now' | 'todo';
  /** The state in words, for those who hear the lane. */
  readonly stateText: ReactNode;
  /** Path of the site of a step that can be gone back to. */
  readonly to?: string;
}

interface StepsProps {
  readonly label: string;
  readonly steps: readonly Step[];
  /** `Step 2 of 5`, shown on phones, where only the present step has its name on screen. */
  readonly position?: ReactNode;
}

/** The lane of a task: solid what is done, a ring where the reader is, dotted what is to come. Steps that are done can be gone back to; none is skipped. */
export function Steps({ label, steps, position }: StepsProps) {
  return (
    <nav aria-label={label}>
      {position ? <p className={css.position}>{position}</p> : null}
      <ol role="list" className={css.steps}>
        {steps.map(({ id, title, state, stateText, to }) => (
          <li key={id} className={`${css.step} ${css[state]}`} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={css.name}>
              {to === undefined ? title : <Link to={to}>{title}</Link>} <VisuallyHidden>{stateText}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
