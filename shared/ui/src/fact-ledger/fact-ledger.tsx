import type { ReactNode } from 'react';
import css from './fact-ledger.module.css';

export interface Fact {
  readonly term: ReactNode;
  /** The figure with its unit. */
  readonly value: ReactNode;
  /** Span, condition or source of the figure. */
  readonly note?: ReactNode;
}

/** Two to four facts on rules instead of in boxes (VISUAL §1.4); two a row on phones, one row from 768 px. */
export function FactLedger({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.ledger}>
      {facts.map(({ term, value, note }, index) => (
        <div key={index} className={css.fact}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
          {note ? <dd className={css.note}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
