import type { ReactNode } from 'react';
import { StatusShape, type Status } from './status-shape.tsx';
import css from './status-mark.module.css';

/** Shape, word and colour of a status; the word is the child. */
export function StatusMark({ status, children }: { status: Status; children: ReactNode }) {
  return (
    <span className={`${css.mark} ${toneOf(status)}`}>
      <StatusShape status={status} />
      {/* One item of the row: words, isolates and the spaces between them wrap together. */}
      <span className={css.words}>{children}</span>
    </span>
  );
}

function toneOf(status: Status): string | undefined {
  if (status === 'delivered') return css.delivered;
  if (status === 'transit') return css.transit;
  return status === 'attention' ? css.attention : css.unknown;
}
