import { useEffect, useMemo, type RefObject } from 'react';
import { FormattedMessage, useSelector } from '@amberlane/core';
import { failureOf, trackingApi } from '../../api/tracking-api.ts';
import { NewEvents, useLiveAnswer } from '../../polling/use-live-answer.ts';
import { askPath, isOrder, type Ask } from '../../query/track-request.ts';
import { rememberSearch } from '../../recent/use-recent-searches.ts';
import { PrintResults } from '../../share/print-results.tsx';
import { FailureCard } from './failure-card.tsx';
import { ResultList } from './result-list.tsx';
import css from './results.module.css';

interface ResultsProps {
  readonly ask: Ask;
  /** Where the focus goes when the answers have arrived. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Answers to a query, or why there are none. */
export function Results({ ask, heading }: ResultsProps) {
  const selectAnswer = useMemo(() => trackingApi.endpoints.queryTrack.select(ask), [ask]);
  const { data, error } = useSelector(selectAnswer);
  useEffect(() => {
    if (data) rememberSearch(data.results.flatMap(({ outcome, waybillNo }) => (outcome === 'noInfo' ? [] : [waybillNo])));
  }, [data]);
  const { newEvents, stale } = useLiveAnswer(ask, data !== undefined);
  return (
    <section aria-labelledby="track-results">
      <h2 id="track-results" ref={heading} tabIndex={-1} data-arrival="" className={css.title}>
        <Title ask={ask} answered={!error || data !== undefined} />
      </h2>
      {error ? <FailureCard failure={failureOf(error)} ask={ask} hasOlder={data !== undefined} /> : null}
      {data ? (
        <NewEvents value={newEvents}>
          <ResultList key={askPath(ask)} reply={data} ask={ask} stale={stale} />
        </NewEvents>
      ) : null}
      {data ? <PrintResults path={askPath(ask)} asOf={data.asOf} many={data.results.length > 1} /> : null}
    </section>
  );
}

function Title({ ask, answered }: { ask: Ask; answered: boolean }) {
  if (!isOrder(ask)) return <FormattedMessage id={answered ? 'track.results.title' : 'track.results.unanswered'} values={{ count: ask.waybillNos.length }} />;
  return <FormattedMessage id={answered ? 'track.results.order' : 'track.results.orderUnanswered'} values={{ order: <bdi className={css.order}>{ask.mallNo}</bdi> }} />;
}
