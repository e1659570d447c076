import type { IconDrawing } from './icons.ts';
import css from './icon.module.css';

/**
 * `<Icon of={icons.parcel} />`: 1.5 em beside text. Hidden from assistive technology unless `label` names it, which an
 * icon needs that stands alone.
 */
export function Icon({ of: { path, stop, mirrored }, label, className = '' }: { of: IconDrawing; label?: string; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${css.icon} ${mirrored ? css.mirrored : ''} ${className}`}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={path} />
      {stop ? <circle className={css.stop} cx={stop[0]} cy={stop[1]} r={stop[2]} /> : null}
    </svg>
  );
}
