import { BRAND } from '@amberlane/contract/site/brand';
import css from './print-head.module.css';

/** On paper only, above everything: whose page this is. */
export function PrintHead() {
  return (
    <p className={css.head} data-every-sheet="">
      <svg className={css.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <rect className={css.box} width="32" height="32" rx="8" />
        <path className={css.roof} d="M8.5 23.5 16 8.5l7.5 15" />
        <circle className={css.stop} cx="16" cy="21" r="2.5" />
      </svg>
      <b>{BRAND.name}</b>
    </p>
  );
}
