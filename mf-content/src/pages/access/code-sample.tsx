import { useIntl } from '@amberlane/core';
import css from './code-sample.module.css';

/** A request as it is written, with its line breaks: long lines scroll, also from the keyboard. `labelId`: message with its name for screen readers. */
export const CodeSample = ({ labelId, text }: { labelId: string; text: string }) => (
  <pre dir="ltr" lang="en" className={css.sample} role="region" tabIndex={0} aria-label={useIntl().formatMessage({ id: labelId })}>
    <code>{text}</code>
  </pre>
);
