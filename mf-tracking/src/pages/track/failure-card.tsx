import { FailureText, FormattedMessage, type CallFailure } from '@amberlane/core';
import { ButtonLink, ErrorState, Ltr } from '@amberlane/ui';
import { trackPath } from '../../query/track-query.ts';

interface FailureCardProps {
  readonly failure: CallFailure;
  readonly numbers: readonly string[];
  /** An earlier answer stands below. */
  readonly hasOlder: boolean;
}

/** The query could not be asked: the numbers stay, "try again" is a link to the same address. */
export function FailureCard({ failure, numbers, hasOlder }: FailureCardProps) {
  return (
    <ErrorState
      title={<FormattedMessage id="track.failure.title" />}
      actions={
        <ButtonLink kind="primary" to={trackPath(numbers)}>
          <FormattedMessage id="track.failure.retry" />
        </ButtonLink>
      }
      reference={
        failure.requestId ? <FormattedMessage id="track.failure.reference" values={{ id: <Ltr code>{failure.requestId}</Ltr> }} /> : null
      }
    >
      <p>
        <FailureText failure={failure} />
      </p>
      <p>
        <FormattedMessage id={hasOlder ? 'track.failure.older' : 'track.failure.kept'} />
      </p>
    </ErrorState>
  );
}
