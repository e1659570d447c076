import type { ReactNode } from 'react';
import css from './form-actions.module.css';

interface FormActionsProps {
  /** Quiet way back, at the start of the line. */
  readonly back?: ReactNode;
  /** When the draft was saved. */
  readonly note?: ReactNode;
  /** Stays at the lower edge of a phone: for forms of more than one screen. */
  readonly sticky?: boolean;
  /** The one primary button. */
  readonly children: ReactNode;
}

/** Last line of a form: back at the start, the primary button at the end. */
export function FormActions({ back, note, sticky = false, children }: FormActionsProps) {
  return (
    <div className={sticky ? `${css.actions} ${css.sticky}` : css.actions}>
      {back ? <div>{back}</div> : null}
      {note ? <div className={css.note}>{note}</div> : null}
      <div className={css.main}>{children}</div>
    </div>
  );
}
