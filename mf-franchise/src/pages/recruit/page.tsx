/** Open positions (spec §2 `business/recruit`): filtered by a plain form, paged by links, the same without JavaScript. */
import { useMemo, type ReactNode } from 'react';
import { BRAND } from '@amberlane/contract/site/brand';
import { definePage, FormattedMessage, useIntl, useMarket, usePageAddress, useSelector, type PageContext, type PageHead } from '@amberlane/core';
import { ButtonLink, CallFailed, Drawing, drawings, EmptyState, ListState, listStateOf, Notice, Pagination, Skeleton, TextLink, Tile, Wrap } from '@amberlane/ui';
import { BrandHead } from '../../brand-head/brand-head.tsx';
import { jobsApi, type JobsPage } from '../../jobs/jobs-api.ts';
import { isFiltered, jobsAddress, jobsQuery, ownQuery, PAGE_SIZE, readJobsFilter, showsOwn, type JobsFilter } from '../../jobs/jobs-filter.ts';
import { JobsTrail } from '../../jobs/jobs-trail.tsx';
import { toReport } from '../../jobs/report-link.tsx';
import { Filters } from './filters.tsx';
import { OwnCountry, useOwn } from './own-country.tsx';
import { Positions } from './positions.tsx';
import { WhatFollows } from './what-follows.tsx';
import css from './page.module.css';

function Recruit() {
  const { search } = usePageAddress();
  const filter = useMemo(() => readJobsFilter(new URLSearchParams(search)), [search]);
  const { data, error, loading } = useJobs(filter);
  const own = useOwn();
  const areAllHere = showsOwn(filter) && data?.total === 0 && (own?.list.length ?? 0) > 0;
  const state = listStateOf({ loading, failed: error !== undefined, ...(data && { count: data.list.length === 0 ? 0 : data.total }) });
  return (
    <>
      <BrandHead low title={<FormattedMessage id="recruit.title" />} lead={showsOwn(filter) ? leadOf(own, data) : <FormattedMessage id="recruit.lead.plain" />} breadcrumb={<JobsTrail />} art={<Drawing of={drawings.rider} />}>
        <span>
          <TextLink to="service/case" className={css.status}>
            <FormattedMessage id="recruit.status" />
          </TextLink>
        </span>
      </BrandHead>
      <Wrap className={css.page}>
        <Filters filter={filter} />
        {filter.unreadable ? (
          <Notice tone="attention">
            <FormattedMessage id="recruit.unreadable" />
          </Notice>
        ) : null}
        {showsOwn(filter) ? <OwnCountry /> : null}
        <Notice>
          <FormattedMessage id="recruit.fraud" values={{ report: toReport }} />
        </Notice>
        {areAllHere ? null : (
          <ListState
            state={state}
            skeleton={<Skeleton lines={[60, 35, 45, 60, 35, 45]} slowText={<FormattedMessage id="recruit.slow" />} />}
            error={<CallFailed error={error} title={<FormattedMessage id="recruit.failure" />} retry={jobsAddress(filter)} />}
            empty={<Empty filter={filter} total={data?.total ?? 0} />}
          >
            {data ? <Positions jobs={data.list} total={data.total} filter={filter} /> : null}
          </ListState>
        )}
        <Pages filter={filter} total={data?.total ?? 0} />
      </Wrap>
      <WhatFollows />
    </>
  );
}

/** How many positions there are and in how many countries, where both lists are whole. */
function leadOf(own: JobsPage | undefined, others: JobsPage | undefined): ReactNode {
  const lists = [own, others].filter((list) => list !== undefined);
  const jobs = lists.flatMap(({ list }) => list);
  const isWhole = lists.length === 2 && jobs.length > 0 && lists.every(({ total, list }) => total === list.length);
  return isWhole ? <FormattedMessage id="recruit.lead" values={{ count: jobs.length, countries: new Set(jobs.map(({ country }) => country)).size }} /> : <FormattedMessage id="recruit.lead.plain" />;
}

function useJobs(filter: JobsFilter) {
  const { country, locale } = useMarket();
  const select = useMemo(() => jobsApi.endpoints.jobs.select(jobsQuery(filter, { country, locale })), [filter, country, locale]);
  const { data, error, isLoading, isUninitialized } = useSelector(select);
  return { data, error, loading: isLoading || isUninitialized };
}

function Pages({ filter, total }: { readonly filter: JobsFilter; readonly total: number }) {
  const intl = useIntl();
  return (
    <Pagination
      label={intl.formatMessage({ id: 'recruit.pages' })}
      page={filter.page}
      pages={Math.ceil(total / PAGE_SIZE)}
      to={(page) => jobsAddress({ ...filter, page })}
      previousText={<FormattedMessage id="recruit.previous" />}
      nextText={<FormattedMessage id="recruit.next" />}
      pageText={(number) => <FormattedMessage id="recruit.page" values={{ number }} />}
    />
  );
}

/** Nothing fits, the page is past the end, or there is nothing at all: each with the way to what there is. */
function Empty({ filter, total }: { readonly filter: JobsFilter; readonly total: number }) {
  if (total === 0 && !isFiltered(filter)) {
    return (
      <EmptyState level={2} title={<FormattedMessage id="recruit.none.title" />} art={<Tile of={drawings.search} />} action={<ContactLink />}>
        <p>
          <FormattedMessage id="recruit.none.text" />
        </p>
      </EmptyState>
    );
  }
  const isPastEnd = total > 0;
  return (
    <EmptyState
      level={2}
      title={<FormattedMessage id="recruit.empty.title" />}
      art={<Tile of={drawings.search} />}
      action={
        <ButtonLink to={jobsAddress(isPastEnd ? { ...filter, page: 1 } : {})}>
          <FormattedMessage id={isPastEnd ? 'recruit.firstPage' : 'recruit.clear'} />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id={isPastEnd ? 'recruit.empty.pastEnd' : 'recruit.empty.text'} />
      </p>
    </EmptyState>
  );
}

const ContactLink = () => (
  <ButtonLink to="service/contact-us">
    <FormattedMessage id="recruit.none.contact" />
  </ButtonLink>
);

async function loadJobs({ site, market, search }: PageContext): Promise<void> {
  const filter = readJobsFilter(search);
  const queries = [jobsQuery(filter, market), ...(showsOwn(filter) ? [ownQuery(market)] : [])];
  await Promise.all(queries.map((query) => site.dispatch(jobsApi.endpoints.jobs.initiate(query, { subscribe: false }))));
}

/** A filtered list is found through the whole one. */
function recruitHead({ intl, market, search }: PageContext): PageHead {
  const named = { brand: BRAND.name, country: intl.formatMessage({ id: `shell.country.${market.country}` }) };
  return {
    title: intl.formatMessage({ id: 'recruit.head' }, named),
    description: intl.formatMessage({ id: 'recruit.description' }, named),
    ...(search.size > 0 && { noindex: true }),
  };
}

export default definePage({ component: Recruit, head: recruitHead, load: loadJobs });
