import type { JobSummary } from '@amberlane/contract/calls/jobs';
import { FormattedMessage, Link, useMarket } from '@amberlane/core';
import { Icon, icons } from '@amberlane/ui';
import { jobAddress } from './jobs-filter.ts';
import { JobDay, JobDeadline, JobEmployment, JobPlace, JobText, JobType, LanguageName } from './job-words.tsx';
import css from './job-row.module.css';

/** A position in a list: all of the row leads to it. Name and field, place and contract, deadline and day of publication stand in pairs. */
export function JobRow({ job }: { readonly job: JobSummary }) {
  const { id, name, type, employment, publishTime, country, language } = job;
  const { locale } = useMarket();
  return (
    <li className={css.row}>
      <div className={css.words}>
        <h3 className={css.name}>
          <Link to={jobAddress(id)} className={css.link}>
            <JobText language={language}>{name}</JobText>
          </Link>
        </h3>
        <p>
          <JobType type={type} />
        </p>
        {language === locale ? null : (
          <p className={css.language}>
            <FormattedMessage id="recruit.written" values={{ language: <LanguageName key="language" language={language} /> }} />
          </p>
        )}
      </div>
      <p className={css.fact}>
        <span className={css.place}>
          <JobPlace {...job} />
        </span>
        <span>
          <JobEmployment employment={employment} />
        </span>
      </p>
      <p className={`${css.fact} ${css.days}`}>
        <span className={css.deadline}>
          <JobDeadline {...job} short />
        </span>
        <span>
          <FormattedMessage id="recruit.published" values={{ date: <JobDay key="date" at={publishTime} country={country} short /> }} />
        </span>
      </p>
      <Icon of={icons.arrow} className={css.arrow} />
    </li>
  );
}
