import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button, Notice } from '@amberlane/ui';
import { CodeBlock } from './code-block.tsx';
import { focusOnArrival } from '../focus-on-arrival.ts';
import css from './keys.module.css';

/** The new key, this once: gone when the reader says that it is stored, or leaves. */
export function MadeKey({ text, onStored }: { text: string; onStored: () => void }) {
  const intl = useIntl();
  return (
    <section className={css.section}>
      <h2 ref={focusOnArrival} tabIndex={-1}>
        <FormattedMessage id="api-keys.made.title" />
      </h2>
      <Notice tone="attention">
        <p>
          <FormattedMessage id="api-keys.made.once" />
        </p>
      </Notice>
      <CodeBlock text={text} label={intl.formatMessage({ id: 'api-keys.made.label' })} />
      <div>
        <Button kind="primary" onClick={onStored}>
          <FormattedMessage id="api-keys.made.stored" />
        </Button>
      </div>
    </section>
  );
}
