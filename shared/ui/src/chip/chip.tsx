import type { ReactNode } from 'react';
import { Link } from '@amberlane/core';
import css from './chip.module.css';

type ChipProps = {
  readonly children: ReactNode;
  /** How many things the filter leaves. */
  readonly count?: ReactNode;
  /** Whether this filter is on. */
  readonly chosen?: boolean;
} & (
  | { /** Path of the site with the filter in its query. */ readonly to: string }
  | { readonly onChoose: () => void }
);

/** A filter as a pill; buttons are never pills (VISUAL §5). With `to` it is a link that can be shared and works without JavaScript. */
export function Chip({ children, count, chosen = false, ...how }: ChipProps) {
  const content = (
    <>
      <span>{children}</span> {count === undefined ? null : <span className={css.count}>{count}</span>}
    </>
  );
  return 'to' in how ? (
    <Link to={how.to} className={css.chip} aria-current={chosen ? 'true' : undefined}>
      {content}
    </Link>
  ) : (
    <button type="button" className={css.chip} aria-pressed={chosen} onClick={how.onChoose}>
      {content}
    </button>
  );
}

/** Filters of one list in a row; `label` says what they filter. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={css.row}>
      {children}
    </div>
  );
}
