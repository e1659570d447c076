import { FormattedMessage } from '@amberlane/core';
import { Skeleton, VisuallyHidden, Wrap } from '@amberlane/ui';
import css from './error-pages.module.css';

/** Until the browser has what the server left to it. */
export function PendingPage() {
  return (
    <Wrap className={css.primaryCard}>
      <h1>
        <VisuallyHidden>
          <FormattedMessage id="shell.progress.loading" />
        </VisuallyHidden>
      </h1>
      <Skeleton lines={[30, 55, 0, 90, 80, 65]} slowText={<FormattedMessage id="shell.pending.slow" />} />
    </Wrap>
  );
}
