/** What a reader learns before a case is opened: when we answer each kind of request, and what its statuses mean. */
import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { TextLink, Wrap } from '@amberlane/ui';
import { ANSWER_RANGE } from '../feedback/feedback-values.ts';
import { FilterFold } from '../filter-fold/filter-fold.tsx';
import { FactList } from '../lead-form/fact-list.tsx';
import type { Case } from './case-calls.ts';
import { LANES } from './case-progress.ts';
import css from './case-guide.module.css';

const within = (days: number): ReactNode => <FormattedMessage id="case.answers.days" values={{ days }} />;

/** Kinds of requests by the time of our answer, each with the way to send one. */
export function AnswerTimes() {
  const times: readonly (readonly [kind: string, form: string, time: ReactNode])[] = [
    ['feedback', 'service/feedback', <FormattedMessage id="case.answers.range" values={ANSWER_RANGE} />],
    ['enquiry', 'express/contact-proficient', within(RULES.enquiry.answerDays)],
    ['franchise', 'business/join-us/apply', within(RULES.franchise.answerDays)],
    ['job', 'business/recruit', within(RULES.recruiting.answerDays)],
  ];
  return (
    <section className={css.times} aria-labelledby="case-times">
      <h2 id="case-times" className={css.asideTitle}>
        <FormattedMessage id="case.answers.title" />
      </h2>
      <FactList facts={times.map(([id, form, value]) => ({ id, term: <TextLink to={form}><FormattedMessage id={`case.covers.${id}`} /></TextLink>, value }))} />
    </section>
  );
}

/** Requests that go the same way have one list. */
const WAYS = [
  { id: 'messages', kind: 'feedback' },
  { id: 'franchise', kind: 'franchise' },
  { id: 'job', kind: 'job' },
] as const satisfies readonly { readonly id: string; readonly kind: Case['kind'] }[];

/** What ends a request, or begins it anew, off the usual way. */
const OTHERS = ['DECLINED', 'WITHDRAWN', 'REOPENED', 'CLOSED'] as const satisfies readonly Case['status'][];

/** Each status of the usual way with what it means, and the others; phones fold each list. */
export function StatusGuide() {
  return (
    <section className={css.band} aria-labelledby="case-statuses">
      <Wrap>
        <h2 id="case-statuses">
          <FormattedMessage id="case.guide.title" />
        </h2>
        <div className={css.ways}>
          {WAYS.map(({ id, kind }) => (
            <Guide key={id} id={id}>
              <ol role="list" className={css.statuses}>
                {LANES[kind].map((status) => (
                  <li key={status}>
                    <b>
                      <FormattedMessage id="case.status" values={{ status }} />
                    </b>
                    <p className={css.meaning}>
                      <FormattedMessage id="case.meaning" values={{ status, kind }} />
                    </p>
                  </li>
                ))}
              </ol>
            </Guide>
          ))}
        </div>
        <Guide id="others">
          <ul role="list" className={css.others}>
            {OTHERS.map((status) => (
              <li key={status}>
                <b>
                  <FormattedMessage id="case.status" values={{ status }} />
                </b>
                <p className={css.meaning}>
                  <FormattedMessage id="case.guide.other" values={{ status }} />
                </p>
              </li>
            ))}
          </ul>
        </Guide>
      </Wrap>
    </section>
  );
}

/** A list under its heading; on phones the fold has the words of the heading. */
function Guide({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const title = <FormattedMessage id={`case.guide.${id}`} />;
  return (
    <section className={css.guide} aria-labelledby={`case-way-${id}`}>
      <h3 id={`case-way-${id}`} className={css.way}>
        {title}
      </h3>
      <FilterFold plain>{title}</FilterFold>
      {children}
    </section>
  );
}
