import { useMemo, type RefObject } from 'react';
import { FormattedMessage, useSelector } from '@amberlane/core';
import { failureOf, trackingApi } from '../../api/tracking-api.ts';
import { trackPath } from '../../query/track-query.ts';
import { PrintResults } from '../../share/print-results.tsx';
import { FailureCard } from './failure-card.tsx';
import { ResultList } from './result-list.tsx';
import css from './results.module.css';

interface ResultsProps {
  /** Folded, as asked. */
  readonly numbers: readonly string[];
  /** Where the focus goes when the answers have arrived. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Answers to a query, or why there are none. */
export function Results({ numbers, heading }: ResultsProps) {
  const key = numbers.join();
  const selectAnswer = useMemo(() => trackingApi.endpoints.queryTrack.select({ waybillNos: key.split(',') }), [key]);
  const { data, error } = useSelector(selectAnswer);
  return (
    <section aria-labelledby="track-results">
      <h2 id="track-results" ref={heading} tabIndex={-1} data-arrival="" className={css.title}>
        <FormattedMessage id={error && !data ? 'track.results.unanswered' : 'track.results.title'} values={{ count: numbers.length }} />
      </h2>
      {error ? <FailureCard failure={failureOf(error)} numbers={numbers} hasOlder={data !== undefined} /> : null}
      {data ? <ResultList reply={data} numbers={numbers} /> : null}
      {data ? <PrintResults path={trackPath(numbers)} asOf={data.asOf} many={numbers.length > 1} /> : null}
    </section>
  );
}
