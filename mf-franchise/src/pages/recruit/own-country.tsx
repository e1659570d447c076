import { useMemo } from 'react';
import { FormattedMessage, useMarket, useSelector } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import { JobRow } from '../../jobs/job-row.tsx';
import { jobsApi } from '../../jobs/jobs-api.ts';
import { jobsAddress, ownQuery } from '../../jobs/jobs-filter.ts';
import css from './positions.module.css';

/** The newest positions in the reader's country; undefined until they are known. */
export function useOwn() {
  const { country, locale } = useMarket();
  const select = useMemo(() => jobsApi.endpoints.jobs.select(ownQuery({ country, locale })), [country, locale]);
  return useSelector(select).data;
}

/** The newest positions in the reader's country, above those of the others; nothing where there are none. */
export function OwnCountry() {
  const { country } = useMarket();
  const data = useOwn();
  if (!data || data.list.length === 0) return null;
  const name = <FormattedMessage key="country" id={`shell.country.${country}`} />;
  return (
    <section aria-labelledby="own-positions">
      <div className={css.head}>
        <h2 id="own-positions" className={css.count}>
          <FormattedMessage id="recruit.own" values={{ count: data.total, country: name }} />
        </h2>
        {data.total > data.list.length ? (
          <TextLink to={jobsAddress({ country })}>
            <FormattedMessage id="recruit.own.all" values={{ count: data.total, country: name }} />
          </TextLink>
        ) : null}
      </div>
      <ol role="list" className={css.list}>
        {data.list.map((job) => (
          <JobRow key={job.id} job={job} isCountryNamed />
        ))}
      </ol>
    </section>
  );
}
