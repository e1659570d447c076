import type { JobSummary } from '@amberlane/contract/calls/jobs';
import { FormattedMessage } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import { JobRow } from '../../jobs/job-row.tsx';
import { isFiltered, jobsAddress, type JobsFilter } from '../../jobs/jobs-filter.ts';
import css from './positions.module.css';

interface PositionsProps {
  readonly jobs: readonly JobSummary[];
  /** Of all pages. */
  readonly total: number;
  readonly filter: JobsFilter;
}

/** The positions of one page, with how many there are above them. */
export function Positions({ jobs, total, filter }: PositionsProps) {
  return (
    <section aria-labelledby="positions">
      <div className={css.head}>
        <h2 id="positions" className={css.count}>
          <FormattedMessage id={isFiltered(filter) ? 'recruit.list' : 'recruit.list.others'} values={{ count: total }} />
        </h2>
        {isFiltered(filter) ? (
          <TextLink to={jobsAddress()}>
            <FormattedMessage id="recruit.clear" />
          </TextLink>
        ) : null}
      </div>
      <ol role="list" className={css.list}>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ol>
    </section>
  );
}
