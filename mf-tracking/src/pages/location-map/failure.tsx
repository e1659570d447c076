import { FormattedMessage, useMarket, type CallFailure } from '@amberlane/core';
import { ButtonLink, CallFailed } from '@amberlane/ui';
import { pointsAddress, type PointFilter } from '../../points/point-filter.ts';

interface FailureProps {
  readonly failure: CallFailure;
  readonly filter: PointFilter;
  /** An earlier answer stands below. */
  readonly hasOlder: boolean;
}

/** The points can't be had: the way to people who know them stands beside "try again". */
export function Failure({ failure, filter, hasOlder }: FailureProps) {
  const market = useMarket();
  return (
    <CallFailed
      error={failure}
      title={<FormattedMessage id="points.failure.title" />}
      retry={pointsAddress(filter, market)}
      actions={
        <ButtonLink to="service/contact-us">
          <FormattedMessage id="points.failure.contact" />
        </ButtonLink>
      }
    >
      {hasOlder ? (
        <p>
          <FormattedMessage id="points.failure.older" />
        </p>
      ) : null}
    </CallFailed>
  );
}
