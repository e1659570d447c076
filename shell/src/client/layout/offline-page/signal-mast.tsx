import css from './signal-mast.module.css';

/** A mast whose signal reaches nobody: the tile of the offline page. In the document itself, where no network is needed. */
export function SignalMast() {
  return (
    <svg viewBox="0 0 200 150" className={css.tile} aria-hidden="true" focusable="false">
      <rect className={css.ground} width="200" height="150" rx="16" />
      <circle className={css.sun} cx="100" cy="78" r="56" />
      <path className={css.mast} d="m62 132 30-92h16l30 92" />
      <path className={css.brace} d="M70 108h60M80 78h40M86 56l30 22m-36 2 44 28" />
      <circle className={css.lamp} cx="100" cy="34" r="9" />
      <path className={css.signal} d="M64 18a38 38 0 0 0 0 34m72-34a38 38 0 0 1 0 34" />
      <path className={css.lane} d="M0 132h200" />
      <circle className={css.stop} cx="24" cy="132" r="7" />
    </svg>
  );
}
