/**
 * The newest articles for the reader's country, on the home page: left out when they can't be had. The page needs the messages `news` and
 * `home`. In words alone: drawings and facts of the prose would cost the page before its first touch 7 KB of script.
 */
import { useMemo } from 'react';
import type { Market } from '@amberlane/contract/site';
import { FormattedMessage, useMarket, useSelector, type PageContext } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import { Section } from '../section/section.tsx';
import { langOf } from './article-language.ts';
import { EntryItem, EntryTitle } from './entry-title.tsx';
import { newsApi, type NewsEntry, type NewsQuery } from './news-api.ts';
import { NEWS_PATH } from './news-filter.ts';
import { NewsDate } from './news-date.tsx';
import { NewsType } from './news-type.tsx';
import css from './latest-news.module.css';

const SHOWN = 3;

const queryFor = ({ country, locale }: Market): NewsQuery => ({ locale, country, pageSize: SHOWN });

/** To be called by the page's `load`. A failed call is no failed load. */
export async function loadLatestNews({ site, market }: PageContext): Promise<void> {
  await site.dispatch(newsApi.endpoints.news.initiate(queryFor(market), { subscribe: false }));
}

function useLatestNews(): readonly NewsEntry[] {
  const { country, locale } = useMarket();
  const select = useMemo(() => newsApi.endpoints.news.select(queryFor({ country, locale })), [country, locale]);
  const list = useSelector(select).data?.list;
  // The API lists pinned articles first: here the newest one is.
  return useMemo(() => list?.toSorted((one, other) => other.publishTime.localeCompare(one.publishTime)) ?? [], [list]);
}

export function LatestNews() {
  const { country, locale } = useMarket();
  const entries = useLatestNews();
  if (entries.length === 0) return null;
  return (
    <Section
      id="news"
      title={<FormattedMessage id="news.latest.title" values={{ country }} />}
    >
      <ul role="list" className={css.entries}>
        {entries.map((entry) => (
          <EntryItem key={entry.id} className={css.entry}>
            <p className={css.facts}>
              <b className={css.kind}><NewsType type={entry.type} /></b> <NewsDate at={entry.publishTime} />
            </p>
            <EntryTitle entry={entry} className={css.title} />
            <p className={css.summary} {...langOf(entry.language, locale)}>
              {entry.summary}
            </p>
          </EntryItem>
        ))}
      </ul>
      <TextLink kind="more" to={NEWS_PATH}>
        <FormattedMessage id="news.latest.all" />
      </TextLink>
    </Section>
  );
}
