/** The sentence for a call that failed: the API's own, or the site's when no answer came (spec §8). */
import { FormattedMessage } from 'react-intl';
import { ERROR } from '@amberlane/contract/calls';
import type { CallFailure } from './transport.ts';

/** Message of the shell for a failure without a sentence; every page holds the shell's messages. */
export function failureMessageId({ code }: Pick<CallFailure, 'code'>): string {
  if (code === ERROR.NETWORK) return 'shell.failure.network';
  return code === ERROR.TIMEOUT ? 'shell.failure.timeout' : 'shell.failure.service';
}

export function FailureText({ failure }: { failure: Pick<CallFailure, 'code' | 'message'> }) {
  return failure.message || <FormattedMessage id={failureMessageId(failure)} />;
}
