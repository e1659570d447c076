import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Button, Dialog, Notice } from '@amberlane/ui';

interface ConfirmDialogProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Name of the button that does it. */
  readonly yes: ReactNode;
  /** Name of the button that leaves everything as it is. */
  readonly no: ReactNode;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done that the customer did not mean, perhaps. */
export function ConfirmDialog({ title, children, yes, no, busy, failed, onYes, onClose }: ConfirmDialogProps) {
  return (
    <Dialog
      kind="confirm"
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button kind="danger" busy={busy} onClick={onYes}>
            {yes}
          </Button>
          <form method="dialog">
            <Button type="submit">{no}</Button>
          </form>
        </>
      }
    >
      <p>{children}</p>
      {failed ? (
        <Notice tone="attention" role="alert">
          <FormattedMessage id="order.ask.failed" />
        </Notice>
      ) : null}
    </Dialog>
  );
}
