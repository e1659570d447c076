import { FormattedMessage } from '@amberlane/core';
import { CodeLines, CopyButton } from '@amberlane/ui';
import css from './platform.module.css';

/** Code, a secret or an answer, to be copied. */
export const CodeBlock = ({ text, label }: { text: string; label: string }) => (
  <div className={css.block}>
    <pre dir="ltr" role="region" aria-label={label} className={css.code}>
      <CodeLines text={text} />
    </pre>
    <CopyButton small text={text} copied={<FormattedMessage id="platform.copied" />} refused={<FormattedMessage id="platform.notCopied" />}>
      <FormattedMessage id="platform.copy" />
    </CopyButton>
  </div>
);
