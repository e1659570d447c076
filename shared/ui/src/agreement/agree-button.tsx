import { useId, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './agree-button.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';

export interface AgreeButtonProps {
  /** How long the text must have been open: `RULES.agreement.readSeconds`. */
  readonly seconds: number;
  /** False while the text is not on screen yet, in a dialog that is closed. */
  readonly shown?: boolean;
  readonly label: ReactNode;
  /** Below the button: in how many seconds it becomes active. */
  readonly waiting: (secondsLeft: number) => ReactNode;
  /** Below the button once it is active; told to those who hear the page. */
  readonly ready: ReactNode;
  readonly onAgree: () => void;
}

/**
 * A button that becomes active after the text has been open for some seconds (spec §2). Who hears the page learns the
 * wait with the button's name and the end of it once; the seconds between are only seen (WCAG 4.1.3).
 */
export function AgreeButton({ seconds, shown = true, label, waiting, ready, onAgree }: AgreeButtonProps) {
  const hint = useId();
  const left = useSecondsLeft(seconds, shown) ?? seconds;
  const isReady = left === 0;
  return (
    <div className={css.agree}>
      <Button kind="primary" disabled={!isReady} aria-describedby={hint} onClick={onAgree}>
        {label}
      </Button>
      <div className={css.wait}>
        <span className={css.lane} aria-hidden="true">
          <span className={css.done} style={{ inlineSize: `${isReady ? 100 : 100 - (100 * left) / seconds}%` }} />
        </span>
        <p id={hint} className={css.hint}>
          {isReady ? ready : waiting(left)}
        </p>
      </div>
      <VisuallyHidden>
        <span role="status">{isReady ? ready : null}</span>
      </VisuallyHidden>
    </div>
  );
}
