import { useState } from 'react';
import { FormattedMessage } from '@amberlane/core';
import type { TrackReply } from '@amberlane/contract/calls/tracking';
import { StatusMark, type Status } from '@amberlane/ui';
import type { Ask } from '../../query/track-request.ts';
import { AnswerBar } from './answer-bar.tsx';
import { FoundRow } from './found-row.tsx';
import { PlainRow } from './plain-row.tsx';
import { groupResults, openAtFirst, type ResultGroup } from './result-groups.ts';
import css from './result-list.module.css';

interface ResultListProps {
  readonly reply: TrackReply;
  readonly ask: Ask;
  /** The answer could not be refreshed. */
  readonly stale: boolean;
}

/** Results by group; the line above them says when the answer was given. */
export function ResultList({ reply, ask, stale }: ResultListProps) {
  const groups = groupResults(reply.results);
  // News changes what is told, never what the reader has opened.
  const [open] = useState(() => openAtFirst(groups));
  return (
    <>
      <AnswerBar reply={reply} stale={stale} />
      {groups.map(({ group, results }) => (
        <section key={group} aria-labelledby={`track-${group}`} className={css.group}>
          <h3 id={`track-${group}`} className={css.head}>
            <StatusMark status={STATUS_OF[group]}>
              <FormattedMessage id={`track.group.${group}`} />
            </StatusMark>
            <span className={css.count}>{results.length}</span>
          </h3>
          <ul role="list">
            {results.map((result) => (
              <li key={result.waybillNo}>
                {result.outcome === 'found' ? (
                  <FoundRow waybill={result.waybill} asOf={reply.asOf} open={result.waybillNo === open} alone={reply.results.length === 1} />
                ) : (
                  <PlainRow result={result} ask={ask} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const STATUS_OF: Readonly<Record<ResultGroup['group'], Status>> = {
  inTransit: 'transit', signed: 'delivered', waiting: 'waiting', failed: 'failed', noInfo: 'unknown',
};
