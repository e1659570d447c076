import { useId, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './agree-button.module.css';
import { useReadingTime } from './use-reading-time.ts';

export interface AgreeButtonProps {
  /** How long the text must have been open: `RULES.agreement.readSeconds`. */
  readonly seconds: number;
  /** False while the text is not on screen yet, in a dialog that is closed. */
  readonly shown?: boolean;
  readonly label: ReactNode;
  /** Beside the button: in how many seconds it becomes active. */
  readonly waiting: (secondsLeft: number) => ReactNode;
  /** Beside the button once it is active; told to those who hear the page. */
  readonly ready: ReactNode;
  readonly onAgree: () => void;
}

/**
 * A button that becomes active after the text has been open for some seconds (spec §2). Who hears the page learns the
 * wait with the button's name and the end of it once; the seconds between are only seen (WCAG 4.1.3). Before React runs
 * the styles count: a press is kept until then, so the button is `aria-disabled`, which lets it through.
 */
export function AgreeButton({ seconds, shown = true, label, waiting, ready, onAgree }: AgreeButtonProps) {
  const hint = useId();
  const { left, isOver } = useReadingTime(seconds, shown);
  const isReady = left === 0;
  const isStill = left === null && shown;
  const press = (): void => {
    if (isOver()) onAgree();
  };
  return (
    <div className={`${css.agree} ${isStill ? css.still : ''}`} style={{ animationDelay: `${seconds}s` }}>
      <Button kind="primary" className={css.button} aria-disabled={!isReady} aria-describedby={hint} onClick={press}>
        {label}
      </Button>
      <div className={css.wait}>
        <span className={css.lane} aria-hidden="true">
          <span className={isReady ? css.done : css.travelled} style={{ animationDuration: `${seconds}s` }} />
        </span>
        <p className={css.hint}>
          <span id={hint} className={css.waiting}>
            {isReady ? ready : waiting(left ?? seconds)}
          </span>
          {isStill ? (
            <span className={css.soon} aria-hidden="true">
              {ready}
            </span>
          ) : null}
        </p>
      </div>
      <VisuallyHidden>
        <span role="status">{isReady ? ready : null}</span>
      </VisuallyHidden>
    </div>
  );
}
