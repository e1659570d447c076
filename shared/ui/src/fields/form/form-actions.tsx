import type { ReactNode } from 'react';
import css from './form-actions.module.css';

interface FormActionsProps {
  /** Quiet way back, at the start of the line. */
  readonly back?: ReactNode;
  /** When the draft was saved. */
  readonly note?: ReactNode;
  /** Stays at the lower edge of a phone: for forms of more than one screen. */
  readonly sticky?: boolean;
  /** The button begins the line, for a form that is narrower than its page; the way back follows it. */
  readonly start?: boolean;
  /** The one primary button. */
  readonly children: ReactNode;
}

/** Last line of a form: back at the start, the primary button at the end. */
export function FormActions({ back, note, sticky = false, start = false, children }: FormActionsProps) {
  return (
    <div className={`${css.actions} ${sticky ? css.sticky : ''}`}>
      {start ? <div className={css.start}>{children}</div> : null}
      {back ? <div>{back}</div> : null}
      {note ? <div className={css.note}>{note}</div> : null}
      {start ? null : <div className={css.main}>{children}</div>}
    </div>
  );
}
