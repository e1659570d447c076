import { useSyncExternalStore } from 'react';
import type { JobSummary } from '@amberlane/contract/calls/jobs';
import { FormattedMessage, Link, useMarket } from '@amberlane/core';
import { Icon, icons } from '@amberlane/ui';
import { jobAddress } from './jobs-filter.ts';
import { JobDeadline, JobEmployment, JobPlace, JobText, JobType, LanguageName } from './job-words.tsx';
import css from './job-row.module.css';

const never = () => () => undefined;
/** A deadline within two weeks stands out. */
const SOON_MS = 14 * 86_400_000;
const closesWithin = (ms: number, { closesAt }: JobSummary): boolean => closesAt !== null && Date.parse(closesAt) - Date.now() < ms;

interface JobRowProps {
  readonly job: JobSummary;
  /** Of its heading. */
  readonly level?: 3 | 4;
  /** All of the list are in one country, which its heading names. */
  readonly isCountryNamed?: boolean;
}

/** A position in a list: all of the row leads to it. Name and field stand in a pair, place and contract too; then the deadline. */
export function JobRow({ job, level = 3, isCountryNamed = false }: JobRowProps) {
  const { id, name, type, employment, language } = job;
  const { locale } = useMarket();
  const Heading = `h${level}` as const;
  // The page of the server is kept: only the browser knows how soon it is.
  const isSoon = useSyncExternalStore(never, () => closesWithin(SOON_MS, job), () => false);
  return (
    <li className={css.row}>
      <div className={css.words}>
        <Heading className={css.name}>
          <Link to={jobAddress(id)} className={css.link}>
            <JobText language={language}>{name}</JobText>
          </Link>
        </Heading>
        <p className={css.type}>
          <JobType type={type} />
        </p>
        {language === locale ? null : (
          <p className={css.language}>
            <FormattedMessage id="recruit.written" values={{ language: <LanguageName key="language" language={language} /> }} />
          </p>
        )}
      </div>
      <p className={`${css.fact} ${css.pair}`}>
        <span className={css.place}>
          <JobPlace {...job} isCountryNamed={isCountryNamed} />
        </span>
        <span className={css.employment}>
          <JobEmployment employment={employment} />
        </span>
      </p>
      <p className={`${css.fact} ${css.until}`}>
        <span className={isSoon ? `${css.deadline} ${css.soon}` : css.deadline}>
          <JobDeadline {...job} short />
        </span>
      </p>
      <Icon of={icons.arrow} className={css.arrow} />
    </li>
  );
}
