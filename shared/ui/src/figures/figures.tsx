import type { ReactNode } from 'react';
import css from './figures.module.css';

export interface Figure {
  /** The count, written out by the caller in the reader's language. */
  readonly value: ReactNode;
  readonly unit?: ReactNode;
  /** What is counted and in which span. */
  readonly meaning: ReactNode;
  /** Who counted, and where it can be looked up. */
  readonly source?: ReactNode;
}

/** Figures that carry a page, four at most (VISUAL §9): each with unit, span and source, under the lane. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={css.figures}>
      {figures.map(({ value, unit, meaning, source }, index) => (
        <div key={index} className={css.figure}>
          <dt className={css.meaning}>{meaning}</dt>
          <dd className={css.value}>
            {value} {unit ? <span className={css.unit}>{unit}</span> : null}
          </dd>
          {source ? <dd className={css.source}>{source}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
