/** A position's words: its own, which may be in another language than the page, and those of the page about it. */
import type { ReactNode } from 'react';
import { COUNTRY_TIME_ZONE, LOCALE_FACTS } from '@amberlane/contract/site';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import type { EmploymentType } from '@amberlane/contract/domain/job-types';
import type { JobSummary } from '@amberlane/contract/calls/jobs';
import { langOf } from './job-language.ts';

/** Words of a position, marked with their language where it is not that of the page. */
export function JobText({ language, children }: Pick<JobSummary, 'language'> & { readonly children: ReactNode }) {
  const mark = langOf(language, useMarket().locale);
  return mark.lang === undefined ? children : <span {...mark}>{children}</span>;
}

export const JobType = ({ type }: Pick<JobSummary, 'type'>) => <FormattedMessage id={`recruit.type.${type}`} />;

const EMPLOYMENT: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: 'recruit.employment.fullTime', PART_TIME: 'recruit.employment.partTime', CONTRACTOR: 'recruit.employment.contract', INTERN: 'recruit.employment.internship',
};
export const JobEmployment = ({ employment }: Pick<JobSummary, 'employment'>) => <FormattedMessage id={EMPLOYMENT[employment]} />;

interface JobPlaceProps extends Pick<JobSummary, 'site' | 'country' | 'language'> {
  /** The country stands above already. */
  readonly isCountryNamed?: boolean;
}

/** `Accra, Ghana`, or `Accra`. */
export function JobPlace({ site, country, language, isCountryNamed = false }: JobPlaceProps) {
  const city = (
    <JobText key="site" language={language}>
      {site}
    </JobText>
  );
  if (isCountryNamed) return city;
  return <FormattedMessage id="recruit.place" values={{ site: city, country: <FormattedMessage key="country" id={`shell.country.${country}`} /> }} />;
}

interface Short {
  /** The month by its short name, as in a list. */
  readonly short?: boolean;
}

/** A day where the work is: `14 November 2026`. */
export function JobDay({ at, country, short = false }: { readonly at: string } & Short & Pick<JobSummary, 'country'>) {
  const day = useIntl().formatDate(at, { timeZone: COUNTRY_TIME_ZONE[country], day: 'numeric', month: short ? 'short' : 'long', year: 'numeric' });
  return (
    // Browsers know other names of months than the server's Intl; both are right.
    <time dateTime={at} suppressHydrationWarning>
      {day}
    </time>
  );
}

/** Until when applications are taken. */
export function JobDeadline({ closesAt, country, short }: Short & Pick<JobSummary, 'closesAt' | 'country'>) {
  if (closesAt === null) return <FormattedMessage id="recruit.openEnd" />;
  return <FormattedMessage id="recruit.applyBy" values={{ date: <JobDay key="date" at={closesAt} country={country} {...(short && { short })} /> }} />;
}

/** The language by its own name, for a text that the reader's language lacks. */
export function LanguageName({ language }: Pick<JobSummary, 'language'>) {
  return <bdi lang={LOCALE_FACTS[language].tag}>{LOCALE_FACTS[language].name}</bdi>;
}
