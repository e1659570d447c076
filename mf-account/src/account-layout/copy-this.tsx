import { FormattedMessage } from '@amberlane/core';
import { CopyButton } from '@amberlane/ui';

/** Copies what stands beside it. */
export function CopyThis({ text }: { text: string }) {
  return (
    <CopyButton small text={text} copied={<FormattedMessage id="desk.copied" />} refused={<FormattedMessage id="desk.notCopied" />}>
      <FormattedMessage id="desk.copy" />
    </CopyButton>
  );
}
