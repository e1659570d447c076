import { FailureText, FormattedMessage, usePlace, type CallFailure } from '@amberlane/core';
import { ButtonLink, ErrorState, Ltr } from '@amberlane/ui';
import { ratesAddress, type RateFilter } from '../../rates/rate-filter.ts';

interface FailureProps {
  readonly failure: CallFailure;
  readonly filter: RateFilter;
  /** An earlier answer stands below. */
  readonly hasOlder: boolean;
}

/** The rates can't be had: "try again" is a link to the same address, so is the way to people who know them. */
export function Failure({ failure, filter, hasOlder }: FailureProps) {
  const place = usePlace();
  return (
    <ErrorState
      level={2}
      title={<FormattedMessage id="rates.failure.title" />}
      actions={
        <>
          <ButtonLink kind="primary" to={ratesAddress(filter, place)}>
            <FormattedMessage id="rates.failure.retry" />
          </ButtonLink>
          <ButtonLink to="service/contact-us">
            <FormattedMessage id="rates.ask" />
          </ButtonLink>
        </>
      }
      reference={failure.requestId ? <FormattedMessage id="rates.failure.reference" values={{ id: <Ltr code>{failure.requestId}</Ltr> }} /> : null}
    >
      <p>
        <FailureText failure={failure} />
      </p>
      <p>
        <FormattedMessage id={hasOlder ? 'rates.failure.older' : 'rates.failure.kept'} />
      </p>
    </ErrorState>
  );
}
