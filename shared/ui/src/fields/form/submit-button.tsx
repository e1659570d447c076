import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Button, type ButtonKind } from '../../button/button.tsx';
import { Spinner } from '../../spinner/spinner.tsx';
import css from './submit-button.module.css';

interface SubmitButtonProps {
  readonly busy: boolean;
  readonly kind?: ButtonKind;
  readonly wide?: boolean;
  /** What is being done meanwhile; "Sending" unless said. */
  readonly busyLabel?: ReactNode;
  readonly children: ReactNode;
}

/** The one primary button of a form. While it waits it keeps its width: both labels lie in the same cell. */
export function SubmitButton({ busy, kind = 'primary', wide = false, busyLabel, children }: SubmitButtonProps) {
  return (
    <Button type="submit" kind={kind} wide={wide} aria-disabled={busy || undefined}>
      <span className={css.labels}>
        <span className={busy ? css.hidden : css.label} aria-hidden={busy}>
          {children}
        </span>
        <span className={busy ? css.label : css.hidden} aria-hidden={!busy}>
          {busy ? <Spinner /> : <span className={css.room} />}
          {busyLabel ?? <FormattedMessage id="form.busy" />}
        </span>
      </span>
    </Button>
  );
}
