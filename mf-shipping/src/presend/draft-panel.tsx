import { useEffect, useRef } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Button, ButtonLink, Notice } from '@amberlane/ui';
import { NextSteps } from './next-steps.tsx';
import { listAddress } from './presend-address.ts';
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
        <div className={css.actions}>
          <ButtonLink kind="primary" to={`express/intlorder-entry?order=${encodeURIComponent(id)}`}>
            <FormattedMessage id="presend.draft.continue" />
          </ButtonLink>
          <Button onClick={onAnother}>
            <FormattedMessage id="presend.done.another" />
          </Button>
          <ButtonLink to={listAddress({})}>
            <FormattedMessage id="presend.done.list" />
          </ButtonLink>
        </div>
      </section>
      <div className={css.aside}>
        <NextSteps now="announce" />
      </div>
    </>
  );
}
