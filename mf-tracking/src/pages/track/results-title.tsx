import { FormattedMessage } from '@amberlane/core';
import { isOrder, type Ask } from '../../query/track-request.ts';
import css from './results-title.module.css';

/** What the results are of, or of what there are none yet. */
export function ResultsTitle({ ask, answered }: { ask: Ask; answered: boolean }) {
  if (!isOrder(ask)) return <FormattedMessage id={answered ? 'track.results.title' : 'track.results.unanswered'} values={{ count: ask.waybillNos.length }} />;
  return <FormattedMessage id={answered ? 'track.results.order' : 'track.results.orderUnanswered'} values={{ order: <bdi key="order" className={css.order}>{ask.mallNo}</bdi> }} />;
}
