import { useRef } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Breadcrumb, StatusMark, Wrap } from '@amberlane/ui';
import { PrintSheet } from '../../share/print-sheet.tsx';
import { PrintHead } from '../../share/print-head.tsx';
import { askPath } from '../../query/track-request.ts';
import { FollowAllLink } from '../../subscription/subscription-link.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { FoundRow } from './found-row.tsx';
import { ListTools } from './list-tools.tsx';
import { LiveNews } from './live-news.tsx';
import { PlainRow } from './plain-row.tsx';
import { QueryFold } from './query-fold.tsx';
import { ResultFilter, resultsInFilter } from './result-filter.tsx';
import { GROUP_STATUS, groupNameId, groupResults } from './result-groups.ts';
import { ResultsTitle } from './results-title.tsx';
import type { AnsweredProps } from './results.tsx';
import css from './many-results.module.css';

/** Parts the name of a group from its count, for those who hear them. */
const SPACE = ' ';

/** Up to so many results stand in one list, each row with its status; longer lists have headings that are seen. */
const SHORT = 8;

/** Several answers, or one without a parcel: a line each, by groups that filters show alone. */
export function ManyResults({ ask, ways, heading, reply, stale, children }: AnsweredProps) {
  const intl = useIntl();
  const filter = useRef<HTMLFieldSetElement>(null);
  const groups = groupResults(reply.results);
  const home = [{ to: '', title: <FormattedMessage id="track.home" /> }];
  const many = reply.results.length > 1;
  const isShort = reply.results.length <= SHORT;
  return (
    <div className={css.page}>
      <PrintHead />
      <div className={css.band}>
        <Wrap className={css.head}>
          <div className={css.text}>
            <Breadcrumb label={intl.formatMessage({ id: 'track.breadcrumb' })} trail={home} here={<FormattedMessage id="track.title" />} />
            <h1 ref={heading} tabIndex={-1} data-arrival="" className={css.title}>
              <ResultsTitle ask={ask} answered />
            </h1>
          </div>
          <div className={css.asked}>
            <QueryFold ask={ask} ways={ways} />
          </div>
        </Wrap>
      </div>
      <Wrap className={css.list}>
        {children}
        <div className={css.bar}>
          {groups.length > 1 ? <ResultFilter choices={filter} groups={groups} /> : null}
          {groups.length > 1 && groups[0]?.group === 'action' ? (
            <p className={css.note}>
              <FormattedMessage id="track.list.sorted" />
            </p>
          ) : null}
          <LiveNews reply={reply} stale={stale} />
        </div>
        {/* Without room beside the filter it is shown after the parcels: on a phone the first of them is in sight. */}
        <div className={css.answer}>
          <AnswerBar asOf={reply.asOf} />
        </div>
        <div className={isShort ? `${css.groups} ${css.short}` : css.groups}>
          {groups.map(({ group, results }) => {
            const mark = (
              <StatusMark status={GROUP_STATUS[group]}>
                <FormattedMessage id={groupNameId(group)} />
              </StatusMark>
            );
            const status = isShort ? mark : null;
            return (
              <section key={group} aria-labelledby={`track-${group}`} className={css.group} data-group={group}>
                <h2 id={`track-${group}`} className={css.groupHead}>
                  {mark}
                  {SPACE}
                  <span className={css.count}>{intl.formatNumber(results.length)}</span>
                </h2>
                <ul role="list">
                  {results.map((result) => (
                    <li key={result.waybillNo}>
                      {result.outcome === 'found' ? (
                        <FoundRow waybill={result.waybill} asOf={reply.asOf} status={status} />
                      ) : (
                        <PlainRow result={result} ask={ask} fieldId={ways.entry.field.id} status={status} />
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
        {many ? (
          <div className={css.end}>
            <ListTools reply={reply} shown={() => resultsInFilter(filter.current, groups)} />
            <FollowAllLink results={reply.results} />
            <p className={css.note}>
              <FormattedMessage id="track.list.note" />
            </p>
          </div>
        ) : null}
        <PrintSheet path={askPath(ask)} asOf={reply.asOf} />
      </Wrap>
    </div>
  );
}
