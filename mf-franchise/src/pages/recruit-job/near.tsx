import { useMemo } from 'react';
import { FormattedMessage, useMarket, useSelector } from '@amberlane/core';
import { Wrap } from '@amberlane/ui';
import { JobRow } from '../../jobs/job-row.tsx';
import { jobsApi, type JobsQuery, type ShownJob } from '../../jobs/jobs-api.ts';
import { NEAR, sameCountry, sameType } from './job-load.ts';
import css from './near.module.css';

/** Other positions of its country, or of its field where the country has no other; nothing where there is neither. */
export function Near({ job }: { readonly job: ShownJob }) {
  const { locale } = useMarket();
  const ofCountry = useOthers(job, useMemo(() => sameCountry(job, { locale }), [job, locale]));
  const ofType = useOthers(job, useMemo(() => sameType(job, { locale }), [job, locale]));
  const others = ofCountry.length > 0 ? ofCountry : ofType;
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="near" className={css.near}>
      <Wrap>
        <h2 id="near" className={css.heading}>
          {ofCountry.length > 0 ? (
            <FormattedMessage id="recruit-job.near" values={{ country: <FormattedMessage key="country" id={`shell.country.${job.country}`} /> }} />
          ) : (
            <FormattedMessage id="recruit-job.similar" />
          )}
        </h2>
        <ul role="list" className={css.list}>
          {others.map((other) => (
            <JobRow key={other.id} job={other} />
          ))}
        </ul>
      </Wrap>
    </section>
  );
}

function useOthers({ id }: ShownJob, query: JobsQuery) {
  const select = useMemo(() => jobsApi.endpoints.jobs.select(query), [query]);
  return (useSelector(select).data?.list ?? []).filter((job) => job.id !== id).slice(0, NEAR);
}
