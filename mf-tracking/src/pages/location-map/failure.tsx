import { FailureText, FormattedMessage, usePlace, type CallFailure } from '@amberlane/core';
import { ButtonLink, ErrorState, Ltr } from '@amberlane/ui';
import { pointsAddress, type PointFilter } from '../../points/point-filter.ts';

interface FailureProps {
  readonly failure: CallFailure;
  readonly filter: PointFilter;
  /** An earlier answer stands below. */
  readonly hasOlder: boolean;
}

/** The points can't be had: "try again" is a link to the same address, so is the way to people who know them. */
export function Failure({ failure, filter, hasOlder }: FailureProps) {
  const place = usePlace();
  return (
    <ErrorState
      level={2}
      title={<FormattedMessage id="points.failure.title" />}
      actions={
        <>
          <ButtonLink kind="primary" to={pointsAddress(filter, place)}>
            <FormattedMessage id="points.failure.retry" />
          </ButtonLink>
          <ButtonLink to="service/contact-us">
            <FormattedMessage id="points.failure.contact" />
          </ButtonLink>
        </>
      }
      reference={failure.requestId ? <FormattedMessage id="points.failure.reference" values={{ id: <Ltr code>{failure.requestId}</Ltr> }} /> : null}
    >
      <p>
        <FailureText failure={failure} />
      </p>
      {hasOlder ? (
        <p>
          <FormattedMessage id="points.failure.older" />
        </p>
      ) : null}
    </ErrorState>
  );
}
