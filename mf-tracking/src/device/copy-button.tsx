import { useState, type ReactNode } from 'react';
import { Button, Icon, icons } from '@amberlane/ui';
import { useOffered } from './use-offered.ts';
import css from './needs-script.module.css';

interface CopyButtonProps {
  /** What is put on the clipboard. */
  readonly text: string;
  /** Label after the press; it is read out. */
  readonly copied: ReactNode;
  readonly children: ReactNode;
}

/** Puts a text on the clipboard; not there where the device has none, nor without JavaScript. */
export function CopyButton({ text, copied, children }: CopyButtonProps) {
  const [held, setHeld] = useState<string | null>(null);
  const offered = useOffered(() => 'clipboard' in navigator);
  if (!offered) return null;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setHeld(text);
    } catch {
      // The text itself stands on the page and can be marked by hand.
      setHeld(null);
    }
  };
  const done = held === text;
  return (
    <Button small className={css.control} onClick={() => void copy()}>
      <Icon of={done ? icons.check : icons.copy} />
      <span aria-live="polite">{done ? copied : children}</span>
    </Button>
  );
}
