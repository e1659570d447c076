import type { ReactNode } from 'react';
import css from './numbered-steps.module.css';

export interface NumberedStep {
  readonly id: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

/** What happens one after the other, along the lane: below each other on a phone, side by side from 768 px. */
export function NumberedSteps({ steps }: { steps: readonly NumberedStep[] }) {
  return (
    <ol role="list" className={css.steps}>
      {steps.map(({ id, title, text }, index) => (
        <li key={id} className={css.step}>
          <span className={css.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
