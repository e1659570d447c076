import { useRef, useState } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Button, Field, Icon, icons } from '@amberlane/ui';
import css from './link-field.module.css';

/** The link to mark by hand, and the button that copies it; a browser that refuses leaves it marked. */
export function LinkField({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      field.current?.focus();
      field.current?.select();
      setOutcome('refused');
    }
  };
  return (
    <div className={css.link}>
      <Field
        ref={field}
        name="link"
        code
        readOnly
        className={css.field}
        label={<FormattedMessage id="track-share.link" />}
        hint={outcome === 'refused' ? <FormattedMessage id="track-share.byHand" /> : undefined}
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <Button kind="primary" onClick={() => void copy()}>
        <Icon of={outcome === 'copied' ? icons.check : icons.copy} />
        <span aria-live="polite">
          <FormattedMessage id={outcome === 'copied' ? 'track-share.copied' : 'track-share.copy'} />
        </span>
      </Button>
    </div>
  );
}
