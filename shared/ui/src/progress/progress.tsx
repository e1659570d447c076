import css from './progress.module.css';

/** How far a count has come, as a thin bar: `value` of `max`; `label` names it. */
export function Progress({ value, max, label, failed = false }: { value: number; max: number; label: string; failed?: boolean }) {
  const shown = Math.min(value, max);
  return (
    <div className={css.track} role="progressbar" aria-label={label} aria-valuenow={shown} aria-valuemin={0} aria-valuemax={max}>
      <span className={failed ? css.failed : css.value} style={{ inlineSize: `${(100 * shown) / max}%` }} />
    </div>
  );
}
