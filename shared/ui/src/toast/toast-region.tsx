import type { FocusEvent, ReactNode } from 'react';
import { Toast, type ToastKind } from './toast.tsx';
import css from './toast.module.css';

export interface ToastEntry {
  readonly id: string;
  readonly kind: ToastKind;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

interface ToastRegionProps {
  /** Oldest first. */
  readonly toasts: readonly ToastEntry[];
  /** Names the region, which readers of screens can go to. */
  readonly label: string;
  readonly dismissLabel: string;
  readonly onDismiss: (id: string) => void;
  /** The pointer or the focus is on a toast: time stands still (WCAG 2.2.1), until `onResume`. How long it runs is the caller's. */
  readonly onPause?: () => void;
  readonly onResume?: () => void;
}

/** Where toasts stand, one above the other at the lower edge. Always in the page, so that what is added is read out. */
export function ToastRegion({ toasts, label, dismissLabel, onDismiss, onPause, onResume }: ToastRegionProps) {
  const resumeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onResume?.();
  };
  const show = ({ id, kind, text, action }: ToastEntry) => (
    <Toast key={id} kind={kind} action={action} dismissLabel={dismissLabel} onDismiss={() => onDismiss(id)}>
      {text}
    </Toast>
  );
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it notices the reader, nothing is operated
    <section aria-label={label} className={css.region} onPointerEnter={onPause} onPointerLeave={onResume} onFocus={onPause} onBlur={resumeWhenLeft}>
      <div role="status" aria-atomic="false" className={css.stack}>
        {toasts.filter(({ kind }) => kind !== 'error').map(show)}
      </div>
      <div role="alert" aria-atomic="false" className={css.stack}>
        {toasts.filter(({ kind }) => kind === 'error').map(show)}
      </div>
    </section>
  );
}
