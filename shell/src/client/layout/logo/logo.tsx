import css from './logo.module.css';

/** Mark and word of the brand; the link around it carries the name. The drawing of art/logo.svg, in currentcolor. */
export function Logo() {
  return (
    <svg className={css.logo} viewBox="0 0 176 32" width="176" height="32" aria-hidden="true" focusable="false">
      <rect className={css.box} width="32" height="32" rx="8" />
      <path className={css.roof} d="M8.5 23.5 16 8.5l7.5 15" />
      <circle className={css.stop} cx="16" cy="21" r="2.5" />
      <path
        className={css.word}
        d="M55.5 19a6 6 0 1 1-12 0 6 6 0 0 1 12 0m0-6v12m5-12v12m0-7.7a4.1 4.3 0 0 1 8.2 0V25m0-7.7a4.1 4.3 0 0 1 8.2 0V25m5-19v19m12-6a6 6 0 1 1-12 0 6 6 0 0 1 12 0m4.6 0h12a6 6 0 1 0-2 4.5m6.8-10.5v12m0-6.8a5 5 0 0 1 5.4-5m4.2-7.2v19m17-6a6 6 0 1 1-12 0 6 6 0 0 1 12 0m0-6v12m5-12v12m0-7.2a4.9 4.8 0 0 1 9.8 0V25m4.8-6h12a6 6 0 1 0-2 4.5"
      />
    </svg>
  );
}
