import type { ReactNode } from 'react';
import { StatusShape } from '../status-mark/status-shape.tsx';
import css from './notice.module.css';

interface NoticeProps {
  readonly tone?: 'plain' | 'done' | 'attention';
  /** Read out when it appears: `status` politely, `alert` at once. */
  readonly role?: 'status' | 'alert';
  readonly id?: string;
  readonly children: ReactNode;
}

/** A sentence that matters here and now: what was done, or what needs the reader. */
export function Notice({ tone = 'plain', role, id, children }: NoticeProps) {
  return (
    <div id={id} role={role} className={`${css.notice} ${css[tone]}`}>
      {tone === 'plain' ? null : <StatusShape status={tone === 'done' ? 'delivered' : 'attention'} className={css.mark} />}
      <div>{children}</div>
    </div>
  );
}
