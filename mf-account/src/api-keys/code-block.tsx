import { FormattedMessage } from '@amberlane/core';
import { CodeBlock as Block } from '@amberlane/ui';

/** Code or a key, to be copied. */
export const CodeBlock = (block: { readonly text: string; readonly label: string }) => (
  <Block {...block} copy={<FormattedMessage id="desk.copy" />} copied={<FormattedMessage id="desk.copied" />} refused={<FormattedMessage id="desk.notCopied" />} />
);
