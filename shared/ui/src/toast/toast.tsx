import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { close } from '../icon/icons.ts';
import { StatusShape } from '../status-mark/status-shape.tsx';
import css from './toast.module.css';

export type ToastKind = 'success' | 'error' | 'info';

interface ToastProps {
  readonly kind: ToastKind;
  readonly children: ReactNode;
  /** One link or button: undo, look at it, try again. */
  readonly action?: ReactNode;
  /** Name of the button that puts it away; without it there is none. */
  readonly dismissLabel?: string;
  readonly onDismiss?: () => void;
}

/** A slip that tells what has just happened; never the only record of an error (WCAG 4.1.3). */
export function Toast({ kind, children, action, dismissLabel, onDismiss }: ToastProps) {
  return (
    <div className={`${css.toast} ${css[kind]}`}>
      {kind === 'info' ? null : <StatusShape status={kind === 'success' ? 'delivered' : 'attention'} className={css.mark} />}
      <div className={css.text}>
        {children}
        {action ? <div className={css.action}>{action}</div> : null}
      </div>
      {dismissLabel ? (
        <button type="button" className={css.dismiss} aria-label={dismissLabel} onClick={onDismiss}>
          <Icon of={close} />
        </button>
      ) : null}
    </div>
  );
}
