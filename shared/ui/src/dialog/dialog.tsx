import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { close as closeIcon } from '../icon/icons.ts';
import css from './dialog.module.css';

interface DialogProps {
  /** Needed where a button opens it with `dialogOpener(id)`. */
  readonly id?: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons at the end; one of `type="submit"` inside of a `<form method="dialog">` closes without JavaScript. */
  readonly actions?: ReactNode;
  /** Name of the button that closes; without it there is none, and the actions have to offer a way out. */
  readonly closeLabel?: string;
  /** `confirm`: a question about something that can't be undone; told at once, not closed by a press outside. */
  readonly kind?: 'plain' | 'confirm';
  /** Opened and closed by the caller; left out where a `dialogOpener` does it. */
  readonly open?: boolean;
  /** After it closed, by whatever way; the browser has returned the focus to where it was. */
  readonly onClose?: () => void;
}

/** A modal dialog of the browser: top layer, focus kept inside, Escape, focus back. */
export function Dialog({ id, title, children, actions, closeLabel, kind = 'plain', open, onClose }: DialogProps) {
  const ids = useId();
  const light = kind === 'plain';
  const dialog = useOpenState(open, light);
  return (
    // The reader may have opened it before React runs.
    <dialog
      ref={dialog}
      id={id}
      role={light ? undefined : 'alertdialog'}
      className={css.dialog}
      aria-labelledby={`${ids}title`}
      aria-describedby={light ? undefined : `${ids}body`}
      closedby={light ? 'any' : 'closerequest'}
      onClose={onClose}
      suppressHydrationWarning
    >
      <div>
        <div className={css.head}>
          <h2 id={`${ids}title`} className={css.title}>
            {title}
          </h2>
          {closeLabel ? (
            <form method="dialog">
              <button type="submit" className={css.close} aria-label={closeLabel}>
                <Icon of={closeIcon} />
              </button>
            </form>
          ) : null}
        </div>
        <div id={`${ids}body`} className={css.body}>
          {children}
        </div>
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </div>
    </dialog>
  );
}

/** Props for the button that opens the dialog of this id: by itself where the browser can, before React runs too. */
export function dialogOpener(id: string) {
  return {
    command: 'show-modal',
    commandfor: id,
    onClick: () => {
      if ('commandForElement' in HTMLButtonElement.prototype) return;
      const dialog = document.getElementById(id);
      if (dialog instanceof HTMLDialogElement) dialog.showModal();
    },
  };
}

function useOpenState(open: boolean | undefined, light: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || open === undefined || open === dialog.open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !light || 'closedBy' in HTMLDialogElement.prototype) return;
    dialog.addEventListener('click', closeBeside);
    return () => dialog.removeEventListener('click', closeBeside);
  }, [light]);
  return ref;
}

/** For browsers that do not know `closedby`: the content fills the dialog, so what hits the dialog itself is beside it. */
function closeBeside({ target, currentTarget }: Event) {
  if (target === currentTarget && currentTarget instanceof HTMLDialogElement) currentTarget.close();
}
