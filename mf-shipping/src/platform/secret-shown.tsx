import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button, Notice } from '@amberlane/ui';
import { CodeBlock } from './code-block.tsx';
import css from './platform.module.css';

/** Takes the focus when it comes: the button that led here is gone (WCAG 2.4.3). */
const focusOnArrival = (element: HTMLElement | null): void => element?.focus();

/** The secret of an endpoint, this once: gone when the reader says that it is stored, or leaves. */
export function SecretShown({ secret, onStored }: { secret: string; onStored: () => void }) {
  const intl = useIntl();
  return (
    <section className={css.section}>
      <h2 ref={focusOnArrival} tabIndex={-1}>
        <FormattedMessage id="platform.secret.title" />
      </h2>
      <Notice tone="attention">
        <p>
          <FormattedMessage id="platform.secret.once" />
        </p>
      </Notice>
      <CodeBlock text={secret} label={intl.formatMessage({ id: 'platform.secret.title' })} />
      <div>
        <Button kind="primary" onClick={onStored}>
          <FormattedMessage id="platform.secret.stored" />
        </Button>
      </div>
    </section>
  );
}
