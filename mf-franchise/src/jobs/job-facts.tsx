import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import type { ShownJob } from './jobs-api.ts';
import { JobDay, JobEmployment, JobPlace, JobType } from './job-words.tsx';
import css from './job-facts.module.css';

interface JobFactsProps {
  readonly job: ShownJob;
  /** The place stands elsewhere on the page. */
  readonly placed?: boolean;
}

/** The position in figures and words, on rules: first until when one can apply. */
export function JobFacts({ job, placed = false }: JobFactsProps) {
  const { publishTime, closesAt, country } = job;
  const facts: readonly { readonly term: string; readonly value: ReactNode }[] = [
    { term: 'job-facts.closes', value: closesAt === null ? <FormattedMessage id="recruit.openEnd" /> : <JobDay at={closesAt} country={country} /> },
    ...(placed ? [] : [{ term: 'job-facts.place', value: <JobPlace {...job} /> }]),
    { term: 'recruit.type', value: <JobType {...job} /> },
    { term: 'job-facts.employment', value: <JobEmployment {...job} /> },
    { term: 'job-facts.published', value: <JobDay at={publishTime} country={country} /> },
  ];
  return (
    <div className={css.facts}>
      <h2 id="facts" className={css.heading}>
        <FormattedMessage id="job-facts.title" />
      </h2>
      <dl className={css.list}>
        {facts.map(({ term, value }) => (
          <div key={term} className={css.fact}>
            <dt className={css.term}>
              <FormattedMessage id={term} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
