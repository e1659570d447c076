import css from './status-mark.module.css';

/**
 * What the reader of a list has to know about a parcel. `failed` and `waiting` look like `unknown`: their word tells
 * them apart, and no colour claims more than is known. `neutral` is known, and calls for nothing: a draft, something off.
 */
export type Status = 'delivered' | 'transit' | 'attention' | 'waiting' | 'failed' | 'unknown' | 'neutral';

/** In the broken ring: the hands of a clock, a dash, or else a question mark. */
const INSIDE: Partial<Record<Status, string>> = { waiting: 'M12 7v5.5l3.5 2', neutral: 'M9 12h6' };

/** The shape of a status, readable without its colour: full circle, tag, triangle, broken ring with a sign in it. */
export function StatusShape({ status, className = '' }: { status: Status; className?: string | undefined }) {
  const mirrored = status === 'transit' ? css.mirrored : '';
  return (
    <svg viewBox="0 0 24 24" className={`${css.shape} ${mirrored} ${className}`} aria-hidden="true" focusable="false">
      {drawing(status)}
    </svg>
  );
}

function drawing(status: Status) {
  if (status === 'delivered') {
    return (
      <>
        <circle cx="12" cy="12" r="10" fill="currentcolor" />
        <path className={css.cut} d="m7.5 12.5 3 3 6-6.5" />
      </>
    );
  }
  if (status === 'transit') {
    return <path fill="currentcolor" d="M2 4.5h13l7 7.5-7 7.5H2L6 12z" />;
  }
  if (status === 'attention') {
    return (
      <>
        <path className={css.solid} d="m12 2.2 11 19.3H1z" />
        <path className={css.cut} d="M12 9v5.5m0 3.5v.2" />
      </>
    );
  }
  return (
    <>
      <circle className={css.broken} cx="12" cy="12" r="9.5" />
      <path className={css.stroke} d={INSIDE[status] ?? 'M9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1 1-1.1 1.9m0 3.3v.1'} />
    </>
  );
}
