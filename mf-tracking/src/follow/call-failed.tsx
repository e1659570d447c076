import { FailureText, FormattedMessage, type CallFailure } from '@amberlane/core';
import { ButtonLink, ErrorState, Ltr } from '@amberlane/ui';

/** What the page needs can't be had: "try again" is a link to the same address. */
export function CallFailed({ failure, retry }: { failure: CallFailure; retry: string }) {
  return (
    <ErrorState
      level={2}
      title={<FormattedMessage id="track-follow.failure.title" />}
      actions={
        <ButtonLink kind="primary" to={retry}>
          <FormattedMessage id="track-follow.failure.retry" />
        </ButtonLink>
      }
      reference={failure.requestId ? <FormattedMessage id="track-follow.failure.reference" values={{ id: <Ltr code>{failure.requestId}</Ltr> }} /> : null}
    >
      <p>
        <FailureText failure={failure} />
      </p>
    </ErrorState>
  );
}
