import { FormattedMessage, useMarket, type CallFailure } from '@amberlane/core';
import { ButtonLink, CallFailed } from '@amberlane/ui';
import { ratesAddress, type RateFilter } from '../../rates/rate-filter.ts';

interface FailureProps {
  readonly failure: CallFailure;
  readonly filter: RateFilter;
  /** An earlier answer stands below. */
  readonly hasOlder: boolean;
}

/** The rates can't be had: the way to people who know them stands beside "try again". */
export function Failure({ failure, filter, hasOlder }: FailureProps) {
  const market = useMarket();
  return (
    <CallFailed
      error={failure}
      title={<FormattedMessage id="rates.failure.title" />}
      retry={ratesAddress(filter, market)}
      actions={
        <ButtonLink to="service/contact-us">
          <FormattedMessage id="rates.ask" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id={hasOlder ? 'rates.failure.older' : 'rates.failure.kept'} />
      </p>
    </CallFailed>
  );
}
