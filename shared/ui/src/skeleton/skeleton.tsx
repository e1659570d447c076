import type { ReactNode } from 'react';
import css from './skeleton.module.css';

/**
 * Bars of the size of what comes. `lines` are widths in per cent; `slowText` is the sentence that appears after four
 * seconds and tells that the network is slow.
 */
export function Skeleton({ lines = [40, 85, 62], slowText }: { lines?: readonly number[]; slowText?: ReactNode }) {
  return (
    <div className={css.skeleton}>
      <div aria-hidden="true">
        {lines.map((width, index) => (
          <span key={index} className={css.bar} style={{ inlineSize: `${width}%` }} />
        ))}
      </div>
      {slowText ? <p className={css.slow}>{slowText}</p> : null}
    </div>
  );
}
