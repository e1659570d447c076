import { FormattedMessage, type CallFailure } from '@amberlane/core';
import { CallFailed } from '@amberlane/ui';
import { askPath, type Ask } from '../../query/track-request.ts';

interface FailureCardProps {
  readonly failure: CallFailure;
  readonly ask: Ask;
  /** An earlier answer stands below. */
  readonly hasOlder: boolean;
}

/** The query could not be asked: what was typed stays. */
export function FailureCard({ failure, ask, hasOlder }: FailureCardProps) {
  return (
    <CallFailed error={failure} title={<FormattedMessage id="track.failure.title" />} retry={askPath(ask)} level={3}>
      <p>
        <FormattedMessage id={hasOlder ? 'track.failure.older' : 'track.failure.kept'} />
      </p>
    </CallFailed>
  );
}
