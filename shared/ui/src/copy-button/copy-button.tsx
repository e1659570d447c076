import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { check, copy as copyIcon } from '../icon/icons.ts';
import css from './copy-button.module.css';

interface CopyButtonProps {
  /** What is put on the clipboard; it stands on the page too. */
  readonly text: string;
  /** Label once it is copied; read out. */
  readonly copied: ReactNode;
  /** Label once the browser did not allow it: the text can be marked by hand. The first label stays where none is given. */
  readonly refused?: ReactNode;
  readonly small?: boolean;
  readonly children: ReactNode;
}

const never = () => () => undefined;

/** Puts a text on the clipboard; not there where the device has none, nor without JavaScript. */
export function CopyButton({ text, copied, refused, small = false, children }: CopyButtonProps) {
  const [tried, setTried] = useState<{ readonly text: string; readonly copied: boolean } | null>(null);
  // Taken for granted on the server, so that nothing moves when React takes the page over.
  const offered = useSyncExternalStore(never, () => 'clipboard' in navigator, () => true);
  if (!offered) return null;
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setTried({ text, copied: true }),
      () => setTried({ text, copied: false }),
    );
  };
  const outcome = tried?.text === text ? tried : null;
  return (
    <Button small={small} className={css.scripted} onClick={copy}>
      <Icon of={outcome?.copied ? check : copyIcon} />
      <span aria-live="polite">{outcome?.copied ? copied : outcome ? (refused ?? children) : children}</span>
    </Button>
  );
}
