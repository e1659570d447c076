import type { ReactNode } from 'react';
import { FieldError } from '@amberlane/ui';
import css from './questions.module.css';

interface QuestionFrameProps {
  readonly title: ReactNode;
  /** Id of the field that the frame is about. */
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** The frame itself takes the focus of links: it has no control of its own. */
  readonly focusable?: boolean;
  readonly children: ReactNode;
}

/** Several controls that answer one question. */
export function QuestionFrame({ title, id, hint, error, focusable = false, children }: QuestionFrameProps) {
  const notes = [hint ? `${id}-hint` : '', error === undefined ? '' : `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={css.question} aria-describedby={notes || undefined} {...(focusable && { id, tabIndex: -1 })}>
      <legend className={css.title}>{title}</legend>
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </fieldset>
  );
}
