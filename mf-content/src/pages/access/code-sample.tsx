import { useIntl } from '@amberlane/core';
import css from './code-sample.module.css';

/** A request as it is written, with its line breaks; long lines go on below. `labelId`: message with its name for screen readers. */
export const CodeSample = ({ labelId, text }: { labelId: string; text: string }) => (
  <pre dir="ltr" lang="en" className={css.sample} role="region" aria-label={useIntl().formatMessage({ id: labelId })}>
    <code>{text}</code>
  </pre>
);
