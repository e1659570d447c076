import { useMemo } from 'react';
import { FormattedMessage, useMarket, useSelector } from '@amberlane/core';
import { Tile } from '@amberlane/ui';
import { coverOf } from '../../covers/covers.ts';
import { Section } from '../../section/section.tsx';
import { EntryItem, EntryTitle } from '../../news/entry-title.tsx';
import type { NewsArticle } from '../../news/article-api.ts';
import { newsApi, type NewsQuery } from '../../news/news-api.ts';
import { NewsDate } from '../../news/news-date.tsx';
import { newestQuery, RELATED, relatedQuery } from './article-load.ts';
import css from './related.module.css';

/** Articles of the same kind for the same country, then the newest of the others; left out when there is no other. */
export function Related({ article: { id, type } }: { article: NewsArticle }) {
  const { country, locale } = useMarket();
  const alike = useEntries(useMemo(() => relatedQuery({ type }, { country, locale }), [type, country, locale]));
  const newest = useEntries(useMemo(() => newestQuery({ country, locale }), [country, locale]));
  const others = [...alike, ...newest.filter((entry) => entry.type !== type)].filter((entry) => entry.id !== id).slice(0, RELATED);
  if (others.length === 0) return null;
  return (
    <div className={css.related}>
      <Section id="related" ground="soft" title={<FormattedMessage id="article.related" />}>
        <ul role="list" className={css.entries}>
          {others.map((entry) => (
            <EntryItem key={entry.id} className={css.entry}>
              <Tile of={coverOf(entry.cover)} />
              <div>
                <p className={css.day}>
                  <NewsDate at={entry.publishTime} />
                </p>
                <EntryTitle entry={entry} className={css.title} />
              </div>
            </EntryItem>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** Empty where the question was not asked, or not answered. */
function useEntries(query: NewsQuery) {
  const select = useMemo(() => newsApi.endpoints.news.select(query), [query]);
  return useSelector(select).data?.list ?? [];
}
