/** The list of articles (spec §2 `article-list`): filtered by links and a plain form, paged, the same without JavaScript. */
import { useEffect, useMemo } from 'react';
import { definePage, FormattedMessage, marketHref, useDispatch, useIntl, usePageAddress, useMarket, useSelector, type PageContext, type PageHead } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, EmptyState, ErrorState, ListState, listStateOf, Notice, PageHead as Head, Pagination, Skeleton, TextLink, Tile, Wrap } from '@amberlane/ui';
import { contentSlice, newsListShown } from '../../content-slice.ts';
import { contentHead } from '../../head/content-head.ts';
import { HomeTrail } from '../../head/home-trail.tsx';
import { newsFeedOf } from '../../news/feed.ts';
import { newsApi } from '../../news/news-api.ts';
import { MOST_LISTED, NEWS_FEED, newsAddress, newsQuery, PAGE_SIZE, pagesOf, readNewsFilter, type NewsFilter } from '../../news/news-filter.ts';
import { Entries } from './entries.tsx';
import { Filters } from './filters.tsx';
import css from './page.module.css';

function ArticleList() {
  const filter = useShownFilter();
  const { data, failed, loading } = useNews(filter);
  const title = <FormattedMessage id="article-list.title" />;
  const state = listStateOf({ loading, failed, ...(data && { count: data.list.length === 0 ? 0 : data.total }), limit: MOST_LISTED });
  return (
    <>
      <Head
        title={<FormattedMessage id="article-list.headline" />}
        lead={<FormattedMessage id="article-list.lead" />}
        breadcrumb={<HomeTrail here={title} />}
        art={<Drawing of={drawings.mast} />}
        low
      />
      <Wrap className={css.page}>
        <Filters filter={filter} types={data?.types ?? []} years={data?.years ?? []} />
        {filter.unreadable ? (
          <Notice tone="attention">
            <FormattedMessage id="article-list.unreadable" />
          </Notice>
        ) : null}
        <ListState
          state={state}
          skeleton={<Skeleton lines={[30, 70, 90, 30, 70, 90]} slowText={<FormattedMessage id="article-list.slow" />} />}
          error={<Failure filter={filter} />}
          empty={<Empty />}
          tooMany={<Notice><FormattedMessage id="article-list.tooMany" values={{ most: MOST_LISTED }} /></Notice>}
        >
          {data ? <Entries entries={data.list} total={data.total} filter={filter} /> : null}
        </ListState>
        <Pages filter={filter} total={data?.total ?? 0} />
        <FeedLink />
      </Wrap>
    </>
  );
}

/** The filter of the address; an article leads back to it. */
function useShownFilter(): NewsFilter {
  const { search } = usePageAddress();
  const dispatch = useDispatch();
  const filter = useMemo(() => readNewsFilter(new URLSearchParams(search)), [search]);
  useEffect(() => void dispatch(newsListShown(newsAddress(filter))), [dispatch, filter]);
  return filter;
}

function useNews(filter: NewsFilter) {
  const { country, locale } = useMarket();
  const select = useMemo(() => newsApi.endpoints.news.select(newsQuery(filter, { country, locale })), [filter, country, locale]);
  const { data, isError, isLoading, isUninitialized } = useSelector(select);
  return { data, failed: isError, loading: isLoading || isUninitialized };
}

function Pages({ filter, total }: { filter: NewsFilter; total: number }) {
  const intl = useIntl();
  return (
    <Pagination
      label={intl.formatMessage({ id: 'article-list.pages' })}
      page={filter.page}
      pages={Math.max(pagesOf(total), total > 0 && filter.page * PAGE_SIZE > total ? filter.page : 0)}
      to={(page) => newsAddress({ ...filter, page })}
      previousText={<FormattedMessage id="article-list.previous" />}
      nextText={<FormattedMessage id="article-list.next" />}
      pageText={(number) => <FormattedMessage id="article-list.page" values={{ number }} />}
    />
  );
}

/** A file of the server, no page of the site. */
function FeedLink() {
  return (
    <p className={css.feed}>
      <TextLink href={marketHref(useMarket(), '') + NEWS_FEED}>
        <FormattedMessage id="article-list.feed" />
      </TextLink>
    </p>
  );
}

function Empty() {
  return (
    <EmptyState
      level={2}
      title={<FormattedMessage id="article-list.empty.title" />}
      art={<Tile of={drawings.search} />}
      action={
        <ButtonLink to={newsAddress({})}>
          <FormattedMessage id="article-list.filter.clear" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id="article-list.empty.text" />
      </p>
    </EmptyState>
  );
}

function Failure({ filter }: { filter: NewsFilter }) {
  return (
    <ErrorState
      level={2}
      title={<FormattedMessage id="article-list.failure.title" />}
      actions={
        <ButtonLink to={newsAddress(filter)}>
          <FormattedMessage id="article-list.failure.retry" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id="article-list.failure.text" />
      </p>
    </ErrorState>
  );
}

async function loadNews({ site, market, search }: PageContext): Promise<void> {
  await site.dispatch(newsApi.endpoints.news.initiate(newsQuery(readNewsFilter(search), market), { subscribe: false }));
}

/** A filtered list is found through the whole one. */
function listHead(context: PageContext): PageHead {
  const head = contentHead({ title: 'article-list.title', description: 'article-list.description' }, context);
  return { ...head, feed: newsFeedOf(context), ...(context.search.size > 0 && { noindex: true }) };
}

export default definePage({ component: ArticleList, head: listHead, load: loadNews, setup: (site) => site.inject(contentSlice) });
