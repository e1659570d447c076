import { useEffect, useMemo, type ReactNode, type RefObject } from 'react';
import { useSelector, type CallFailure } from '@amberlane/core';
import type { TrackReply } from '@amberlane/contract/calls/tracking';
import { failureOf, trackingApi } from '../../api/tracking-api.ts';
import { NewEvents, useLiveAnswer } from '../../polling/use-live-answer.ts';
import { askPath, type Ask } from '../../query/track-request.ts';
import { rememberSearch } from '../../recent/use-recent-searches.ts';
import { FailureCard } from './failure-card.tsx';
import { ManyResults } from './many-results.tsx';
import { OneResult } from './one-result.tsx';
import { ResultsTitle } from './results-title.tsx';
import { StartPage } from './start-page.tsx';
import type { Ways } from './ways-to-ask.tsx';
import css from './results-title.module.css';

interface ResultsProps {
  readonly ask: Ask;
  readonly ways: Ways;
  /** Where the focus goes when the answers have arrived. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Answers to a query, or the forms with the reason why there are none. */
export function Results({ ask, ways, heading }: ResultsProps) {
  const selectAnswer = useMemo(() => trackingApi.endpoints.queryTrack.select(ask), [ask]);
  const { data, error } = useSelector(selectAnswer);
  useEffect(() => {
    if (data) rememberSearch(data.results.flatMap(({ outcome, waybillNo }) => (outcome === 'noInfo' ? [] : [waybillNo])));
  }, [data]);
  const { newEvents, stale } = useLiveAnswer(ask, data !== undefined);
  if (!data) return <StartPage ways={ways}>{error ? <Unanswered ask={ask} failure={failureOf(error)} heading={heading} /> : null}</StartPage>;
  const older = error ? <FailureCard failure={failureOf(error)} ask={ask} hasOlder /> : null;
  return (
    <NewEvents value={newEvents}>
      <Answered key={askPath(ask)} {...{ ask, ways, heading, stale }} reply={data}>
        {older}
      </Answered>
    </NewEvents>
  );
}

export interface AnsweredProps extends ResultsProps {
  readonly reply: TrackReply;
  /** The answer could not be refreshed. */
  readonly stale: boolean;
  /** Why it could not be asked for anew. */
  readonly children: ReactNode;
}

/** One parcel is read, several are looked over. */
function Answered(props: AnsweredProps) {
  const [first, ...others] = props.reply.results;
  return first?.outcome === 'found' && others.length === 0 ? <OneResult {...props} waybill={first.waybill} /> : <ManyResults {...props} />;
}

function Unanswered({ ask, failure, heading }: Pick<ResultsProps, 'ask' | 'heading'> & { failure: CallFailure }) {
  return (
    <section aria-labelledby="track-results">
      <h2 id="track-results" className={css.unanswered} ref={heading} tabIndex={-1} data-arrival="">
        <ResultsTitle ask={ask} answered={false} />
      </h2>
      <FailureCard failure={failure} ask={ask} hasOlder={false} />
    </section>
  );
}
