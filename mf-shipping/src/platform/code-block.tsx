import { FormattedMessage } from '@amberlane/core';
import { CodeBlock as Block } from '@amberlane/ui';

/** Code, a secret or an answer, to be copied. */
export const CodeBlock = (block: { readonly text: string; readonly label: string }) => (
  <Block {...block} copy={<FormattedMessage id="platform.copy" />} copied={<FormattedMessage id="platform.copied" />} refused={<FormattedMessage id="platform.notCopied" />} />
);
