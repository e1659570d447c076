import type { JobSummary } from '@amberlane/contract/calls/jobs';
import { FormattedMessage } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import { useCountriesOwnFirst } from '../../countries-own-first.ts';
import { FilterFold } from '../../filter-fold/filter-fold.tsx';
import { JobRow } from '../../jobs/job-row.tsx';
import { isFiltered, jobsAddress, type JobsFilter } from '../../jobs/jobs-filter.ts';
import css from './positions.module.css';

interface PositionsProps {
  readonly jobs: readonly JobSummary[];
  /** Of all pages. */
  readonly total: number;
  readonly filter: JobsFilter;
}

/** On phones, of the positions that nobody has searched for. A few more are not worth a press. */
const IN_VIEW = 5;

/** The positions of one page, with how many there are above them. Where nobody has searched, they stand by country as the list of countries does. */
export function Positions({ jobs: found, total, filter }: PositionsProps) {
  const countries = useCountriesOwnFirst().map(({ code }) => code);
  const jobs = isFiltered(filter) ? found : [...found].sort((a, b) => countries.indexOf(a.country) - countries.indexOf(b.country));
  const inView = isFiltered(filter) || jobs.length <= IN_VIEW + 2 ? jobs.length : IN_VIEW;
  const rest = jobs.slice(inView);
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
      <List jobs={jobs.slice(0, inView)} />
      {rest.length === 0 ? null : (
        <>
          <FilterFold className={css.more}>
            <FormattedMessage id="recruit.list.more" values={{ count: rest.length }} />
          </FilterFold>
          <List jobs={rest} />
        </>
      )}
    </section>
  );
}

const List = ({ jobs }: Pick<PositionsProps, 'jobs'>) => (
  <ol role="list" className={css.list}>
    {jobs.map((job) => (
      <JobRow key={job.id} job={job} />
    ))}
  </ol>
);
