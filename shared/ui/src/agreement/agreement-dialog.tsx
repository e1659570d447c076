import { useRef, type ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { AgreeButton, type AgreeButtonProps } from './agree-button.tsx';

interface AgreementDialogProps extends Omit<AgreeButtonProps, 'shown'> {
  readonly title: ReactNode;
  /** The terms. */
  readonly children: ReactNode;
  readonly closeLabel: string;
  /** `onAgree` ends it too. */
  readonly open: boolean;
  /** After it closed without agreement. */
  readonly onClose: () => void;
}

/** Terms that a reader agrees to before going on, in a dialog (spec §2): the wait begins when it opens. */
export function AgreementDialog({ title, children, closeLabel, open, onClose, onAgree, ...button }: AgreementDialogProps) {
  const hasAgreed = useRef(false);
  const agree = (): void => {
    hasAgreed.current = true;
    onAgree();
  };
  const closed = (): void => {
    if (!hasAgreed.current) onClose();
    hasAgreed.current = false;
  };
  return (
    <Dialog open={open} title={title} closeLabel={closeLabel} onClose={closed} actions={<AgreeButton {...button} shown={open} onAgree={agree} />}>
      {children}
    </Dialog>
  );
}
