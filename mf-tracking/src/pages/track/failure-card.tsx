import { FailureText, FormattedMessage, type CallFailure } from '@amberlane/core';
import { ButtonLink, ErrorState, Ltr } from '@amberlane/ui';
import { askPath, type Ask } from '../../query/ask.ts';

interface FailureCardProps {
  readonly failure: CallFailure;
  readonly ask: Ask;
  /** An earlier answer stands below. */
  readonly hasOlder: boolean;
}

/** The query could not be asked: what was typed stays, "try again" is a link to the same address. */
export function FailureCard({ failure, ask, hasOlder }: FailureCardProps) {
  return (
    <ErrorState
      title={<FormattedMessage id="track.failure.title" />}
      actions={
        <ButtonLink kind="primary" to={askPath(ask)}>
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
