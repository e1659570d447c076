/** The form of an application for a position: who applies, with which papers; its receipt once it has arrived. */
import { useMemo, type ReactNode } from 'react';
import { BRAND } from '@amberlane/contract/site/brand';
import { definePage, FormattedMessage, useMarket, usePageAddress, useSelector, type PageContext, type PageHead as Head } from '@amberlane/core';
import { ButtonLink, CallFailed, EmptyState, PageHead, Skeleton, Wrap } from '@amberlane/ui';
import { ApplicationForm } from '../../job-application/application-form.tsx';
import { WithoutScript } from '../../job-application/without-script.tsx';
import { JobDrawing } from '../../jobs/job-drawing.tsx';
import { JobFacts } from '../../jobs/job-facts.tsx';
import { isClosedJob, jobsApi, type ShownJob } from '../../jobs/jobs-api.ts';
import { applyAddress, jobAddress, jobsAddress } from '../../jobs/jobs-filter.ts';
import { JobText } from '../../jobs/job-words.tsx';
import { JobsTrail } from '../../jobs/jobs-trail.tsx';
import { isJob, jobIn, jobQuery, loadOneJob } from '../../jobs/one-job.ts';
import { loadLeadForm } from '../../lead-form/lead-calls.ts';
import { LeadColumns } from '../../lead-form/lead-columns.tsx';
import { OfficeCard } from '../../lead-form/office-card.tsx';
import { readOutcome } from '../../lead-form/outcome.ts';
import css from './page.module.css';

function RecruitApply() {
  const { params, search } = usePageAddress();
  const { job: id = '' } = params;
  const { locale } = useMarket();
  const select = useMemo(() => jobsApi.endpoints.job.select(jobQuery(id, { locale })), [id, locale]);
  const { data, error } = useSelector(select);
  // Who has applied in time finds the receipt here afterwards, too.
  const hasApplied = readOutcome(new URLSearchParams(search)).sent !== null;
  if (data) return data.closed && !hasApplied ? <Closed name={<JobText language={data.language}>{data.name}</JobText>} /> : <Shown key={data.id} job={data} />;
  if (error === undefined) return <Waiting />;
  return isClosedJob(error) ? <Closed /> : <Failed id={id} error={error} />;
}

function Shown({ job }: { readonly job: ShownJob }) {
  const name = <JobText language={job.language}>{job.name}</JobText>;
  return (
    <>
      <PageHead
        low
        title={<FormattedMessage id="recruit-apply.heading" values={{ name: <bdi key="name">{name}</bdi> }} />}
        lead={<FormattedMessage id="recruit-apply.lead" />}
        breadcrumb={<JobsTrail past={[{ to: jobAddress(job.id), title: name }]} here={<FormattedMessage id="recruit-apply.crumb" />} />}
        art={<JobDrawing type={job.type} />}
      />
      <LeadColumns
        aside={
          <>
            <JobFacts job={job} />
            <OfficeCard country={job.country} />
          </>
        }
      >
        <WithoutScript job={job} />
        <ApplicationForm job={job} />
      </LeadColumns>
    </>
  );
}

function Closed({ name }: { readonly name?: ReactNode }) {
  const title = name ?? <FormattedMessage id="recruit-apply.title" />;
  return (
    <>
      <PageHead title={title} breadcrumb={<JobsTrail here={title} />} />
      <Wrap className={css.alone}>
        <EmptyState
          level={2}
          title={<FormattedMessage id="recruit-apply.closed.title" />}
          action={
            <ButtonLink kind="primary" to={jobsAddress()}>
              <FormattedMessage id="recruit-apply.all" />
            </ButtonLink>
          }
        >
          <p>
            <FormattedMessage id="recruit-apply.closed.text" />
          </p>
        </EmptyState>
      </Wrap>
    </>
  );
}

const Waiting = () => (
  <Wrap className={css.alone}>
    <Skeleton lines={[40, 80, 80, 60]} slowText={<FormattedMessage id="recruit-apply.slow" />} />
  </Wrap>
);

function Failed({ id, error }: { readonly id: string; readonly error: object }) {
  return (
    <Wrap className={css.alone}>
      <CallFailed error={error} level={1} title={<FormattedMessage id="recruit-apply.failure" />} retry={applyAddress(id)} />
    </Wrap>
  );
}

const loadForm = (context: PageContext): Promise<unknown> => Promise.all([loadOneJob(context), loadLeadForm(context)]);

function applyHead(context: PageContext): Head {
  const { intl } = context;
  const title = intl.formatMessage({ id: 'recruit-apply.title' });
  const name = jobIn(context).data?.name;
  return { title: `${name === undefined ? title : intl.formatMessage({ id: 'recruit-apply.head' }, { name })} | ${BRAND.name}`, description: intl.formatMessage({ id: 'recruit-apply.lead' }) };
}

export default definePage({ component: RecruitApply, valid: isJob, load: loadForm, head: applyHead });
