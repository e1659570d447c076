/** One position: what the work is, where, until when, and how to apply. */
import { useMemo } from 'react';
import { definePage, FormattedMessage, useMarket, usePageAddress, useSelector } from '@amberlane/core';
import { ButtonLink, CallFailed, EmptyState, Notice, PageHead, Skeleton, TextLink, Wrap } from '@amberlane/ui';
import { ApplyBar } from '../../apply-bar/apply-bar.tsx';
import { DotList } from '../../dot-list/dot-list.tsx';
import { isClosedJob, jobsApi, type ShownJob } from '../../jobs/jobs-api.ts';
import { applyAddress, jobAddress, jobsAddress } from '../../jobs/jobs-filter.ts';
import { JobDrawing } from '../../jobs/job-drawing.tsx';
import { JobFacts } from '../../jobs/job-facts.tsx';
import { langOf } from '../../jobs/job-language.ts';
import { JobDay, JobPlace, JobText, LanguageName } from '../../jobs/job-words.tsx';
import { JobsTrail } from '../../jobs/jobs-trail.tsx';
import { isJob, jobQuery } from '../../jobs/one-job.ts';
import { HowToApply } from './how-to-apply.tsx';
import { jobHead, loadJob } from './job-load.ts';
import { Near } from './near.tsx';
import css from './page.module.css';

function RecruitJob() {
  const { job: id = '' } = usePageAddress().params;
  const { locale } = useMarket();
  const select = useMemo(() => jobsApi.endpoints.job.select(jobQuery(id, { locale })), [id, locale]);
  const { data, error } = useSelector(select);
  if (data) return <Shown job={data} />;
  if (error === undefined) return <Waiting />;
  return isClosedJob(error) ? <Gone /> : <Failed id={id} error={error} />;
}

function Shown({ job }: { readonly job: ShownJob }) {
  const { locale } = useMarket();
  const { name, language, description, closed } = job;
  const title = <JobText language={language}>{name}</JobText>;
  return (
    <article>
      <PageHead low title={title} lead={<JobPlace {...job} />} breadcrumb={<JobsTrail here={title} />} art={<JobDrawing type={job.type} />} />
      <Wrap className={css.columns}>
        <aside className={css.aside} aria-labelledby="facts">
          {closed ? null : (
            <div className={css.apply}>
              <ButtonLink kind="primary" wide to={applyAddress(job.id)}>
                <FormattedMessage id="recruit-job.apply" />
              </ButtonLink>
            </div>
          )}
          <JobFacts job={job} placed />
        </aside>
        <div className={css.text}>
          {closed ? <Closed job={job} /> : null}
          {language === locale ? null : (
            <Notice>
              <FormattedMessage id="recruit-job.language" values={{ language: <LanguageName key="language" language={language} /> }} />
            </Notice>
          )}
          <Description of={description} mark={langOf(language, locale)} />
          {closed ? null : <HowToApply job={job} />}
          <p>
            <BackToList />
          </p>
        </div>
      </Wrap>
      <Near job={job} />
      {closed ? null : (
        <ApplyBar to={applyAddress(job.id)}>
          <FormattedMessage id="recruit-job.apply" />
        </ApplyBar>
      )}
    </article>
  );
}

/** Parts of a description in their order, where it has three. */
const PARTS = ['tasks', 'profile', 'offer'] as const;

function Description({ of, mark }: { readonly of: ShownJob['description']; readonly mark: ReturnType<typeof langOf> }) {
  const inParts = of.length === PARTS.length;
  return (
    <section aria-labelledby="description">
      <h2 id="description" className={css.heading}>
        <FormattedMessage id="recruit-job.work" />
      </h2>
      <div className={css.description}>
        {of.map((paragraph, index) => (
          <div key={index} className={inParts ? css.described : undefined}>
            {inParts ? (
              <h3 className={css.part}>
                <FormattedMessage id={`recruit-job.part.${PARTS[index] ?? 'tasks'}`} />
              </h3>
            ) : null}
            <Points of={paragraph.split('\n')} mark={mark} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** The lines of a paragraph: a list where there are several. */
function Points({ of, mark }: { readonly of: readonly string[]; readonly mark: ReturnType<typeof langOf> }) {
  if (of.length === 1) return <p {...mark}>{of}</p>;
  return <DotList points={of} className={css.points} {...mark} />;
}

/** The time is over; the text stays for those who have applied. */
function Closed({ job: { closesAt, country } }: { readonly job: ShownJob }) {
  return (
    <Notice tone="attention">
      <p>
        <strong>
          <FormattedMessage id="recruit-job.closed.title" />
        </strong>
      </p>
      {closesAt === null ? null : (
        <p>
          <FormattedMessage id="recruit-job.closed.day" values={{ date: <JobDay key="date" at={closesAt} country={country} /> }} />
        </p>
      )}
      <p>
        <TextLink to={jobsAddress()}>
          <FormattedMessage id="recruit-job.all" />
        </TextLink>
      </p>
    </Notice>
  );
}

const BackToList = () => (
  <TextLink kind="back" to={jobsAddress()}>
    <FormattedMessage id="recruit-job.all" />
  </TextLink>
);

function Waiting() {
  return (
    <Wrap className={css.columns}>
      <Skeleton lines={[30, 80, 95, 90, 60]} slowText={<FormattedMessage id="recruit-job.slow" />} />
    </Wrap>
  );
}

/** Filled or withdrawn before its time. */
function Gone() {
  const title = <FormattedMessage id="recruit-job.closed.title" />;
  return (
    <>
      <PageHead title={title} breadcrumb={<JobsTrail here={title} />} />
      <Wrap className={css.columns}>
        <EmptyState
          level={2}
          title={<FormattedMessage id="recruit-job.gone.title" />}
          action={
            <ButtonLink kind="primary" to={jobsAddress()}>
              <FormattedMessage id="recruit-job.all" />
            </ButtonLink>
          }
        >
          <p>
            <FormattedMessage id="recruit-job.gone.text" />
          </p>
        </EmptyState>
      </Wrap>
    </>
  );
}

function Failed({ id, error }: { readonly id: string; readonly error: object }) {
  return (
    <Wrap className={css.columns}>
      <CallFailed error={error} level={1} title={<FormattedMessage id="recruit-job.failure" />} retry={jobAddress(id)} actions={<BackToList />} />
    </Wrap>
  );
}

export default definePage({ component: RecruitJob, valid: isJob, load: loadJob, head: jobHead });
