import { FormattedMessage, usePlace } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract';
import type { TrackReply } from '@amberlane/contract/tracking';
import { StatusMark, Time, type Status } from '@amberlane/ui';
import { FoundRow } from './found-row.tsx';
import { PlainRow } from './plain-row.tsx';
import { groupResults, openAtFirst, type ResultGroup } from './result-groups.ts';
import css from './result-list.module.css';

/** Results by group; the line above them says when the answer was given, in the time of the reader's country. */
export function ResultList({ reply, numbers }: { reply: TrackReply; numbers: readonly string[] }) {
  const groups = groupResults(reply.results);
  const open = openAtFirst(groups);
  const { country } = usePlace();
  return (
    <>
      <p className={css.asOf} role="status">
        <FormattedMessage id="track.results.asOf" values={{ time: <Time at={reply.asOf} zone={COUNTRY_TIME_ZONE[country]} show="zoned" /> }} />
      </p>
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
                  <FoundRow waybill={result.waybill} asOf={reply.asOf} open={result.waybillNo === open} />
                ) : (
                  <PlainRow result={result} numbers={numbers} />
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
