/**
 * A hall cut open, in three drawings that stand side by side as one: unloading, racks, packing table and courier. Each
 * also stands alone, below the other on a phone. Decoration; the texts beside them say the same. A module each: a page
 * carries those that it shows.
 */
import type { ReactNode } from 'react';
import css from './stage-scene.module.css';

/** Drawn for 480 × 260, ground at 236. */
export function StageScene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 480 260" className={css.scene} aria-hidden="true" focusable="false">
      {children}
      <path className={css.ground} d="M0 238h480" />
      <circle className={css.stop} cx="60" cy="238" r="11" />
    </svg>
  );
}
