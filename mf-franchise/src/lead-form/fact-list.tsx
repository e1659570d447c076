import type { ReactNode } from 'react';
import css from './fact-list.module.css';

interface Fact {
  /** Tells it from the others. */
  readonly id: string;
  readonly term: ReactNode;
  readonly value: ReactNode;
}

interface FactListProps {
  readonly facts: readonly Fact[];
}

/** What is known of a case, a receipt or an office: a line each, the term at its start and the value at its end. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={css.facts}>
      {facts.map(({ id, term, value }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
