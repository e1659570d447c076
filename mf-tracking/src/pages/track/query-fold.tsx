import { FormattedMessage } from '@amberlane/core';
import { Icon, icons, Ltr } from '@amberlane/ui';
import { FoldSummary } from '../../fold-summary/fold-summary.tsx';
import { isOrder, type Ask } from '../../query/track-request.ts';
import { MAX_NUMBERS } from '../../query/track-query.ts';
import type { NumberEntry } from '../../query/use-number-entry.ts';
import { TableNote } from './table-note.tsx';
import { WaysToAsk, type Ways } from './ways-to-ask.tsx';
import css from './query-fold.module.css';

/** The forms in one line above the results; opened to ask for something else. Native, so that it works without JavaScript. */
export function QueryFold({ ask, ways }: { ask: Ask; ways: Ways }) {
  return (
    <div className={css.place}>
      <details className={css.fold} suppressHydrationWarning>
        <FoldSummary icon={<Icon of={icons.search} className={css.icon} />} change={<FormattedMessage id={!isOrder(ask) && ask.waybillNos.length === 1 ? 'track.fold.another' : 'track.fold.change'} />}>
          <Asked ask={ask} />
        </FoldSummary>
        <div className={css.body}>
          <WaysToAsk {...ways} />
        </div>
      </details>
      <TableNote list={answeredList(ask, ways.entry)} />
    </div>
  );
}

function Asked({ ask }: { ask: Ask }) {
  if (isOrder(ask)) {
    return (
      <span>
        <FormattedMessage id="track.fold.order" values={{ order: <bdi key="order">{ask.mallNo}</bdi> }} />
      </span>
    );
  }
  const [only = ''] = ask.waybillNos;
  if (ask.waybillNos.length === 1) return <Ltr figures>{only}</Ltr>;
  return (
    <span>
      <FormattedMessage id="track.fold.numbers" values={{ count: ask.waybillNos.length, max: MAX_NUMBERS }} />
    </span>
  );
}

/** What was typed, as long as it is what was answered. */
function answeredList(ask: Ask, { list }: NumberEntry): NumberEntry['list'] | null {
  return !isOrder(ask) && list.numbers.join() === ask.waybillNos.join() ? list : null;
}
