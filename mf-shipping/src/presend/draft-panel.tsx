import { useEffect, useRef } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { ButtonLink, Notice } from '@amberlane/ui';
import { AfterActions } from './after-actions.tsx';
import { NextSteps } from './next-steps.tsx';
import css from './presend.module.css';

/** Replaces the form once it is kept as a draft: nothing is announced, and how to go on. */
export function DraftPanel({ id, onAnother }: { id: string; onAnother: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <section className={css.part} aria-labelledby="presend-kept">
        <h2 id="presend-kept" ref={title} tabIndex={-1} className={css.subtitle}>
          <FormattedMessage id="presend.draft.title" />
        </h2>
        <Notice tone="done">
          <FormattedMessage id="presend.draft.text" />
        </Notice>
        <AfterActions
          first={
            <ButtonLink kind="primary" to={`express/intlorder-entry?order=${encodeURIComponent(id)}`}>
              <FormattedMessage id="presend.draft.continue" />
            </ButtonLink>
          }
          onAnother={onAnother}
        />
      </section>
      <div className={css.aside}>
        <NextSteps now="announce" />
      </div>
    </>
  );
}
