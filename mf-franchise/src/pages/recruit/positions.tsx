import type { JobSummary } from '@amberlane/contract/calls/jobs';
import type { Country } from '@amberlane/contract/site';
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

/** On phones, of the positions that nobody has searched for, and the rest of the last one's country. A few more are not worth a press. */
const IN_VIEW = 5;

/** The positions of one page, with how many there are above them. Where nobody has searched, they stand by country as the list of countries does. */
export function Positions({ jobs: found, total, filter }: PositionsProps) {
  const countries = useCountriesOwnFirst().map(({ code }) => code);
  const jobs = isFiltered(filter) ? found : [...found].sort((a, b) => countries.indexOf(a.country) - countries.indexOf(b.country));
  const inView = isFiltered(filter) ? jobs.length : countInView(jobs);
  const rest = jobs.slice(inView);
  const isByCountry = !isFiltered(filter);
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
      <List jobs={jobs.slice(0, inView)} isByCountry={isByCountry} />
      {rest.length === 0 ? null : (
        <>
          <FilterFold className={css.more}>
            <FormattedMessage id="recruit.list.more" values={{ count: rest.length }} />
          </FilterFold>
          <List jobs={rest} isByCountry={isByCountry} />
        </>
      )}
    </section>
  );
}

interface ListProps {
  readonly jobs: readonly JobSummary[];
  readonly isByCountry: boolean;
}

/** How many of the positions by country are shown at first: no country is cut in two. */
function countInView(jobs: readonly JobSummary[]): number {
  const last = jobs[IN_VIEW - 1];
  const count = last ? jobs.findLastIndex(({ country }) => country === last.country) + 1 : jobs.length;
  return jobs.length <= count + 2 ? jobs.length : count;
}

function List({ jobs, isByCountry }: ListProps) {
  if (!isByCountry) return <Rows jobs={jobs} level={3} />;
  return (
    <div className={css.countries}>
      {byCountry(jobs).map(([country, ofCountry]) => (
        <div key={country} className={css.country}>
          <h3 className={css.countryName}>
            <FormattedMessage id={`shell.country.${country}`} />
          </h3>
          <Rows jobs={ofCountry} level={4} isCountryNamed />
        </div>
      ))}
    </div>
  );
}

/** Positions of each country, in the order in which they come. */
function byCountry(jobs: readonly JobSummary[]): (readonly [Country, readonly JobSummary[]])[] {
  return [...new Set(jobs.map(({ country }) => country))].map((country) => [country, jobs.filter((job) => job.country === country)]);
}

interface RowsProps {
  readonly jobs: readonly JobSummary[];
  readonly level: 3 | 4;
  readonly isCountryNamed?: boolean;
}

const Rows = ({ jobs, ...row }: RowsProps) => (
  <ol role="list" className={css.list}>
    {jobs.map((job) => (
      <JobRow key={job.id} job={job} {...row} />
    ))}
  </ol>
);
