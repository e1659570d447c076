import type { ReactNode } from 'react';
import type { AddressEntry } from './address-calls.ts';
import css from './entry-grid.module.css';

interface EntryGridProps {
  readonly entries: readonly AddressEntry[];
  readonly children: (entry: AddressEntry) => ReactNode;
}

/** Entries of the book below each other, and side by side where the place has room. */
export function EntryGrid({ entries, children }: EntryGridProps) {
  return (
    <div className={css.place}>
      <ul role="list" className={css.grid}>
        {entries.map((entry) => (
          <li key={entry.id}>{children(entry)}</li>
        ))}
      </ul>
    </div>
  );
}
