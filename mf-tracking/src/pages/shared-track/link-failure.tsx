import { FormattedMessage, type CallFailure } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import { ButtonLink, CallFailed, EmptyState } from '@amberlane/ui';
import { sharedPath } from '../../share/share-link.ts';

interface LinkFailureProps {
  readonly failure: CallFailure;
  readonly token: string;
}

/** A link that has ended or never was is no fault of the service: what helps is another link, or the number. */
export function LinkFailure({ failure, token }: LinkFailureProps) {
  const track = (
    <ButtonLink kind="primary" to="track">
      <FormattedMessage id="shared-track.track" />
    </ButtonLink>
  );
  if (failure.code === ERROR.SHARE_ENDED || failure.code === ERROR.SHARE_UNKNOWN) {
    const kind = failure.code === ERROR.SHARE_ENDED ? 'ended' : 'unknown';
    return (
      <EmptyState level={2} title={<FormattedMessage id={`shared-track.${kind}`} />} action={track}>
        <p>
          <FormattedMessage id={`shared-track.${kind}Text`} values={{ days: RULES.trackShare.validDays }} />
        </p>
      </EmptyState>
    );
  }
  return <CallFailed error={failure} title={<FormattedMessage id="track.failure.title" />} retry={sharedPath(token)} />;
}
